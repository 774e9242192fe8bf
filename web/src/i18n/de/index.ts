import type { Catalogue } from '..';
import { answers } from './answers';
import { asks } from './asks';
import { board } from './board';
import { djinns } from './djinns';
import { errors } from './errors';
import { items } from './items';
import { log } from './log';
import { reasons } from './reasons';
import { scores } from './scores';
import { setup } from './setup';
import { thieves } from './thieves';
import { things } from './things';
import { topics } from './topics';
import { ui } from './ui';
import { whims } from './whims';

/** By file; a test holds that no key stands in two of them. */
export const families = {
  things,
  djinns,
  items,
  thieves,
  whims,
  topics,
  asks,
  answers,
  log,
  reasons,
  scores,
  errors,
  board,
  setup,
  ui,
};

/** German. */
export const de: Catalogue = {
  ...things,
  ...djinns,
  ...items,
  ...thieves,
  ...whims,
  ...topics,
  ...asks,
  ...answers,
  ...log,
  ...reasons,
  ...scores,
  ...errors,
  ...board,
  ...setup,
  ...ui,
};
