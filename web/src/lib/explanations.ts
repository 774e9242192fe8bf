/** The explanation of a thing: a title, a picture, facts and sentences. */

import { COLOURS } from './answers';
import type { Topic } from './explains';
import { named, t, tAny } from './i18n.svelte';
import {
  back,
  cardFace,
  djinnFace,
  featureIcon,
  itemFace,
  meeple,
  symbol,
  thiefFace,
  tileFace,
  whimFace,
  camelOf,
  tentOf,
  markerOf,
  seatLook,
  type SymbolName,
} from './pictures';
import {
  cardSaid,
  coloursOf,
  counted,
  djinnCard,
  djinnSaid,
  featureSaid,
  featuresOf,
  isCard,
  isColour,
  isDjinn,
  isItem,
  isThief,
  isTileFace,
  isWhim,
  itemSaid,
  needsOf,
  needsSaid,
  thiefSaid,
  tileSaid,
  tribeSaid,
  whimGold,
} from './words';
import { factsInPlay, itemPrinted, thiefPoints, tilePrinted } from './printed.svelte';
import { doubtOf, doubtOfTrack, type Grade } from '../rules/doubts';
import { CARDS, COUNT_WITH, DJINNS, ITEMS, REVISED_WITH, THIEVES, TILES, type TileWord } from '../wire/catalogue';
import { MORE_ABOUT, PARTS } from '../wire/rulebook';
import type { Look } from '../wire/types';

interface Fact {
  readonly src: string;
  readonly text: string;
  /** Where no published source confirms it. */
  readonly grade?: Grade | undefined;
}
export interface Explanation {
  readonly title: string;
  readonly src?: string | undefined;
  /** Short, with a picture each. */
  readonly facts: readonly Fact[];
  readonly texts: readonly string[];
}

type Explain = (topic: Topic) => Explanation;

/** Every tribe that stands there, with what it does. */
function crowd(meeples: string): Explanation['facts'] {
  const there = counted(coloursOf(meeples));
  return COLOURS.flatMap((colour) => {
    const n = there[colour];
    const about = n && named(t(`tribe.${colour}.count`, { n }), t(`tribe.${colour}.does`, factsInPlay()));
    return about ? [{ src: meeple(colour), text: about }] : [];
  });
}

/** What the parts in play add to the explanation of a thing; without a game, what all parts add. */
function more(thing: string, { look, parts }: Pick<Topic, 'look' | 'parts'>): string[] {
  const inPlay = look?.parts ?? parts ?? PARTS;
  const adding = (MORE_ABOUT[thing] ?? []).filter((part) => inPlay.includes(part));
  return adding.map((part) => tAny([`more.${thing}.${part}`], factsInPlay()));
}

/** Without a table: how many tiles of this kind there are, with which values. */
function faces(kind: (typeof TILES)[keyof typeof TILES]['kind']): Fact[] {
  return Object.keys(TILES)
    .filter(isTileFace)
    .filter((face) => TILES[face].kind === kind)
    .map((face) => ({ ...tilePrinted(face), value: TILES[face].value }))
    .flatMap(({ colour, count, value }) =>
      colour === 'none' || !count
        ? []
        : [
            {
              src: featureIcon(`${colour}_tiles`),
              text: t('count.times', {
                n: count,
                thing: value ? t(`tile.value.${colour}`, { n: value }) : t(`tile.${kind}`),
              }),
            },
          ],
    );
}

/** Where the mountains of these tiles stand: "NW, SE, SE". */
function mountains(tiles: readonly TileWord[]): Fact[] {
  const [first] = tiles;
  if (!first) return [];
  const edges = tiles.map((face) => t('doubt.edges', { edges: TILES[face].mountains.toUpperCase() })).join(', ');
  return [
    {
      ...{ src: symbol('mountain'), text: t('tile.mountains', { edges }) },
      grade: doubtOf('tile', first, 'mountains'),
    },
  ];
}
/** All mountains: of a game tile by tile, else those of the box. */
function allMountains(look: Look | null | undefined): Fact[] {
  const hasThem = (face: TileWord): boolean => TILES[face].mountains !== '';
  if (!look)
    return mountains(
      Object.keys(TILES)
        .filter(isTileFace)
        .filter(hasThem)
        .flatMap((face) => Array<TileWord>(tilePrinted(face).count).fill(face)),
    );
  return Object.entries(look.position.board).flatMap(([place, { tile: face }]) =>
    isTileFace(face) && hasThem(face)
      ? mountains([face]).map((fact) => ({ ...fact, text: named(place, fact.text) }))
      : [],
  );
}

function tile(topic: Topic): Explanation {
  const { word, look } = topic;
  const seen = look?.position.board[word];
  const face = seen?.tile ?? word;
  if (!isTileFace(face)) return { title: word, facts: [], texts: [] };
  const { kind, value } = TILES[face];
  const { colour } = tilePrinted(face);
  const grade = doubtOf('tile', face, 'colour');
  const facts: Fact[] = seen ? [] : faces(kind).map((fact) => ({ ...fact, grade }));
  if (seen && colour !== 'none' && value > 0)
    facts.push({ src: featureIcon(`${colour}_tiles`), text: t(`tile.value.${colour}`, { n: value }), grade });
  if (TILES[face].mountains) facts.push(...(seen ? mountains([face]) : allMountains(null)));
  if (seen?.meeples) facts.push(...crowd(seen.meeples));
  if (seen?.palms) facts.push({ src: symbol('palm'), text: t('count.palms', { n: seen.palms }) });
  if (seen?.palaces) facts.push({ src: symbol('palace'), text: t('count.palaces', { n: seen.palaces }) });
  if (seen?.whim)
    facts.push({
      ...{ src: symbol('whim'), text: t('whim.needs', { needs: needsSaid(seen.whim) }) },
      grade: doubtOf('whim', seen.whim, 'card'),
    });
  const title = seen ? tileSaid(look.position, word) : t(`tile.${kind}`);
  const parts = look?.parts ?? topic.parts ?? ['base'];
  const hint = colour !== 'none' && parts.includes(COUNT_WITH[colour]) ? [t(`tile.${colour}`)] : [];
  const about = [t(`tile.${kind}.about`, factsInPlay()), ...more(`tile.${kind}`, topic)];
  return { title, src: tileFace(face), facts, texts: [...about, ...hint] };
}

function tribe({ word }: Topic): Explanation {
  if (!isColour(word)) return { title: word, facts: [], texts: [] };
  return { title: tribeSaid(word, 2), src: meeple(word), facts: [], texts: [t(`tribe.${word}.about`, factsInPlay())] };
}

function card({ word }: Topic): Explanation {
  if (!isCard(word))
    return {
      title: t('card.goods', { n: 2 }),
      src: back('good'),
      facts: [],
      texts: [t('card.goods.about', factsInPlay()), t('card.fakir.about')],
    };
  const facts = [{ src: symbol('card'), text: t('card.goods.copies', { n: CARDS[word] }) }];
  return {
    title: cardSaid(word),
    src: cardFace(word),
    facts,
    texts: [t(word === 'fakir' ? 'card.fakir.about' : 'card.goods.about', factsInPlay())],
  };
}

function djinn({ word, look, parts }: Topic): Explanation {
  if (!isDjinn(word)) return { title: t('djinn.one'), src: back('djinn'), facts: [], texts: [t('djinn.rules')] };
  const game = look ?? { revised: !!parts?.includes(REVISED_WITH) };
  const { points, about } = djinnCard(word, game);
  const { cost, once, each } = DJINNS[word];
  const grade = doubtOf('djinn', word, 'points', game.revised);
  const facts: Fact[] = [{ src: symbol('star'), text: t('djinn.points', { n: points }), grade }];
  if (cost === '') facts.push({ src: featureIcon('djinns'), text: t(each ? 'djinn.atEnd' : 'djinn.always') });
  else {
    facts.push({
      src: cost === 'E' || cost === 'EE' ? meeple('white') : cardFace('fakir'),
      text: t(`djinn.cost.${cost}`),
    });
    if (once) facts.push({ src: featureIcon('djinns'), text: t('djinn.once') });
  }
  return { title: djinnSaid(word), src: djinnFace(word, game), facts, texts: [about] };
}

function item({ word }: Topic): Explanation {
  if (!isItem(word))
    return {
      title: t('item.one'),
      src: back('item'),
      facts: [],
      texts: [named(t('item.magic'), t('item.magic.about')), named(t('item.precious'), t('item.precious.about'))],
    };
  const { magic } = ITEMS[word];
  const { points, copies } = itemPrinted(word);
  const facts: Fact[] = [
    { src: symbol('item'), text: t(magic ? 'item.magic' : 'item.precious') },
    { src: symbol('card'), text: t('card.goods.copies', { n: copies }), grade: doubtOf('item', word, 'copies') },
  ];
  const about = t(`item.${word}.about`, { ...factsInPlay(), n: points });
  if (!magic) facts.push({ src: symbol('star'), text: about, grade: doubtOf('item', word, 'points') });
  const texts = magic ? [about, t('item.magic.about')] : [t('item.precious.about')];
  return { title: itemSaid(word), src: itemFace(word), facts, texts };
}

function thief({ word }: Topic): Explanation {
  if (!isThief(word)) return { title: t('thief.one'), src: back('thief'), facts: [], texts: [t('thief.rules')] };
  const { tribe: colour } = THIEVES[word];
  const points = thiefPoints(word);
  const facts = [
    { src: symbol('star'), text: t('thief.points', { n: points }), grade: doubtOf('thief', word, 'points') },
    { src: meeple(colour), text: tribeSaid(colour, 2) },
  ];
  return { title: thiefSaid(word), src: thiefFace(word), facts, texts: [t(`thief.${word}.about`), t('thief.rules')] };
}

function whim({ word, look }: Topic): Explanation {
  if (!isWhim(word)) return { title: t('whim.title'), src: back('whim'), facts: [], texts: [t('whim.about')] };
  const features = look && featuresOf(look);
  const grade = doubtOf('whim', word, 'card');
  const facts = needsOf(word).map(([feature, need]) => {
    const wish = featureSaid(feature, need);
    const have = features?.[feature];
    const text = have === undefined ? wish : `${wish} (${t('whim.progress', { have, need })})`;
    return { src: featureIcon(feature), text, grade };
  });
  const reward = { src: symbol('coin'), text: t('whim.reward', { gold: whimGold(word) }), grade };
  return { title: t('whim.title'), src: whimFace(word), facts: [...facts, reward], texts: [t('whim.about')] };
}

/** A place on the turn order track, by its price. */
function bid({ word, look }: Topic): Explanation {
  const gold = Number(word);
  const isLane = !!look?.lanes.some(({ price, pushes }) => price === gold && pushes);
  const grade = look ? doubtOfTrack(look.parts) : undefined;
  return {
    title: t('track.spot', { gold }),
    src: symbol('arch'),
    facts: grade ? [{ src: symbol('arch'), text: t('track.five'), grade }] : [],
    texts: [t('track.spot.about', { gold }), ...(isLane ? [t('track.lane')] : [])],
  };
}

const SCORE_PICTURES: Readonly<Record<string, () => string>> = {
  gold: () => symbol('coin'),
  viziers: () => meeple('yellow'),
  elders: () => meeple('white'),
  artisans: () => meeple('purple'),
  djinns: () => featureIcon('djinns'),
  tiles: () => featureIcon('blue_tiles'),
  cities: () => featureIcon('cities'),
  tent: () => tentOf(seatLook(1, 2)),
  palms: () => symbol('palm'),
  palaces: () => symbol('palace'),
  merchandise: () => back('good'),
  items: () => symbol('item'),
};
const PIECE_PICTURES: Readonly<Record<string, () => string>> = {
  mountain: () => symbol('mountain'),
  camel: () => camelOf(seatLook(1, 2)),
  tent: () => tentOf(seatLook(1, 2)),
  marker: () => markerOf(seatLook(1, 2)),
  palm: () => symbol('palm'),
  palace: () => symbol('palace'),
  bag: () => symbol('bag' satisfies SymbolName),
};

const EXPLAIN: Readonly<Record<Topic['kind'], Explain>> = {
  ...{ tile, tribe, card, djinn, item, thief, whim, bid },
  score: (topic) => ({
    title: tAny([`score.${topic.word}`]),
    src: SCORE_PICTURES[topic.word]?.(),
    facts: [],
    texts: [tAny([`score.${topic.word}.about`], factsInPlay()), ...more(`score.${topic.word}`, topic)],
  }),
  piece: (topic) => ({
    title: tAny([`piece.${topic.word}`], { n: 1 }),
    src: PIECE_PICTURES[topic.word]?.(),
    facts: topic.word === 'mountain' ? allMountains(topic.look) : [],
    texts: [tAny([`piece.${topic.word}.about`], factsInPlay()), ...more(`piece.${topic.word}`, topic)],
  }),
};

export const explanationOf = (topic: Topic): Explanation => EXPLAIN[topic.kind](topic);
