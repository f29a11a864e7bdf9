import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import type { DaysPainted, RoomEvent } from '@baanpak/domain/room/room-state.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { PoolClient } from 'pg';
import { merge, put, set } from '../row-changes.ts';
import type { Projection } from '../run/projection.ts';
import type { RowChanges } from '../run/rows.ts';
import { dropCovered, type PeriodTable } from './raw-queries.ts';
import { type RoomRow, roomModel } from './tables.ts';

/** One row a room, and one a period in which its nights cost something else. */
export const rooms: Projection<RoomEvent> = {
  model: roomModel,
  records: {
    rooms: { resource: 'rooms', id: ['room_id'] },
    price_periods: { resource: 'rooms', id: ['room_id'] },
    stay_rules: { resource: 'rooms', id: ['room_id'] },
  },
  streams: ['room-'],
  settle: dropCoveredPeriods,
  when: {
    RoomRegistered: ({ data: { roomId, hotelId, ownerId, details }, revision }) => [
      put('rooms', {
        room_id: roomId,
        hotel_id: hotelId,
        owner_id: ownerId,
        disabled: false,
        removed: false,
        base_price: details.basePrice,
        max_guests: details.maxGuests,
        details,
        pictures: {},
        ...{ review_count: 0, review_sum: 0, review_turn: 0 },
        version: revision,
      }),
    ],
    RoomDescribed: ({ data: { roomId, changes }, revision }) => [
      merge('rooms', { room_id: roomId }, 'details', changes),
      change(roomId, { ...columnsOf(changes), version: revision }),
    ],
    DaysPainted: (event) => [
      ...event.data.prices.map(({ from, to, weekdays, price }, part) =>
        put('price_periods', {
          ...paintIn(event, part),
          from_night: from,
          to_night: to,
          weekdays: bitsOf(weekdays),
          price,
        }),
      ),
      ...event.data.rules.map(({ from, to, weekdays, rules: stated }, part) =>
        put('stay_rules', {
          ...paintIn(event, part),
          from_day: from,
          to_day: to,
          weekdays: bitsOf(weekdays),
          rules: stated,
        }),
      ),
      change(event.data.roomId, { version: event.revision }),
    ],
    RoomPicturesSet: ({ data: { roomId, pictures }, revision }) => [
      merge('rooms', { room_id: roomId }, 'pictures', pictures),
      change(roomId, { version: revision }),
    ],
    RoomDisabled: ({ data, revision }) => [
      change(data.roomId, { disabled: true, version: revision }),
    ],
    RoomEnabled: ({ data, revision }) => [
      change(data.roomId, { disabled: false, version: revision }),
    ],
    // closed too, so that what only shows open rooms need not know of removal
    RoomRemoved: ({ data, revision }) => [
      change(data.roomId, { disabled: true, removed: true, version: revision }),
    ],
  },
};

function paintIn(event: EventEnvelope<DaysPainted>, part: number) {
  const { data, revision, metadata, recordedAt, position } = event;
  return {
    room_id: data.roomId,
    seq: revision,
    part,
    actor: metadata.actor,
    painted_at: recordedAt,
    place: `${position.commit}.${position.prepare}`,
    undoes: data.undoes !== undefined,
  };
}

/** Sunday is the lowest bit; no weekdays are all. */
export const bitsOf = (weekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6]): number =>
  weekdays.reduce((bits, weekday) => bits | (1 << weekday), 0);

const change = (roomId: string, columns: Partial<RoomRow>) =>
  set('rooms', { room_id: roomId }, columns);

const columnsOf = ({ basePrice, maxGuests }: Partial<RoomDetails>) => ({
  ...(basePrice !== undefined && { base_price: basePrice }),
  ...(maxGuests !== undefined && { max_guests: maxGuests }),
});

/**
 * Takes from earlier periods of prices and rules the weekdays that those of this batch say again, and
 * drops what says nothing any more: a room that is painted every day does not grow. It does not matter
 * how events fell into batches.
 */
async function dropCoveredPeriods(
  client: PoolClient,
  schema: string,
  changes: RowChanges,
): Promise<void> {
  const drop = (table: PeriodTable) => {
    const keys = (changes.get(table) ?? []).map(({ key }) => key);
    if (keys.length === 0) return undefined;
    return runRaw(client, dropCovered([JSON.stringify(keys)], { schema, table }));
  };
  await Promise.all([drop('price_periods'), drop('stay_rules')]);
}
