import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { type ClientBase, DatabaseError, type Pool } from 'pg';
import { CHECKPOINT } from './create.ts';

type Row = { store_id: string; commit: string; prepare: string };

/** How far a schema's read models are, and in which log; undefined when the schema is not there. */
export async function readCheckpoint(
  db: ClientBase | Pool,
  schema: string,
): Promise<{ storeId: string; position: Position } | undefined> {
  const { rows } = await db.query<Row>(
    `SELECT store_id, commit, prepare FROM "${schema}".checkpoints WHERE name = $1`,
    [CHECKPOINT],
  );
  const row = rows[0];
  return row && { storeId: row.store_id, position: positionOf(row) };
}

/**
 * Moves the checkpoint on inside the caller's transaction; throws `Fenced` when somebody else moved it.
 * That is an error to the server too, so that a COMMIT that was sent along comes to nothing.
 */
export async function moveCheckpoint(
  client: ClientBase,
  schema: string,
  from: Position,
  to: Position,
): Promise<void> {
  try {
    await client.query({
      name: `move ${schema}`,
      text: `WITH moved AS (
               UPDATE "${schema}".checkpoints SET commit = $1, prepare = $2
               WHERE name = $3 AND commit = $4 AND prepare = $5 RETURNING 1)
             SELECT 1 / count(*) FROM moved`,
      values: [...numbers(to), CHECKPOINT, ...numbers(from)],
    });
  } catch (error) {
    throw error instanceof DatabaseError && error.code === DIVISION_BY_ZERO ? new Fenced() : error;
  }
}

/** A position as messages name it. */
export const positionText = ({ commit, prepare }: Position): string => `${commit}/${prepare}`;

const DIVISION_BY_ZERO = '22012';

const positionOf = ({ commit, prepare }: Row): Position => ({
  commit: BigInt(commit),
  prepare: BigInt(prepare),
});

const numbers = ({ commit, prepare }: Position) => [String(commit), String(prepare)];

/** Another projector, or a rebuild's swap, moved the read models: read the checkpoint again. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}
