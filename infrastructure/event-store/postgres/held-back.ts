import type { Pool } from 'pg';
import type { HeldBackBy } from '../port.ts';
import { query } from './connection.ts';
import { oldestWriter } from './raw-queries.ts';

/** Every append is one for a moment. */
const LONGER_THAN_SECONDS = 1;

/**
 * The oldest transaction of the whole server that has written, other databases and prepared ones
 * included: what was committed behind it can be read when it ends. A prepared one has no process: 0.
 */
export async function heldBackBy(pool: Pool): Promise<HeldBackBy | undefined> {
  const [row] = await query(pool, oldestWriter([LONGER_THAN_SECONDS], undefined));
  return row;
}
