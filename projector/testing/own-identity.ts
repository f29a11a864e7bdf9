import type { Pool } from 'pg';

/** For a copy of a template: no two logs have the same identity, and the read models in it are of its own log. */
export async function giveOwnIdentity(pool: Pool): Promise<void> {
  await pool.query(`
    UPDATE events.identity SET store_id = gen_random_uuid();
    UPDATE read_models.schemas SET store_id = (SELECT store_id::text FROM events.identity)`);
}
