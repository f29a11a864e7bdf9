import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Position, RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool } from 'pg';
import { changesOf } from '../projections.ts';
import { moveCheckpoint } from '../schema/checkpoint.ts';
import { foldChanges } from './fold-changes.ts';
import { writeRows } from './write-rows.ts';

export type Target = Readonly<{ pool: Pool; schema: string; codec: EventCodec }>;

/** Rows and checkpoint of a batch in one transaction: all of it is visible, or nothing is. */
export async function projectBatch(
  { pool, schema, codec }: Target,
  events: readonly RecordedEvent[],
  from: Position,
  to: Position,
): Promise<void> {
  const happened = await codec.decode<DomainEvent>(events);
  const rows = foldChanges(happened.flatMap(changesOf));
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await moveCheckpoint(client, schema, from, to);
    await writeRows(client, schema, rows);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    client.release(error as Error);
    throw error;
  }
}
