/** A game at once: you against two friendly bots, with the name you had last time. */

import { openTable } from '../../lib/api';
import { Attempt } from '../../lib/attempt.svelte';
import { go } from '../../lib/router.svelte';
import { BASE_GAME, usualChairs, wantedChairs } from '../../lib/setup';
import { knownMe } from '../../me/me';
import { lastChoice } from './remembered';

export class QuickGame extends Attempt {
  /** Opens the table and goes there. */
  readonly play = (): Promise<boolean> => this.run(open);
}

async function open(): Promise<void> {
  const { promos, expansions, seats } = BASE_GAME;
  const { name: own } = await knownMe();
  const name = own === '' ? (lastChoice()?.chairs[0]?.name ?? '') : own;
  const chairs = usualChairs(seats).map((chair, index) => (index ? chair : { ...chair, name }));
  const wanted = wantedChairs(chairs);
  const opened = await openTable({ expansions: [...expansions], promos: [...promos], chairs: wanted });
  go(`/table/${opened.id}`);
}
