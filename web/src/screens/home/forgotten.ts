/** Games that were put away when only the browser knew that: the server learns of them once. */

import { dismissTable } from '../../lib/api';

const KEY = 'naqala.forgotten';

export async function handOver(): Promise<void> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    localStorage.removeItem(KEY);
    const tables = Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
    await Promise.allSettled(tables.map(dismissTable));
  } catch {
    // Nothing that can be read: nothing was put away.
  }
}
