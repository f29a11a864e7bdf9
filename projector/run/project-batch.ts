import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
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
import type { Pool } from 'pg';
import type { ProjectorFailpoint } from '../failpoints.ts';
import type { Change } from '../projection.ts';
import { changesOf, isReadBy, projectionsOf } from '../projections.ts';
import { moveCheckpoints } from '../schema/checkpoints.ts';
import type { Group } from '../schema/groups.ts';
import type { Caused } from './changed-records.ts';
import { mergeChanges, type RowChanges } from './merge-changes.ts';
import type { LogPosition } from './place.ts';
import {
  type BatchToProject,
  type ProjectionMemories,
  projectionMemories,
} from './projection-memory.ts';
import { type Settles, settle } from './settle.ts';
import { type Puts, writeRows } from './write-rows.ts';

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
    for (const { folding } of projectionsOf(place.group))
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
      client.query('BEGIN'),
      moveCheckpoints(
        client,
        places.map(({ schema }) => schema),
        from,
        to,
        last,
      ),
      failpoint('checkpoint-sent'),
      ...places.flatMap(({ group, schema }) => [
        writeRows(client, schema, changesFor(group, changes), putsOf(group)),
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
function changesFor({ tables }: Group, changes: RowChanges): RowChanges {
  const order = [...tables];
  const own = [...changes].filter(([table]) => tables.has(table));
  return new Map(own.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

const putsOf = (group: Group): Puts =>
  Object.fromEntries(projectionsOf(group).flatMap(({ puts = {} }) => Object.entries(puts)));

/** What was done to the read models, between which checkpoints. */
export type Written = Readonly<{ from: Position; to: Position; caused: readonly Caused[] }>;

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
