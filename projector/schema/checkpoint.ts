import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { ClientBase, Pool } from 'pg';
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

/** Moves the checkpoint on inside the caller's transaction; throws `Fenced` when somebody else moved it. */
export async function moveCheckpoint(
  client: ClientBase,
  schema: string,
  from: Position,
  to: Position,
): Promise<void> {
  const { rowCount } = await client.query({
    name: `move ${schema}`,
    text: `UPDATE "${schema}".checkpoints SET commit = $1, prepare = $2
           WHERE name = $3 AND commit = $4 AND prepare = $5`,
    values: [...numbers(to), CHECKPOINT, ...numbers(from)],
  });
  if (rowCount !== 1) throw new Fenced();
}

const positionOf = ({ commit, prepare }: Row): Position => ({
  commit: BigInt(commit),
  prepare: BigInt(prepare),
});

const numbers = ({ commit, prepare }: Position) => [String(commit), String(prepare)];

/** Another projector, or a rebuild's swap, moved the read models: read the checkpoint again. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}
