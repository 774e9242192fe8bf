/** Values that no published source confirms: found by thing and fact, and in words. */

import { named, t } from '../lib/i18n.svelte';
import { djinnCard, djinnSaid, isDjinn, isItem, isTileFace, isWhim, itemSaid, whimSaid } from '../lib/words';
import { printedInPlay, printedWith } from '../lib/printed.svelte';
import { REVISED_WITH, TILES } from '../wire/catalogue';
import { DOUBTS, type Doubt, type TopicName } from '../wire/rulebook';
import type { DoubtSettled, PartWord, PrintedSeen } from '../wire/types';

/** `box`: a value from the box is in play. */
export type Grade = Doubt['grade'] | 'box';

/** What the box says of a doubt, if it settles it. */
const settledBy = ({ doubts = [] }: PrintedSeen, { kind, word, fact }: Doubt): DoubtSettled | undefined =>
  doubts.find((one) => one.kind === kind && one.word === word && one.fact === fact);
const gradeOf = (doubt: Doubt | undefined): Grade | undefined =>
  doubt && settledBy(printedInPlay(), doubt) ? 'box' : doubt?.grade;

/** Tiles of one kind share their doubts; so do all thieves. */
function isAbout({ kind, word }: Doubt, askedKind: string, askedWord: string): boolean {
  if (kind !== askedKind) return false;
  if (isTileFace(word) && isTileFace(askedWord)) return TILES[word].kind === TILES[askedWord].kind;
  return word === askedWord || word === 'any';
}

/** How unsure a rule is: of a topic, or of the paragraph that a part adds to it. */
export const doubtOfTopic = (topic: TopicName, part: PartWord = 'base'): Grade | undefined =>
  gradeOf(DOUBTS.find((doubt) => doubt.kind === 'topic' && doubt.word === topic && doubt.part === part));

/** How unsure the prices of the turn order track are. */
export const doubtOfTrack = (parts: readonly PartWord[]): Grade | undefined =>
  parts.includes('five') ? doubtOfTopic('bid', 'five') : undefined;

/** How unsure a fact is; a card that is unsure as a whole is in every fact. `isRevised`: whether the game has revised cards. */
export function doubtOf(kind: string, word: string, fact: Doubt['fact'], isRevised = true): Grade | undefined {
  return gradeOf(
    DOUBTS.find(
      (doubt) =>
        isAbout(doubt, kind, word) &&
        (doubt.fact === fact || doubt.fact === 'card') &&
        (isRevised || doubt.part !== REVISED_WITH),
    ),
  );
}

/** The grade of what neither a published source nor the box gives. */
export const unsure = (grade: Grade | undefined): Grade | undefined => (grade === 'box' ? undefined : grade);

/** The grade of what is printed on a card, where neither a published source nor the box gives it. */
export const unsureCard = (kind: string, word: string, isRevised = true): Grade | undefined =>
  unsure(doubtOf(kind, word, 'points', isRevised));

function thingSaid({ kind, word, fact, part }: Doubt): string {
  if (kind === 'topic') return t(`topic.${word as TopicName}`);
  if (isDjinn(word) && part === REVISED_WITH) return `${djinnSaid(word)} (${t(`expansion.${part}`)})`;
  if (isDjinn(word)) return fact === 'card' ? named(djinnSaid(word), djinnCard(word).about) : djinnSaid(word);
  if (isItem(word)) return itemSaid(word);
  if (isWhim(word)) return named(t('whim.one'), whimSaid(word));
  return isTileFace(word) ? t(`tile.${TILES[word].kind}`) : t('thief.one');
}

/** A value alone; the edges of a tile are called by points of the compass. */
const valueSaid = ({ fact }: Doubt, value: Doubt['value'] | boolean): string =>
  fact === 'mountains'
    ? `${value}`
        .split(', ')
        .map((edges) => t('doubt.edges', { edges }))
        .join(', ')
    : `${value}`;

/** Our own value alone; nothing where the line itself says that it is the other one. */
function oursSaid(doubt: Doubt): string {
  const { kind, word, fact, value } = doubt;
  if (fact === 'colour') return '';
  if (fact !== 'card') return valueSaid(doubt, value);
  return printedWith({}, () =>
    kind === 'whim' && isWhim(word) ? whimSaid(word) : isDjinn(word) ? djinnCard(word).about : '',
  );
}

/** What comes from the box, a line each: "Ptah: 8 points (our value: 6)". */
export function differencesSaid(printed: PrintedSeen): string[] {
  const shown = DOUBTS.filter((doubt) => settledBy(printed, doubt));
  return printedWith(printed, () =>
    shown.map((doubt) => {
      const ours = oursSaid(doubt);
      return ours ? t('values.line', { now: doubtSaid(doubt), ours }) : doubtSaid(doubt);
    }),
  );
}

/** "Ptah: 6 points" */
export function doubtSaid(doubt: Doubt): string {
  const { fact } = doubt;
  const { value } = settledBy(printedInPlay(), doubt) ?? doubt;
  const thing = thingSaid(doubt);
  if (fact === 'fakirFirst' && value === false) return t('doubt.eldersFirst', { thing });
  if (fact === 'points' || fact === 'copies') return t(`doubt.${fact}`, { thing, n: Number(value) });
  if (fact === 'colour' || fact === 'mountains' || fact === 'track')
    return t(`doubt.${fact}`, { thing, value: valueSaid(doubt, value) });
  return t(`doubt.${fact}`, { thing });
}
