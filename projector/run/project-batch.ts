import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { inOnePiece } from '@baanpak/infrastructure/database/in-one-piece.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Position, RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import type { Table } from '../projection.ts';
import { changesOf } from '../projections.ts';
import { moveCheckpoint } from '../schema/checkpoint.ts';
import { refreshCalendars } from '../stay/room-calendars.ts';
import { foldChanges, type RowChange } from './fold-changes.ts';
import { writeRows } from './write-rows.ts';

export type Target = Readonly<{ pool: Pool; schema: string; codec: EventCodec }>;

/** What a batch does to the rows of each table. */
export type RowChanges = ReadonlyMap<Table, readonly RowChange[]>;

/** Throws for an event that cannot be read, or that no projection knows. */
export async function rowChangesOf(
  codec: EventCodec,
  events: readonly RecordedEvent[],
): Promise<RowChanges> {
  const happened = await codec.decode<DomainEvent>(events);
  return foldChanges(happened.flatMap(changesOf));
}

/**
 * Rows and checkpoint of a batch in one transaction: all of it is visible, or nothing is. On a pool
 * that pipelines it is one round trip: what follows an error, COMMIT included, then comes to nothing.
 */
export async function writeBatch(
  { pool, schema }: Pick<Target, 'pool' | 'schema'>,
  changes: RowChanges,
  from: Position,
  to: Position,
): Promise<void> {
  const client = await pool.connect();
  try {
    await inOnePiece(client, () =>
      Promise.all([
        client.query('BEGIN'),
        moveCheckpoint(client, schema, from, to),
        writeRows(client, schema, changes),
        refreshCalendars(client, schema, changes),
        client.query('COMMIT'),
      ]),
    );
    client.release();
  } catch (error) {
    client.release(error as Error); // its end undoes what was begun
    throw error;
  }
}

/** Does to the read models what a batch of events says, and gives back what that was. */
export async function projectBatch(
  target: Target,
  events: readonly RecordedEvent[],
  from: Position,
  to: Position,
): Promise<RowChanges> {
  const changes = await rowChangesOf(target.codec, events);
  await writeBatch(target, changes, from, to);
  return changes;
}
