import type { Pool } from 'pg';

/** Names the lock alone. */
const GATE = 4_711;

type Gate = Readonly<{
  /** How many batches stand before it, or behind who stands there: versions in use are noted in the same rows. */
  waiting(): Promise<number>;
  open(): void;
}>;

/**
 * Lets no batch of read models come past a place of the log until it is opened: their transactions wait for a
 * lock of ours, their rows sent. So a projector stands half way for as long as a test wants, on a quick machine, too.
 */
export async function gateAt(pool: Pool, prepare: number): Promise<Gate> {
  const keeper = await pool.connect();
  await keeper.query(`
    CREATE FUNCTION read_models.wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(${GATE});
        RETURN NEW;
      END $$;
    CREATE TRIGGER gate BEFORE UPDATE OF prepare ON read_models.schemas
      FOR EACH ROW WHEN (NEW.prepare > ${prepare}) EXECUTE FUNCTION read_models.wait_at_gate();
    SELECT pg_advisory_lock(${GATE})`);
  return {
    async waiting() {
      const { rows } = await pool.query<{ batches: number }>(
        `SELECT count(*)::int AS batches FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE read_models.schemas SET commit%'`,
      );
      return rows[0]?.batches ?? 0;
    },
    open: () => keeper.release(true),
  };
}
