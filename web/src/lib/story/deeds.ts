/** What somebody did, as a line: one form for every answer but drops and draws, which are told together. */

import type { Key } from '../../i18n';
import type { Happened } from '../../wire/types';
import {
  cardsSaid,
  counted,
  djinnSaid,
  itemSaid,
  paymentSaid,
  thiefSaid,
  tribeSaid,
  tribesSaid,
  whimSaid,
  type Counts,
} from '../words';
import { coins, icon, icons, said, type Context, type Icon, type Said } from './lines';

/** A deed in words, and what of its results the words already say of the one who did it. */
export interface Deed {
  readonly said: Said;
  readonly icons: readonly Icon[];
  readonly told: readonly ('cards' | 'items' | 'djinns' | 'thieves' | 'payment' | 'tiles')[];
}

const gains = (counts: Counts | undefined): Counts => filtered(counts, (n) => n > 0);
const losses = (counts: Counts | undefined): Counts =>
  Object.fromEntries(Object.entries(counts ?? {}).flatMap(([word, n]) => (n < 0 ? [[word, -n]] : [])));
const filtered = (counts: Counts | undefined, keep: (n: number) => boolean): Counts =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([, n]) => keep(n)));

/** The pictures of a payment such as `elder.fakir`. */
function paid(payment = ''): Icon[] {
  const parts = counted(payment.split('.').filter(Boolean));
  return Object.entries(parts).map(([part, n]) =>
    part === 'fakir' ? icon('card', 'fakir', n) : icon('meeple', part === 'elder' ? 'white' : 'purple', n),
  );
}

/** What somebody got or paid for what he did himself, without what djinns and whims add. */
const goldOf = ({ change, seat }: Happened, source: string): number =>
  Math.abs(change?.gold_by?.[String(seat)]?.[source] ?? 0);

type Teller = (context: Context, name: string) => Deed | undefined;

const deed = (key: Key, args: Said['args'], pictures: readonly Icon[] = [], told: Deed['told'] = []): Deed => ({
  said: said(key, args),
  icons: pictures,
  told,
});

function bid({ answer, happened }: Context, name: string): Deed {
  const { price = 0, fakirs = 0 } = answer;
  const gold = goldOf(happened, 'bid');
  if (fakirs)
    return deed(
      'log.bid.fakirs',
      { name, price, gold, n: fakirs },
      [coins(gold), icon('card', 'fakir', fakirs)],
      ['cards'],
    );
  // Who has less than the only price left pays what there is.
  if (gold < price) return deed('log.bid.broke', { name, price, gold }, [coins(gold)]);
  return deed('log.bid', { name, price }, [coins(gold)]);
}

function kill({ answer, happened, name: nameOf }: Context, name: string): Deed {
  const victims = counted(answer.colours);
  const pictures = [...icons('meeple', victims), ...icons('card', losses(happened.cards?.[String(happened.seat)]))];
  const what = tribesSaid(victims);
  return answer.seat === undefined
    ? deed('log.kill.tile', { name, tile: answer.tile ?? '', what }, pictures)
    : deed('log.kill.seat', { name, victim: nameOf(answer.seat), what }, pictures);
}

function buyCards({ happened }: Context, name: string): Deed {
  const seat = String(happened.seat);
  const cards = gains(happened.cards?.[seat]);
  const gold = goldOf(happened, 'market');
  return deed(
    'log.buy.cards',
    { name, gold, what: cardsSaid(cards) },
    [...icons('card', cards), coins(gold)],
    ['cards'],
  );
}

function sell({ happened, answer }: Context, name: string): Deed {
  const gold = goldOf(happened, 'sale');
  const cards = counted(answer.cards);
  return deed('log.sell', { name, gold, what: cardsSaid(cards) }, [...icons('card', cards), coins(gold)], ['cards']);
}

function takeWhim({ happened }: Context, name: string): Deed {
  const whim = Object.keys(happened.whims?.[String(happened.seat)] ?? {})[0] ?? '';
  return deed('log.take.whim', { name, whim: whimSaid(whim) }, [icon('whim', whim)]);
}

function djinn(key: Key): Teller {
  return ({ answer: { djinn = '', payment } }, name) =>
    deed(
      key,
      { name, djinn: djinnSaid(djinn), payment: payment ? paymentSaid(payment) : '' },
      [icon('djinn', djinn), ...paid(payment)],
      ['djinns', 'payment'],
    );
}

function thief(key: Key): Teller {
  return ({ answer: { thief = '', payment } }, name) =>
    deed(
      key,
      { name, thief: thiefSaid(thief), payment: payment ? paymentSaid(payment) : '' },
      [icon('thief', thief), ...paid(payment)],
      ['thieves', 'payment'],
    );
}

function item(key: Key): Teller {
  return ({ answer: { item = '' } }, name) =>
    deed(key, { name, item: itemSaid(item) }, [icon('item', item)], ['items']);
}

function cards(key: Key): Teller {
  return ({ answer }, name) => {
    const named = counted(answer.cards);
    return deed(key, { name, what: cardsSaid(named) }, icons('card', named), ['cards']);
  };
}

function place(key: Key, building?: 'palm' | 'palace'): Teller {
  return ({ answer }, name) =>
    deed(
      key,
      { name, tile: answer.tile ?? '' },
      building ? [icon('symbol', building)] : [],
      building || key === 'log.give.tile' ? ['tiles'] : [],
    );
}

/** What a pass says depends on the question; many say nothing worth a line. */
function pass({ happened }: Context, name: string): Deed | undefined {
  const grew = Object.keys(happened.change?.tiles ?? {}).length > 0;
  switch (happened.ask) {
    case 'move':
      return deed('log.pass.move', { name });
    case 'kill':
      return deed('log.pass.kill', { name });
    case 'thief':
      return deed('log.pass.thief', { name });
    case 'claim':
      return deed('log.pass.claim', { name });
    case 'outbid':
      return deed('log.pass.outbid', { name });
    case 'tile':
      return grew ? undefined : deed('log.pass.tile', { name });
    default:
      return undefined;
  }
}

const TELLERS: Readonly<Record<string, Teller>> = {
  bid,
  use: djinn('log.use'),
  'use.thief': thief('log.use.thief'),
  play: item('log.play'),
  fakirs: ({ answer: { fakirs = 0 } }, name) =>
    fakirs ? deed('log.fakirs', { name, n: fakirs }, [icon('card', 'fakir', fakirs)], ['cards']) : undefined,
  'kill.tile': kill,
  'kill.seat': kill,
  'buy.cards': buyCards,
  'buy.djinn': djinn('log.buy.djinn'),
  'buy.thief': thief('log.buy.thief'),
  craft: ({ answer, at }, name) =>
    deed('log.craft', { name, tile: at, payment: paymentSaid(answer.payment ?? '') }, paid(answer.payment), [
      'payment',
    ]),
  'take.whim': takeWhim,
  'take.djinn': djinn('log.take.djinn'),
  'take.deck': (_, name) => deed('log.take.deck', { name }),
  'take.item': item('log.take.item'),
  'take.cards': cards('log.take.cards'),
  'keep.item': item('log.keep.item'),
  keep: (_, name) => deed('log.keep.item.unseen', { name }, [icon('item', '?')], ['items']),
  'keep.djinn': djinn('log.keep.djinn'),
  'give.cards': cards('log.give.cards'),
  'give.djinn': djinn('log.give.djinn'),
  'give.tile': place('log.give.tile'),
  'give.palm': place('log.give.palm', 'palm'),
  'give.palace': place('log.give.palace', 'palace'),
  'give.item': item('log.give.item'),
  'put.palm': place('log.put.palm', 'palm'),
  'put.palace': place('log.put.palace', 'palace'),
  claim: place('log.claim'),
  redirect: ({ answer }, name) =>
    deed(
      'log.redirect',
      { name, tile: answer.tile ?? '', payment: paymentSaid(answer.payment ?? '') },
      paid(answer.payment),
      ['payment'],
    ),
  remove: ({ answer }, name) => {
    const gone = counted(answer.colours);
    return deed('log.remove', { name, tile: answer.tile ?? '', what: tribesSaid(gone) }, icons('meeple', gone));
  },
  at: place('log.at'),
  from: place('log.from'),
  sell,
  outbid: ({ happened }, name) => {
    const gold = goldOf(happened, 'outbid');
    return deed('log.outbid', { name, gold }, [coins(gold)]);
  },
  carpet: ({ answer }, name) =>
    deed(
      'log.carpet',
      { name, tribe: tribeSaid(answer.colours[0] ?? ''), tile: answer.tile ?? '' },
      [icon('item', 'carpet')],
      ['items'],
    ),
  pass,
};

/** The line of an answer; nothing where its results say it all (placing a camel, going on). */
export function deedOf(context: Context): Deed | undefined {
  const { seat } = context.happened;
  return TELLERS[context.answer.kind]?.(context, context.name(seat ?? 0));
}

export { gains, losses };
