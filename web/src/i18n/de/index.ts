import type { Catalogue } from '..';
import { abouts } from './abouts';
import { answers } from './answers';
import { asks } from './asks';
import { board } from './board';
import { djinns } from './djinns';
import { errors } from './errors';
import { first } from './first';
import { items } from './items';
import { log } from './log';
import { reasons } from './reasons';
import { rest } from './rest';
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
  asks,
  answers,
  log,
  errors,
  board,
  ui,
  abouts,
  topics,
  setup,
  reasons,
  scores,
};

/** German. */
export const de: Catalogue = { ...first, ...rest };
