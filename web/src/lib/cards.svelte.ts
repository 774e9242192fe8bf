/** The drawings of cards: many, and none of them on the board. They come after the first picture of the table. */

import { painted } from './painted';

type Cards = typeof import('../art/cards');

let cards = $state.raw<Cards>();
let isComing = false;

/** The drawings, once they are here; components that read them earlier are drawn again then. */
export function cardArt(): Cards | undefined {
  if (!cards && !isComing) {
    isComing = true;
    const coming = painted().then(() => import('../art/cards'));
    coming.then(
      (found) => {
        cards = found;
      },
      () => {
        isComing = false; // offline: the next one who asks tries again
      },
    );
  }
  return cards;
}
