import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { comparePositions, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECTED_GROUPS } from '../projections.ts';
import { SEARCH_PATH } from '../read-models.ts';
import type { ProjectedGroup } from '../run/projection.ts';
import { readCheckpoint } from '../schema/checkpoints.ts';
import { dropUnused, sayUsed } from '../schema/versions.ts';
import { openProjectorPool, startProjector } from '../start.ts';
import { busyMarketplace } from '../testing/busy-marketplace.ts';
import { checksum } from '../testing/checksum.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { groupsWithNext, nextVersionOf } from '../testing/other-version.ts';
import { bookingPlaced, hotelRegistered, roomRegistered } from '../testing/sample-events.ts';
import { startProjecting } from '../testing/start-projecting.ts';

let models: ReadModelsForTest;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await models.close();
});

const SOON = { timeout: 20_000, interval: 20 };
const SEARCH = nextVersionOf('search');
const [oldSearch, bookings] = PROJECTED_GROUPS as [ProjectedGroup, ProjectedGroup, ProjectedGroup];

async function writeMarketplace(): Promise<void> {
  let last: Position | undefined;
  for (const [stream, event] of busyMarketplace()) last = await models.append(stream, event);
  if (last) await models.project(last);
}

async function registerHotel(slug: string): Promise<Position> {
  const hotel = hotelRegistered({}, { slug });
  return models.append(hotelStream(hotel.data.hotelId), hotel);
}

const passed = (group: ProjectedGroup, position: Position) => async () => {
  const at = (await readCheckpoint(models.pool, group.schema))?.position;
  expect(at && comparePositions(at, position)).toBeGreaterThanOrEqual(0);
};

/** Which tables there are: made again, they are others. */
async function tablesOf({ schema }: ProjectedGroup): Promise<readonly object[]> {
  const { rows } = await models.pool.query(
    `SELECT oid, relname FROM pg_class WHERE relnamespace = to_regnamespace($1) ORDER BY oid`,
    [schema],
  );
  return rows;
}

/** A release with its groups at work, as a process of its own has it. */
function startRelease(groups: readonly ProjectedGroup[]) {
  const pool = openProjectorPool(models.url);
  const info = vi.fn<(message: string) => void>();
  const projector = startProjector({
    ...models,
    pool,
    groups,
    keys: { erasedWithin: async () => [] },
    bus: openMemoryBus(() => {}),
    log: { info, error: () => {} },
  });
  let isOver = false;
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    await projector.stop();
    await pool.end();
  };
  ends.push(stop);
  return { projector, info, stop };
}

describe('a read model whose version was raised', () => {
  it('has its group built alone, from the log, while bookings go on', async () => {
    await writeMarketplace();
    const before = await tablesOf(bookings);
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const codec: EventCodec = {
      ...models.codec,
      decode: async (events) => {
        await gate;
        return models.codec.decode(events);
      },
    };
    const old = startProjecting(models);
    const next = startProjecting({ ...models, groups: [SEARCH], codec });
    ends.push(old.stop, next.stop);
    await vi.waitFor(
      async () =>
        expect(await tablesOf({ ...SEARCH, schema: `${SEARCH.schema}_next` })).not.toEqual([]),
      SOON,
    );

    const placed = bookingPlaced(roomRegistered(hotelRegistered()));
    const position = await models.append(bookingStream(placed.data.bookingId), placed);
    await vi.waitFor(passed(bookings, position), SOON);
    await vi.waitFor(passed(oldSearch, position), SOON);
    expect(await readCheckpoint(models.pool, SEARCH.schema)).toBeUndefined();

    goOn();
    await vi.waitFor(passed(SEARCH, position), SOON);
    expect(await checksum(models.pool, [SEARCH])).toBe(await checksum(models.pool, [oldSearch]));
    expect(await tablesOf(bookings)).toEqual(before);
  });
});

describe('two projectors of different versions', () => {
  it('build nothing back and forth, and share what is the same', async () => {
    await writeMarketplace();
    const old = startRelease(PROJECTED_GROUPS);
    await old.projector.caughtUp(20_000);
    const next = startRelease(groupsWithNext('search'));
    const first = await registerHotel('first');
    await vi.waitFor(passed(SEARCH, first), SOON);
    await vi.waitFor(passed(oldSearch, first), SOON);
    const tables = await Promise.all([oldSearch, SEARCH, bookings].map(tablesOf));

    const second = await registerHotel('second');
    for (const group of [oldSearch, SEARCH, bookings])
      await vi.waitFor(passed(group, second), SOON);
    expect(await Promise.all([oldSearch, SEARCH, bookings].map(tablesOf))).toEqual(tables);
    expect(old.info).not.toHaveBeenCalled();
    expect(next.info.mock.calls).toEqual([[expect.stringContaining(`search ${SEARCH.version}`)]]);

    await old.stop();
    const third = await registerHotel('third');
    for (const group of [SEARCH, bookings]) await vi.waitFor(passed(group, third), SOON);
    await expect(passed(oldSearch, third)).rejects.toThrow();
  });
});

describe('a reader of an older version', () => {
  const DAY = 24 * 3_600;
  const keep = [SEARCH.schema, ...PROJECTED_GROUPS.slice(1).map(({ schema }) => schema)];
  const ago = (days: number) =>
    models.pool.query(
      `UPDATE read_models.schemas SET used_at = now() - make_interval(days => $1)`,
      [days],
    );

  it('goes on reading its own, until nobody does', async () => {
    await writeMarketplace();
    const reader = openPool(models.url, { settings: { search_path: SEARCH_PATH } });
    ends.push(() => reader.end());
    const slugs = async () => (await reader.query('SELECT slug FROM hotels')).rows;
    const seen = await slugs();
    const next = startProjecting({ ...models, groups: [SEARCH] });
    ends.push(next.stop);
    const position = await registerHotel('new');
    await vi.waitFor(passed(SEARCH, position), SOON);
    expect(await slugs()).toEqual(seen);

    await ago(2);
    await sayUsed(reader, [oldSearch.schema]);
    expect(await dropUnused(models.pool, { keep, unusedFor: DAY })).toEqual([]);
    expect(await slugs()).toEqual(seen);

    await ago(2);
    expect(await dropUnused(models.pool, { keep, unusedFor: DAY })).toEqual([oldSearch.schema]);
    expect(await tablesOf(oldSearch)).toEqual([]);
    await expect(slugs()).rejects.toThrow('hotels');
  });
});
