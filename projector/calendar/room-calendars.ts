import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { Pool, PoolClient } from 'pg';
import type { Table } from '../projection.ts';
import type { RowChanges } from '../run/merge-changes.ts';
import { LONGEST_MS } from '../schema/longest.ts';
import { countMoves, makeCalendars, moveAll, OF_ROOMS, refreshNights } from './raw-queries.ts';

/**
 * Brings `room_calendars` and `room_moves` up to what a batch has just written in the same
 * transaction. A calendar's text is a function of the rows of its nights, so it does not matter how
 * events fell into batches.
 */
export async function refreshCalendars(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  const rooms = keysOf(changes, OF_ROOMS, 'room_id');
  const hotels = keysOf(changes, ['hotels'], 'hotel_id');
  const nights = changes.get('room_nights') ?? [];
  await Promise.all([
    nights.length > 0 &&
      runRaw(client, refreshNights([JSON.stringify(nights.map(({ key }) => key))], schema)),
    rooms.length + hotels.length > 0 && runRaw(client, countMoves([rooms, hotels], schema)),
  ]);
}

/** The same for all rooms, where there are no calendars yet. */
export async function makeAllCalendars(pool: Pool, schema: string): Promise<void> {
  const patient = { within: LONGEST_MS };
  await Promise.all([
    runRaw(pool, makeCalendars([], schema), patient),
    runRaw(pool, moveAll([], schema), patient),
  ]);
}

function keysOf(changes: RowChanges, tables: readonly Table[], column: string): string[] {
  const rows = tables.flatMap((table) => changes.get(table) ?? []);
  return [...new Set(rows.map(({ key }) => String(key[column])))];
}
