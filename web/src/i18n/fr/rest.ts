import { abouts } from './abouts';
import { reasons } from './reasons';
import { scores } from './scores';
import { setup } from './setup';
import { topics } from './topics';

/** What can wait: explanations, advice, scores, new games. */
export const rest = { ...abouts, ...topics, ...setup, ...reasons, ...scores };
