/** What followed from an action, line by line: gold, cards, meeples, camels, buildings, whims. */

import {
  cardsSaid,
  djinnSaid,
  FRONT,
  itemsSaid,
  thiefSaid,
  tribesSaid,
  whimGold,
  whimSaid,
  type Counts,
} from '../words';
import { gains, losses, type Deed } from './deeds';
import { coins, icon, icons, said, type Context, type Icon, type Said } from './lines';

export interface Result {
  readonly said: Said;
  readonly icons: readonly Icon[];
  readonly seat: number | null;
  readonly tone?: 'cheer';
}

const result = (what: Said, pictures: readonly Icon[], seat: number | null): Result => ({
  said: what,
  icons: pictures,
  seat,
});
const bySeat = <Value>(record: Readonly<Record<string, Value>> | undefined): [number, Value][] =>
  Object.entries(record ?? {}).map(([seat, value]) => [Number(seat), value]);

/** Questions that come when the tribe has done its work. */
const LATE = /^(kill|thief|tile|last|bid|outbid|give|take|keep|ring|lamp)/;

/** Sources of gold that the deed or the whim has told. */
const TOLD = new Set(['bid', 'market', 'outbid', 'sale', 'whim']);

/** Gold by where it came from; what is no tribe and not Yazid is a djinn. */
function goldLine({ name }: Context, seat: number, source: string, n: number): Result {
  const who = name(seat);
  if (source === 'yazid') return result(said('log.gold.yazid', { name: who, gold: -n }), [coins(-n)], seat);
  if (source === 'builders')
    return result(said('log.builders', { name: who, gold: n }), [icon('meeple', 'blue'), coins(n)], seat);
  return result(
    said('log.gold.gains.djinn', { name: who, gold: n, djinn: djinnSaid(source) }),
    [icon('djinn', source), coins(n)],
    seat,
  );
}

/** Gold whose source the server did not tell. */
function otherGold({ happened: { gold, change }, name }: Context): Result[] {
  return bySeat(gold).flatMap(([seat, amount]) => {
    const n = Object.values(change?.gold_by?.[String(seat)] ?? {}).reduce((left, told) => left - told, amount);
    if (!n) return [];
    const key = n > 0 ? 'log.gold.gains' : 'log.gold.loses';
    return [result(said(key, { name: name(seat), gold: Math.abs(n) }), [coins(Math.abs(n))], seat)];
  });
}

function goldLines(context: Context): Result[] {
  const sourced = bySeat(context.happened.change?.gold_by).flatMap(([seat, sources]) =>
    Object.entries(sources).flatMap(([source, n]) => (TOLD.has(source) ? [] : [goldLine(context, seat, source, n)])),
  );
  return [...sourced, ...otherGold(context)];
}

function cardLines({ happened, tribe, mover, name }: Context, deed: Deed | undefined): Result[] {
  return bySeat(happened.cards).flatMap(([seat, counts]) => {
    const isOwn = seat === happened.seat;
    if (isOwn && deed?.told.includes('cards')) return [];
    const got = gains(counts);
    const lost = isOwn && deed?.told.includes('payment') ? {} : losses(counts);
    const isMerchants = seat === mover && tribe === 'green' && !LATE.test(happened.ask);
    const lines: Result[] = [];
    if (Object.keys(got).length) {
      const key = isMerchants ? 'log.merchants' : 'log.cards.gains';
      lines.push(result(said(key, { name: name(seat), what: cardsSaid(got) }), icons('card', got), seat));
    }
    if (Object.keys(lost).length)
      lines.push(
        result(said('log.cards.loses', { name: name(seat), what: cardsSaid(lost) }), icons('card', lost), seat),
      );
    return lines;
  });
}

function itemLines({ happened, name }: Context, deed: Deed | undefined): Result[] {
  return bySeat(happened.items).flatMap(([seat, counts]) => {
    if (seat === happened.seat && deed?.told.includes('items')) return [];
    const lines: Result[] = [];
    const got = gains(counts);
    const lost = losses(counts);
    if (Object.keys(got).length)
      lines.push(result(said('log.items.gains', { name: name(seat), what: itemsSaid(got) }), icons('item', got), seat));
    if (Object.keys(lost).length)
      lines.push(
        result(said('log.items.loses', { name: name(seat), what: itemsSaid(lost) }), icons('item', lost), seat),
      );
    return lines;
  });
}

const coloured = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([word, n]) => [FRONT[word] ?? word, n]));

function collectedLines({ happened, at, mover, name }: Context): Result[] {
  const { collected } = happened.change ?? {};
  if (!collected) return [];
  const what = said('log.collects', { name: name(mover), tile: at, what: tribesSaid(collected) });
  return [result(what, icons('meeple', collected), mover)];
}

/** What is in front of a seat now, but for what it collected itself. */
function frontOf({ kept, mover }: Context, seat: number, counts: Counts): Counts {
  const all = Object.entries(coloured(counts));
  return Object.fromEntries(all.map(([colour, n]) => [colour, seat === mover && n > 0 ? n - (kept[colour] ?? 0) : n]));
}

function frontLines(context: Context, deed: Deed | undefined): Result[] {
  const { happened, name } = context;
  return bySeat(happened.change?.front).flatMap(([seat, counts]) => {
    const now = frontOf(context, seat, counts);
    const got = gains(now);
    const lost = seat === happened.seat && deed?.told.includes('payment') ? {} : losses(now);
    const isVictim = happened.ask === 'kill';
    const lines: Result[] = [];
    if (Object.keys(got).length)
      lines.push(
        result(said('log.front.gains', { name: name(seat), what: tribesSaid(got) }), icons('meeple', got), seat),
      );
    if (Object.keys(lost).length && !isVictim)
      lines.push(
        result(said('log.front.loses', { name: name(seat), what: tribesSaid(lost) }), icons('meeple', lost), seat),
      );
    return lines;
  });
}

function djinnLines({ happened, name }: Context, deed: Deed | undefined): Result[] {
  if (deed?.told.includes('djinns')) return [];
  const moved = (record: Readonly<Record<string, Counts>> | undefined, kind: 'djinn' | 'thief'): Result[] =>
    bySeat(record).flatMap(([seat, counts]) =>
      Object.entries(counts).map(([word, n]) => {
        if (kind === 'thief')
          return result(
            said(n > 0 ? 'log.thieves.gains' : 'log.thieves.loses', { name: name(seat), thief: thiefSaid(word) }),
            [icon('thief', word)],
            seat,
          );
        return result(
          said(n > 0 ? 'log.djinns.gains' : 'log.djinns.loses', { name: name(seat), djinn: djinnSaid(word) }),
          [icon('djinn', word)],
          seat,
        );
      }),
    );
  return [
    ...moved(happened.change?.djinns, 'djinn'),
    ...(deed?.told.includes('thieves') ? [] : moved(happened.change?.thieves, 'thief')),
  ];
}

function tileLines({ happened, name }: Context, deed: Deed | undefined): Result[] {
  return Object.entries(happened.change?.tiles ?? {}).flatMap(([tile, now]) => {
    const lines: Result[] = [];
    const { owner, piece } = now;
    if (typeof owner === 'number') {
      const kind = piece === 'tent' ? 'tent' : 'camel';
      lines.push(
        result(
          said(kind === 'tent' ? 'log.tent' : 'log.camel', { name: name(owner), tile }),
          [icon(kind, String(owner))],
          owner,
        ),
      );
    }
    if (deed?.told.includes('tiles')) return lines;
    for (const building of ['palm', 'palace'] as const)
      if (`${building}s` in now)
        lines.push(
          result(said(building === 'palm' ? 'log.palm' : 'log.palace', { tile }), [icon('symbol', building)], null),
        );
    return lines;
  });
}

function whimLines({ happened, name }: Context): Result[] {
  return bySeat(happened.change?.fulfilled).flatMap(([seat, whims]) =>
    whims.flatMap((whim) => {
      const gold = whimGold(whim);
      const done = said('log.whim.fulfilled', { name: name(seat), whim: whimSaid(whim) });
      const cheer = said('log.whim.celebrated', { name: name(seat), gold });
      return [
        { ...result(done, [icon('whim', whim)], seat), tone: 'cheer' as const },
        { ...result(cheer, [coins(gold)], seat), tone: 'cheer' as const },
      ];
    }),
  );
}

function pileLines({ happened }: Context): Result[] {
  const items = happened.discarded?.['items'] ?? {};
  const djinns = Object.keys(happened.discarded?.['djinns'] ?? {});
  const lines: Result[] = [];
  if (Object.keys(items).length)
    lines.push(result(said('log.discarded', { what: itemsSaid(items) }), icons('item', items), null));
  if (djinns.length)
    lines.push(
      result(
        said('log.discarded', { what: djinns.map(djinnSaid).join(', ') }),
        djinns.map((djinn) => icon('djinn', djinn)),
        null,
      ),
    );
  for (const pile of ['cards', 'items', 'djinns'] as const)
    if (happened.shuffled?.[pile]) lines.push(result(said(`log.shuffled.${pile}`), [], null));
  return lines;
}

/** Everything that followed and that the deed's own words do not say. */
export function resultsOf(context: Context, deed: Deed | undefined): Result[] {
  return [
    ...collectedLines(context),
    ...frontLines(context, deed),
    ...cardLines(context, deed),
    ...itemLines(context, deed),
    ...djinnLines(context, deed),
    ...tileLines(context, deed),
    ...goldLines(context),
    ...whimLines(context),
    ...pileLines(context),
  ];
}
