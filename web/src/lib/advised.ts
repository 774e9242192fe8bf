/** What hint and coach said on turns at this browser, kept so that a review can tell where it disagrees. */

import { FAULTS } from '../wire/catalogue';
import type { Advice, Coached, Judgement, Possibility, Waypoint } from '../wire/types';
import { asObject, storeAt, storedAt } from './storage';

const KEY = 'naqala.advised';
/** Verdicts of the coach that blame a turn; browsers still keep the last one from before. */
const BLAMING: readonly string[] = [...FAULTS, 'missed'];

interface Note {
  /** Where the best move ends, or else the best answer. */
  readonly best: string;
  /** What the coach said of the turn that was played. */
  readonly verdict?: string;
}

/** "c3 white": by whatever way. */
function endOf(way: readonly (Waypoint | null)[]): string {
  const last = way.filter((step) => step !== null).at(-1);
  return last ? `${last.tile} ${last.colour ?? ''}` : '';
}
const nameOf = ({ actions, way }: Pick<Possibility, 'actions' | 'way'>): string => endOf(way) || (actions[0] ?? '');

/** By how many actions there were. */
const notesOn = (table: string): Record<string, Note> => asObject(storedAt(KEY, table)) as Record<string, Note>;

function note(table: string, number: number, what: Note): void {
  const notes = notesOn(table);
  storeAt(KEY, table, { ...notes, [number]: { ...notes[number], ...what } });
}

export function noteAdvice(table: string, number: number, { best: [best] }: Advice): void {
  if (best) note(table, number, { best: nameOf(best) });
}

export function noteRemark(table: string, { after, remark: { verdict, way } }: Coached): void {
  if (verdict === 'bid') return;
  note(table, after, { best: endOf(way) || (notesOn(table)[after]?.best ?? ''), verdict });
}

/** After an undo other things may happen from there on. */
export function forgetAdvised(table: string, from: number): void {
  const notes = Object.entries(notesOn(table));
  const kept = notes.filter(([number]) => Number(number) <= from);
  if (kept.length < notes.length) storeAt(KEY, table, Object.fromEntries(kept));
}

/** Whether hint or coach said something else of a decision than its review. */
export function isDisputed(table: string, { number, best }: Pick<Judgement, 'number' | 'best'>): boolean {
  const said = notesOn(table)[number];
  if (!said) return false;
  if (!best) return BLAMING.includes(said.verdict ?? '');
  return said.verdict === 'best' || (said.best !== '' && said.best !== nameOf(best));
}
