import type { Pool } from 'pg';

type Options = Readonly<{
  /** Of this process: never dropped. */
  keep: readonly string[];
  /** Seconds. */
  unusedFor: number;
}>;

/** Drops the versions of groups that nobody has read or written for so long; answers their schemas. */
export async function dropUnused(pool: Pool, { keep, unusedFor }: Options): Promise<string[]> {
  const { rows } = await pool.query<{ schema: string }>(
    `SELECT schema FROM read_models.schemas
     WHERE used_at < now() - make_interval(secs => $1) AND NOT schema = ANY ($2)`,
    [unusedFor, keep],
  );
  const dropped: string[] = [];
  for (const { schema } of rows)
    if (await dropIfUnused(pool, schema, unusedFor)) dropped.push(schema);
  return dropped;
}

/** Somebody may have come back to it. */
async function dropIfUnused(pool: Pool, schema: string, unusedFor: number): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rowCount } = await client.query(
      `DELETE FROM read_models.schemas
       WHERE schema = $1 AND used_at < now() - make_interval(secs => $2)`,
      [schema, unusedFor],
    );
    if (rowCount === 1) await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
    await client.query('COMMIT');
    client.release();
    return rowCount === 1;
  } catch (error) {
    client.release(error instanceof Error ? error : true); // its end undoes what was begun
    throw error;
  }
}
