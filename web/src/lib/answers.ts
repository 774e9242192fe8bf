/** Legal answers, as the server describes them. */

import { TRIBES, type ColourWord } from '../wire/catalogue';
import type { Answer, Look } from '../wire/types';

export type Colour = ColourWord;
export type Verb = Answer['verb'];
export const COLOURS = Object.keys(TRIBES) as Colour[];

/** The legal answer with this text. */
export const answerIn = ({ legal }: Look, text: string | undefined): Answer | undefined =>
  legal.find((answer) => answer.text === text);
