import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { HOTEL } from '@baanpak/domain/testing/samples.ts';
import { type Position, START } from '@baanpak/infrastructure/event-store/port.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECTED_GROUPS } from '../projections.ts';
import { follow, notBegun } from '../run/follow.ts';
import { projectBatch } from '../run/project-batch.ts';
import { streamsOf } from '../run/projection.ts';
import { projectionMemories } from '../run/projection-memory.ts';
import { rebuild } from '../run/rebuild.ts';
import { readCheckpoint } from '../schema/checkpoints.ts';
import { createSchema } from '../schema/create.ts';
import { busyMarketplace } from '../testing/busy-marketplace.ts';
import { checksum } from '../testing/checksum.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { bookingPlaced } from '../testing/sample-events.ts';
import { startProjecting } from '../testing/start-projecting.ts';

const REPORTS = PROJECTED_GROUPS.filter(({ name }) => name === 'reports');
const PLACES = REPORTS.map((group) => ({ group, schema: group.schema }));
const SOON = { timeout: 20_000, interval: 10 };

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

/** Several hotels with all that happens in them. */
async function write(hotels = 3): Promise<Position> {
  let last = START;
  for (let n = 0; n < hotels; n += 1)
    for (const [stream, event] of busyMarketplace()) last = await models.append(stream, event);
  return last;
}

async function logUpTo(end: Position) {
  await models.untilShown(end);
  return models.store.readAll({ filter: streamsOf(REPORTS), limit: 1000 });
}

async function emptyAgain(): Promise<void> {
  const storeId = await models.store.storeId();
  for (const group of REPORTS) await createSchema(models.pool, group, group.schema, storeId);
}

const factsOf = async (bookingId: string) => {
  const { rows } = await models.pool.query(
    `SELECT kind, date, units, satang, vat, hotel_id, room_id, channel FROM facts
     WHERE booking_id = $1 ORDER BY commit_position, prepare_position, n`,
    [bookingId],
  );
  return rows;
};

describe('facts', () => {
  it('of a booking that staff took are its sale, its nights with the VAT of its hotel, and the marketplace’s part', async () => {
    const events = busyMarketplace();
    const hotel = events.find(([, { type }]) => type === 'RoomRegistered')?.[1];
    if (hotel?.type !== 'RoomRegistered') throw new Error('There is no room');
    for (const [stream, event] of events) await models.append(stream, event);
    const { placedAt: takenAt, heldUntil: _, ...data } = bookingPlaced(hotel).data;
    const { bookingId, terms } = data;
    const taken = { type: 'BookingTaken', data: { ...data, takenAt } } as const;
    await models.given(bookingStream(bookingId), taken);
    const of = { hotel_id: terms.hotelId, room_id: terms.roomId, channel: terms.channel };
    expect(await factsOf(bookingId)).toEqual(
      [
        ['booking', '2027-01-01', 1, 200_000, 13_084],
        ['sold', '2027-03-01', 1, 100_000, 6_542],
        ['sold', '2027-03-02', 1, 100_000, 6_542],
        ['arrival', '2027-03-01', 1, 0, 0],
        ['departure', '2027-03-03', 1, 0, 0],
        ['commission', '2027-03-01', 0, 10_000, 0],
        ['commission', '2027-03-02', 0, 10_000, 0],
      ].map(([kind, date, units, satang, vat]) => ({ kind, date, units, satang, vat, ...of })),
    );
  });

  it('are the same one by one, in one batch, from memory that holds almost nothing, and rebuilt', async () => {
    const end = await write();
    await models.project(end);
    const inOne = await checksum(models.pool, REPORTS);
    expect((await models.pool.query('SELECT FROM facts')).rowCount).toBeGreaterThan(50);

    const { events } = await models.store.readAll({ filter: streamsOf(REPORTS), limit: 1000 });
    for (const memories of [undefined, projectionMemories(), projectionMemories(1)]) {
      await emptyAgain();
      let from = START;
      for (const event of events) {
        const target = { ...models, places: PLACES, ...(memories && { memories }) };
        await projectBatch(target, [event], from, event.position);
        from = event.position;
      }
      expect(await checksum(models.pool, REPORTS)).toBe(inOne);
    }
    await rebuild({ ...models, groups: REPORTS });
    expect(await checksum(models.pool, REPORTS)).toBe(inOne);
  });

  it('are the same where one who was behind others is brought to them alone', async () => {
    const end = await write();
    await models.project(end);
    const before = await checksum(models.pool, REPORTS);
    await emptyAgain();
    const followers = PROJECTED_GROUPS.map((group) => ({ group, status: notBegun() }));
    await follow(
      { ...models, moved: () => {} },
      followers,
      AbortSignal.timeout(60_000),
      'caught-up',
    );
    expect(await checksum(models.pool, REPORTS)).toBe(before);
  });

  it('are the same where two follow the log at once and fence each other', async () => {
    const following = [startProjecting(models), startProjecting(models)];
    const end = await write();
    await vi.waitFor(async () => {
      const [{ schema } = { schema: '' }] = REPORTS;
      expect((await readCheckpoint(models.pool, schema))?.position).toEqual(end);
    }, SOON);
    for (const each of following) await each.stop();
    const followed = await checksum(models.pool, REPORTS);
    await rebuild({ ...models, groups: REPORTS });
    expect(await checksum(models.pool, REPORTS)).toBe(followed);
  });

  it('are not folded twice where a batch was refused and goes on event by event', async () => {
    const events = busyMarketplace();
    for (const [stream, event] of events) await models.append(stream, event);
    const room = events.find(([, { type }]) => type === 'RoomRegistered')?.[1];
    if (room?.type !== 'RoomRegistered') throw new Error('There is no room');
    const opened = { type: 'CalendarOpened', data: { roomId: 'none', units: 1 } } as const;
    const fine = await logUpTo(await models.append(roomCalendarStream('none'), opened));
    const refused = { ...room, data: { ...room.data, hotelId: 'no uuid', roomId: 'none' } };
    const page = await logUpTo(await models.append(roomStream('none'), refused));
    const target = { ...models, places: PLACES, memories: projectionMemories() };
    await expect(projectBatch(target, page.events, START, page.position)).rejects.toThrow(
      'the database refuses its rows',
    );
    const upToIt = await checksum(models.pool, REPORTS);
    await emptyAgain();
    await projectBatch({ ...models, places: PLACES }, fine.events, START, fine.position);
    expect(await checksum(models.pool, REPORTS)).toBe(upToIt);
  });
});

describe('erasing a person', () => {
  it('leaves nothing to be taken out of facts', async () => {
    await models.project(await write(1));
    const { rows } = await models.pool.query(
      'SELECT f::text AS row FROM fact_details f UNION ALL SELECT s::text FROM fact_states s',
    );
    const said = rows.map(({ row }) => row).join('\n');
    expect(said).toContain(HOTEL.hotelName.en);
    expect(said).not.toContain('Anna');
    expect(said).not.toContain('anna@');
  });
});
