import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { LastEvent, Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { JsonObject } from '@baanpak/infrastructure/json/json.ts';
import { type ClientBase, DatabaseError, type Pool } from 'pg';
import { checkpointsOf, lastEventsOf, moveOn } from './raw-queries.ts';

/** How far the read models of a schema are, and in which log. */
export type Checkpoint = Readonly<{ storeId: string; position: Position }>;

/** By schema; one that is not there, or not whole yet, has none. */
export async function readCheckpoints(
  db: ClientBase | Pool,
  schemas: readonly string[],
): Promise<ReadonlyMap<string, Checkpoint>> {
  const rows = await runRaw(db, checkpointsOf([schemas], undefined));
  return new Map(
    rows.map((row) => [row.schema, { storeId: row.store_id, position: positionOf(row) }]),
  );
}

/** The last event that each schema met, where it was kept: what must be in the log. */
export async function readLastEvents(
  db: ClientBase | Pool,
  schemas: readonly string[],
): Promise<ReadonlyMap<string, LastEvent | undefined>> {
  const rows = await runRaw(db, lastEventsOf([schemas], undefined));
  return new Map(rows.map((row) => [row.schema, lastEventOf(row.last_event)]));
}

function lastEventOf(stored: JsonObject | null): LastEvent | undefined {
  const { id, stream, revision } = stored ?? {};
  const isKept =
    typeof id === 'string' && typeof stream === 'string' && typeof revision === 'number';
  return isKept ? { id, stream, revision } : undefined;
}

/** The one of a schema; undefined where it is not there. */
export const readCheckpoint = async (
  db: ClientBase | Pool,
  schema: string,
): Promise<Checkpoint | undefined> => (await readCheckpoints(db, [schema])).get(schema);

/**
 * Moves the checkpoints of schemas that are at the same place on inside the caller's transaction; throws
 * `Fenced` when somebody else moved one of them. That is an error to the server too, so that a COMMIT that
 * was sent along has no effect.
 */
export async function moveCheckpoints(
  client: ClientBase,
  schemas: readonly string[],
  from: Position,
  to: Position,
  last?: LastEvent,
): Promise<void> {
  try {
    const lastEvent = last ? JSON.stringify(last) : null;
    const values = [...numbers(to), schemas, ...numbers(from), schemas.length, lastEvent];
    await runRaw(client, moveOn(values, undefined));
  } catch (error) {
    throw error instanceof DatabaseError && error.code === DIVISION_BY_ZERO ? new Fenced() : error;
  }
}

/** A position as messages name it. */
export const positionText = ({ commit, prepare }: Position): string => `${commit}/${prepare}`;

const DIVISION_BY_ZERO = '22012';

const positionOf = ({
  commit,
  prepare,
}: Readonly<{ commit: string; prepare: string }>): Position => ({
  commit: BigInt(commit),
  prepare: BigInt(prepare),
});

const numbers = ({ commit, prepare }: Position) => [String(commit), String(prepare)];

/** Another projector, or a rebuild's swap, moved the read models: read the checkpoints again. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}
