/** The picture of each topic: its own small board, or the thing it is about. */

import {
  back,
  badgeOf,
  camelOf,
  cardIcon,
  dieFace,
  djinnIcon,
  featureIcon,
  itemIcon,
  markerOf,
  meeple,
  seatLook,
  symbol,
  tentOf,
  thiefIcon,
  tileFace,
} from '../lib/pictures';
import { emblem, EYE, SCALES, bust } from '../art/emblems';
import { hourglass, laurels } from '../art/pieces';
import type { Drawing } from '../art/drawing';
import { address } from '../art/sprites';
import type { TopicName } from '../wire/rulebook';
import { SCENES } from './scenes';

const drawn = (name: string, drawing: () => Drawing): string => address(`topic ${name}`, drawing);
const seat = seatLook(2, 4);

const PICTURES: Readonly<Record<TopicName, () => string | undefined>> = {
  goal: () => drawn('goal', () => laurels),
  setup: () => symbol('bag'),
  round: () => drawn('round', () => hourglass),
  two: () => badgeOf(seat),
  bid: () => symbol('arch'),
  turn: () => markerOf(seat),
  move: () => meeple('blue'),
  last: () => meeple('white'),
  control: () => camelOf(seat),
  tribe: () => drawn('tribe', () => emblem(bust('green'))),
  fakirs: () => cardIcon('fakir'),
  tile: () => tileFace('oasis'),
  row: () => back('good'),
  sale: () => cardIcon('jewels'),
  djinns: () => back('djinn'),
  powers: () => djinnIcon('marid'),
  end: () => symbol('coin'),
  score: () => drawn('score', () => emblem(SCALES)),
  secret: () => drawn('secret', () => emblem(EYE)),
  empty: () => symbol('purse'),
  sixth: () => meeple('purple'),
  workshops: () => tileFace('workshop nw'),
  tent: () => tentOf(seat),
  items: () => itemIcon('carpet'),
  artisansDjinns: () => djinnIcon('ptah'),
  thieves: () => back('thief'),
  victims: () => thiefIcon('kohdjah'),
  cities: () => tileFace('blue city'),
  whims: () => back('whim'),
  whimsDjinns: () => djinnIcon('kali'),
  promos: () => djinnIcon('wilwit'),
  solo: () => symbol('yazid'),
  dice: () => dieFace(4, 'white'),
  yazid: () => featureIcon('viziers'),
};
export const pictureOf = (topic: TopicName): string | undefined => PICTURES[topic]();

const hasScene = (topic: TopicName): topic is keyof typeof SCENES & TopicName => Object.hasOwn(SCENES, topic);
/** A small board that shows what a topic says. */
export const sceneOf = (topic: TopicName): string | undefined =>
  hasScene(topic) ? drawn(`scene ${topic}`, SCENES[topic]) : undefined;
