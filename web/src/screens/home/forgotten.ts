/** Games that were put away when only the browser knew that: the server learns of them once. */

import { dismissTable } from '../../lib/api';
import { asList, drop, stored } from '../../lib/storage';

const KEY = 'naqala.forgotten';

export async function handOver(): Promise<void> {
  const tables = asList(stored(KEY)).filter((one) => typeof one === 'string');
  drop(KEY);
  await Promise.allSettled(tables.map(dismissTable));
}
