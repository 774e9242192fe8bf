/** Why a connection was closed for good, by the codes of docs/protocol.md. */

import type { PlainKey } from '../i18n';

/** After this code a later retry may work. */
export const TOO_MUCH = 4429;

const KEYS: Readonly<Record<number, PlainKey>> = {
  4403: 'error.OriginError',
  4404: 'error.NoTableError',
  4409: 'error.OtherRulesError',
  4410: 'error.BrokenTableError',
  [TOO_MUCH]: 'error.TooMuchError',
};

export const closedKey = (code: number): PlainKey => KEYS[code] ?? 'error.unknown';
