/** Whose turn it is, of a table in a list. */

import type { TableListed } from '../../wire/types';

/** Whether the game goes on only when the person at this browser acts. */
export const waitsForMe = ({ over, closed, stands, asked, seats, gone }: TableListed): boolean =>
  !over && !closed && !stands && asked !== null && seats.includes(asked) && !gone.includes(asked);
