import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { inOnePiece } from '@baanpak/infrastructure/database/in-one-piece.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  areRowsRefused,
  UnreadableEvent,
  whyOf,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import type { Position, RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import { asError } from '@baanpak/infrastructure/process/thrown.ts';
import type { Pool } from 'pg';
import { changesOf, PROJECTIONS } from '../projections.ts';
import { moveCheckpoint } from '../schema/checkpoint.ts';
import { foldChanges, type RowChanges } from './fold-changes.ts';
import { writeRows } from './write-rows.ts';

export type Target = Readonly<{ pool: Pool; schema: string; codec: EventCodec }>;

/** Throws `UnreadableEvent` for one that cannot be read, or that no projection knows. */
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
        ...PROJECTIONS.map(
          (projection) => 'settle' in projection && projection.settle(client, schema, changes),
        ),
        client.query('COMMIT'),
      ]),
    );
    client.release();
  } catch (error) {
    client.release(asError(error)); // its end undoes what was begun
    throw error;
  }
}

/** What was done to the read models, between which checkpoints. */
export type Written = Readonly<{ from: Position; to: Position; changes: RowChanges }>;

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
    const changes = await rowChangesOf(target.codec, some);
    await writeBatch(target, changes, after, until);
    written({ from: after, to: until, changes });
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
