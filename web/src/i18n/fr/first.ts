import { answers } from './answers';
import { asks } from './asks';
import { board } from './board';
import { djinns } from './djinns';
import { errors } from './errors';
import { items } from './items';
import { log } from './log';
import { thieves } from './thieves';
import { things } from './things';
import { ui } from './ui';
import { whims } from './whims';

/** What the first picture of a table needs. */
export const first = {
  ...things,
  ...djinns,
  ...items,
  ...thieves,
  ...whims,
  ...asks,
  ...answers,
  ...log,
  ...errors,
  ...board,
  ...ui,
};
