import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { doneBy, type EventMetadata } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  areRowsRefused,
  UnreadableEvent,
  whyOf,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import {
  type LastEvent,
  lastEventOf,
  type Position,
  type RecordedEvent,
} from '@baanpak/infrastructure/event-store/port.ts';
import { asError } from '@baanpak/infrastructure/process/errors.ts';
import type { Pool, PoolClient } from 'pg';
import { moveCheckpoints } from '../schema/checkpoints.ts';
import type { ChangedRecord } from '../schema/topics.ts';
import type { ProjectorFailpoint } from './failpoints.ts';
import { changesOf, isReadBy, type ProjectedGroup, type RecordsOfTables } from './projection.ts';
import {
  type BatchToProject,
  type ProjectionMemories,
  projectionMemories,
} from './projection-memory.ts';
import { type Change, mergeChanges, type Puts, type RowChanges, writeRows } from './rows.ts';

/** A group, and the schema it is written to: its own, or the one in which it is built. */
export type LogPosition = Readonly<{ group: ProjectedGroup; schema: string }>;

/** Places are written together, and are at the same place of the log. */
export type Target = Readonly<{
  pool: Pool;
  places: readonly LogPosition[];
  codec: EventCodec;
  /** What reducers remember from batch to batch; left out: nothing. */
  memories?: ProjectionMemories;
  /** Default: with each batch. */
  settles?: Settles;
  failpoint?: ProjectorFailpoint | undefined;
}>;

/** What was done to the read models, between which checkpoints. */
type Written = Readonly<{ from: Position; to: Position; caused: readonly Caused[] }>;

/**
 * Does to the read models what a batch of events says, in one piece, and tells `written`. Where one of
 * them cannot be read or written it goes event by event: all before it is done, and `UnreadableEvent`
 * names it.
 */
export async function projectBatch(
  target: Target,
  events: readonly RecordedEvent[],
  from: Position,
  to: Position,
  written: (step: Written) => void = () => {},
): Promise<void> {
  const write = async (some: readonly RecordedEvent[], after: Position, until: Position) => {
    try {
      const caused = await causedBy(target, some, after, until);
      target.failpoint?.('batch-folded');
      await writeBatch(target, rowsOf(caused), after, until, lastEventOf(some));
      written({ from: after, to: until, caused });
    } catch (error) {
      target.memories?.forget();
      throw error;
    }
  };
  try {
    await write(events, from, to);
  } catch (error) {
    if (!isOfAnEvent(error)) throw error;
    let last = from;
    for (const [n, event] of events.entries()) {
      const until = n === events.length - 1 ? to : event.position;
      await write([event], last, until).catch((refused: unknown) => {
        throw areRowsRefused(refused) ? new UnreadableEvent(event, whyOf(refused)) : refused;
      });
      last = until;
    }
  }
}

const isOfAnEvent = (error: unknown): boolean =>
  error instanceof UnreadableEvent || areRowsRefused(error);

async function causedBy(
  target: Target,
  recorded: readonly RecordedEvent[],
  from: Position,
  to: Position,
): Promise<Caused[]> {
  const events = await target.codec.decode<DomainEvent>(recorded);
  const groups = target.places.map(({ group }) => group);
  const caused = events.map((event) => [...changesOf(event, groups)]);
  for (const place of target.places)
    for (const { folding } of place.group.projections)
      if (folding) await foldInto(caused, target, place, { folding, events, from, to });
  return events.map(({ metadata }, n) => ({ metadata, changes: caused[n] ?? [] }));
}

/** Adds to the changes of each event what reducers make of it. */
async function foldInto(
  caused: readonly Change[][],
  { pool, memories = projectionMemories() }: Target,
  { group, schema }: LogPosition,
  { folding, events, from, to }: Omit<BatchToProject, 'read'>,
): Promise<void> {
  const indexes = [...events.keys()].filter((n) => {
    const event = events[n];
    return event && isReadBy(group, event);
  });
  const folded = await memories.of(schema).fold({
    ...{ folding, from, to, events: indexes.flatMap((n) => events[n] ?? []) },
    read: (subjects) => folding.read(pool, schema, subjects),
  });
  for (const [each, n] of indexes.entries()) caused[n]?.push(...(folded[each] ?? []));
}

const rowsOf = (caused: readonly Caused[]) =>
  mergeChanges(caused.flatMap(({ changes }) => changes));

/** Throws `UnreadableEvent` for one that cannot be read, or that no projection knows. */
export const rowChangesOf = async (
  target: Target,
  events: readonly RecordedEvent[],
  from: Position,
  to: Position,
): Promise<RowChanges> => rowsOf(await causedBy(target, events, from, to));

/** By a name, it is sent as all statements are: node-pg writes one without a name apart, which wakes the server. */
const BEGIN = { name: 'begin', text: 'BEGIN' };

/**
 * Rows and checkpoint of a batch in one transaction: all of it is visible, or nothing is. On a pool
 * that pipelines it is one round trip: what follows an error, COMMIT included, then has no effect.
 */
export async function writeBatch(
  { pool, places, settles, failpoint = () => {} }: Omit<Target, 'codec' | 'memories'>,
  changes: RowChanges,
  from: Position,
  to: Position,
  last?: LastEvent,
): Promise<void> {
  const client = await pool.connect();
  try {
    const done = await Promise.allSettled([
      client.query(BEGIN),
      moveCheckpoints(
        client,
        places.map(({ schema }) => schema),
        from,
        to,
        last,
      ),
      failpoint('checkpoint-sent'),
      ...places.flatMap(({ group, schema }) => [
        writeRows(
          client,
          { schema, keys: group.keys, puts: putsOf(group) },
          changesFor(group, changes),
        ),
        settle(client, { group, schema }, changes, settles),
      ]),
      failpoint('rows-sent'),
      client.query('COMMIT'),
    ]);
    // the first in order: the others fail because of it
    const failed = done.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    failpoint('batch-written');
    client.release();
  } catch (error) {
    client.release(asError(error)); // its end undoes what was begun
    throw error;
  }
}

/** In the order in which the group names its tables. */
function changesFor({ tables }: ProjectedGroup, changes: RowChanges): RowChanges {
  const order = [...tables];
  const own = [...changes].filter(([table]) => tables.has(table));
  return new Map(own.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

const putsOf = (group: ProjectedGroup): Puts =>
  Object.fromEntries(group.projections.flatMap(({ puts = {} }) => Object.entries(puts)));

/** When what is made of rows is brought up to them. */
export type Settles = 'each-batch' | 'at-the-end';

/** Brings up what is made of rows that a batch has just written; what waits for the end does not. */
async function settle(
  client: PoolClient,
  { group, schema }: LogPosition,
  changes: RowChanges,
  settles: Settles = 'each-batch',
): Promise<void> {
  const now = group.projections.filter(({ settleAll }) => settles === 'each-batch' || !settleAll);
  await Promise.all(now.map((each) => each.settle?.(client, schema, changes)));
}

/** Makes all that waited for the end of a rebuild's rows (docs/adr/0107-rebuilds-side-by-side.md). */
export async function settleAll(pool: Pool, { group, schema }: LogPosition): Promise<void> {
  for (const each of group.projections) await each.settleAll?.(pool, schema);
}

/** An event's changes to rows, and who asked for them. */
type Caused = Readonly<{
  metadata: Pick<EventMetadata, 'actor' | 'causedBy'>;
  changes: readonly Change[];
}>;

/** The records that a batch changes, each with who changed it last. */
export function changedRecords(
  caused: readonly Caused[],
  groups: readonly Readonly<{ records: RecordsOfTables }>[],
): ChangedRecord[] {
  const ofTables: RecordsOfTables = Object.fromEntries(
    groups.flatMap((group) => Object.entries(group.records)),
  );
  const records = new Map<string, ChangedRecord>();
  for (const { metadata, changes } of caused)
    for (const { table, key } of changes) {
      const record = ofTables[table];
      if (!record) continue;
      const { resource } = record;
      const keys = new Map(Object.entries(key));
      const id = record.id.map((column) => String(keys.get(column))).join('.');
      records.set(`${resource}/${id}`, { resource, id, by: doneBy(metadata).by });
    }
  return [...records.values()];
}
