import { randomUUID } from 'node:crypto';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import {
  comparePositions,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECTED_GROUPS } from '../projections.ts';
import { schemasOf } from '../read-models.ts';
import { Fenced, readCheckpoint } from '../schema/checkpoints.ts';
import { busyMarketplace } from '../testing/busy-marketplace.ts';
import { checksum } from '../testing/checksum.ts';
import {
  LIVE,
  openReadModelsForTest,
  type ReadModelsForTest,
  readPosition,
} from '../testing/given-events.ts';
import { hotelRegistered } from '../testing/sample-events.ts';
import { startProjecting as startProjectingGroups } from '../testing/start-projecting.ts';
import type { ProjectedBatch } from './follow.ts';
import { projectBatch } from './project-batch.ts';
import { streamsOf } from './projection.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

/** A projector at work, until `stop`. */
function startProjecting() {
  const moved = vi.fn<(batch: ProjectedBatch) => void>();
  const error = vi.fn();
  return { moved, error, projector: startProjectingGroups({ ...models, moved, error }) };
}

const checkpoint = () => readPosition(models.pool);
const searchCheckpoint = async () =>
  (await readCheckpoint(models.pool, schemasOf(['search']).join()))?.position ?? START;
const passed = (position: Position) => async () =>
  expect(comparePositions(await checkpoint(), position)).toBeGreaterThanOrEqual(0);
const SOON = { timeout: 20_000, interval: 10 };

async function writeMarketplace(): Promise<Position> {
  let last = START;
  for (const [stream, event] of busyMarketplace()) last = await models.append(stream, event);
  return last;
}

const namesOf = async (table: string, column: string) =>
  (await models.pool.query<Record<string, string>>(`SELECT ${column} FROM ${table}`)).rows.map(
    (row) => row[column],
  );

describe('the projector', () => {
  it('catches up with the log, follows it, and says how far it is', async () => {
    const backlog = await writeMarketplace();
    const { projector, moved, error } = startProjecting();
    await vi.waitFor(passed(backlog), SOON);
    await vi.waitFor(() => expect(projector.status.caughtUp).toBe(true), SOON);
    const { data } = hotelRegistered({}, { slug: 'came-later' });
    const later = await models.append(hotelStream(data.hotelId), { type: 'HotelRegistered', data });
    await vi.waitFor(passed(later), SOON);
    await vi.waitFor(() => expect(projector.status.position).toEqual(later), SOON);
    await projector.stop();
    expect(await namesOf('hotels', 'slug')).toContain('came-later');
    const hotel = expect.objectContaining({ resource: 'hotels', id: data.hotelId });
    expect(moved.mock.calls.flat()).toContainEqual(
      expect.objectContaining({ to: later, records: [hotel] }),
    );
    expect(projector.status.problem).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it('writes what nobody waits for in pieces, and all of it', async () => {
    const { projector, moved } = startProjecting();
    await vi.waitFor(() => expect(projector.status.caughtUp).toBe(true), SOON);
    const { data } = hotelRegistered();
    const { hotelId } = data;
    const described: DomainEvent = {
      type: 'HotelDescribed',
      data: { hotelId, changes: { provinceId: 'TH-83' } },
    };
    const registered: DomainEvent = { type: 'HotelRegistered', data };
    const last = await models.append(
      hotelStream(hotelId),
      registered,
      ...Array.from({ length: 99 }, () => described),
    );
    await vi.waitFor(passed(last), SOON);
    await projector.stop();
    const [events] = schemasOf(['events']);
    const batches = moved.mock.calls.flat().filter(({ schemas }) => schemas.includes(events ?? ''));
    expect(batches).toHaveLength(3);
    expect(batches.at(-1)?.to).toEqual(last);
    expect(await namesOf('listed_events', 'event_id')).toHaveLength(100);
  });

  it('gives the same rows however the log falls into batches', async () => {
    const events = busyMarketplace();
    for (const [stream, event] of events) await models.given(stream, event);
    const oneByOne = await checksum(models.pool);

    const at = await checkpoint();
    const page = await models.store.readAll({ filter: streamsOf(PROJECTED_GROUPS), limit: 1000 });
    expect(page.events).toHaveLength(events.length);
    await models.pool.query(`
      UPDATE read_models.schemas SET commit = 0, prepare = 0;
      TRUNCATE hotels, rooms, room_units, price_periods, stay_rules,
        room_nights, room_calendars,
        bookings, checkouts, payments, facts, fact_details, fact_states, fact_log`);
    const { pool, codec } = models;
    await projectBatch({ pool, places: LIVE, codec }, page.events, START, at);
    expect(await checksum(models.pool)).toBe(oneByOne);
  });

  it('looks past events of streams it does not read', async () => {
    const { projector, error } = startProjecting();
    const event = { type: 'SomethingElse', data: {} } as unknown as DomainEvent;
    const position = await models.append(`other-${randomUUID()}`, event);
    await vi.waitFor(passed(position), SOON);
    await projector.stop();
    expect(error).not.toHaveBeenCalled();
  });

  it('stops before an event no projection knows, and names it', async () => {
    const before = hotelRegistered({}, { slug: 'before' });
    const read = await models.append(hotelStream(before.data.hotelId), before);
    const { projector } = startProjecting();
    await vi.waitFor(passed(read), SOON);

    const stream = hotelStream(randomUUID());
    await models.append(stream, { type: 'HotelSold', data: {} } as unknown as DomainEvent);
    const behind = hotelRegistered({}, { slug: 'behind' });
    await models.append(hotelStream(behind.data.hotelId), behind);
    await vi.waitFor(() => expect(projector.status.stoppedAt).not.toBeNull(), SOON);
    expect(projector.status.stoppedAt).toMatchObject({ stream, type: 'HotelSold' });
    expect(projector.status.problem).toContain(`Stopped at HotelSold (${stream}, revision 0, id `);
    expect(projector.status.caughtUp).toBe(false);
    expect(await namesOf('hotels', 'slug')).toEqual(['before']);
    expect(await searchCheckpoint()).toEqual(read);
    await projector.stop();
  });

  it('goes on from where another one got to', async () => {
    const { projector } = startProjecting();
    await vi.waitFor(() => expect(projector.status.caughtUp).toBe(true), SOON);
    // what the other has done, this one must not do again: its counts would be doubled
    const backlog = await writeMarketplace();
    await models.project(backlog).catch((error: unknown) => expect(error).toBeInstanceOf(Fenced));
    await vi.waitFor(passed(backlog), SOON);
    await projector.stop();
    const { rows } = await models.pool.query('SELECT night, taken FROM room_nights ORDER BY 1');
    expect(rows).toEqual([
      { night: '2027-03-01', taken: 1 },
      { night: '2027-03-02', taken: 1 },
    ]);
  });
});

describe('a batch', () => {
  const batch = async (from: Position) => {
    const { store, pool, codec } = models;
    const { events, position } = await store.readAll({
      filter: streamsOf(PROJECTED_GROUPS),
      limit: 1000,
    });
    return projectBatch({ pool, places: LIVE, codec }, events, from, position);
  };

  it('leaves nothing when another moved the checkpoint', async () => {
    const { data } = hotelRegistered();
    await models.given(hotelStream(data.hotelId), { type: 'HotelRegistered', data });
    const before = await checksum(models.pool);
    await expect(batch(START)).rejects.toThrow(Fenced);
    await expect(batch({ commit: 1n, prepare: 1n })).rejects.toThrow(Fenced);
    expect(await checksum(models.pool)).toBe(before);
  });

  it('leaves neither rows nor checkpoint when a row cannot be written', async () => {
    const [one, two] = [
      hotelRegistered(),
      hotelRegistered({ provinceId: null as unknown as string }), // as no decider writes it
    ];
    await models.given(hotelStream(one.data.hotelId), one);
    const at = await checkpoint();
    const position = await models.append(hotelStream(two.data.hotelId), two);
    await expect(models.project(position)).rejects.toThrow('province_id');
    expect(await checkpoint()).toEqual(at);
    expect(await namesOf('hotels', 'hotel_id')).toEqual([one.data.hotelId]);
  });
});
