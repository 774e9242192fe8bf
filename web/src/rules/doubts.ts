/** Values that no published source confirms: found by thing and fact, and in words. */

import { named, t } from '../lib/i18n.svelte';
import { djinnCard, djinnSaid, isDjinn, isItem, isTileFace, isWhim, itemSaid, whimSaid } from '../lib/words';
import { TILES } from '../wire/catalogue';
import { DOUBTS, type Doubt, type GamePart, type TopicName } from '../wire/rulebook';

export type Grade = Doubt['grade'];

/** Tiles of one kind share their doubts; so do all thieves. */
function isAbout({ kind, word }: Doubt, askedKind: string, askedWord: string): boolean {
  if (kind !== askedKind) return false;
  if (isTileFace(word) && isTileFace(askedWord)) return TILES[word].kind === TILES[askedWord].kind;
  return word === askedWord || word === 'any';
}

/** How unsure a rule is: of a topic, or of the paragraph that a part adds to it. */
export const doubtOfTopic = (topic: TopicName, part: GamePart = 'base'): Grade | undefined =>
  DOUBTS.find((doubt) => doubt.kind === 'topic' && doubt.word === topic && doubt.part === part)?.grade;

/** How unsure a fact is; a card that is unsure as a whole is in every fact. `isRevised`: of the cards that come with the Artisans. */
export function doubtOf(kind: string, word: string, fact: Doubt['fact'], isRevised = true): Grade | undefined {
  return DOUBTS.find(
    (doubt) =>
      isAbout(doubt, kind, word) &&
      (doubt.fact === fact || doubt.fact === 'card') &&
      (isRevised || doubt.part !== 'artisans'),
  )?.grade;
}

function thingSaid({ kind, word, fact, part }: Doubt): string {
  if (kind === 'topic') return t(`topic.${word as TopicName}`);
  if (isDjinn(word) && part !== 'base') return `${djinnSaid(word)} (${t('expansion.artisans')})`;
  if (isDjinn(word)) return fact === 'card' ? named(djinnSaid(word), djinnCard(word).about) : djinnSaid(word);
  if (isItem(word)) return itemSaid(word);
  if (isWhim(word)) return named(t('whim.one'), whimSaid(word));
  return isTileFace(word) ? t(`tile.${TILES[word].kind}`) : t('thief.one');
}

/** "Ptah: 6 points" */
export function doubtSaid(doubt: Doubt): string {
  const { fact, value } = doubt;
  const thing = thingSaid(doubt);
  if (fact === 'points' || fact === 'copies') return t(`doubt.${fact}`, { thing, n: Number(value) });
  if (fact === 'colour' || fact === 'mountains' || fact === 'track') return t(`doubt.${fact}`, { thing, value });
  return t(`doubt.${fact}`, { thing });
}
