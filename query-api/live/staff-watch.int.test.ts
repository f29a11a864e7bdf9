import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { ReadSchema } from '@baanpak/projector/read-models.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import { positionText } from '@baanpak/projector/schema/checkpoints.ts';
import { type ChangedRecord, READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
import {
  openReadModelsForTest,
  type ReadModelsForTest,
  readPosition,
} from '@baanpak/projector/testing/given-events.ts';
import { hotelRegistered } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StaffWatch, watchForStaff } from './staff-watch.ts';

let models: ReadModelsForTest;
const watches: StaffWatch[] = [];
beforeAll(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.close();
});
afterAll(() => models.close());

const ADMIN = { userId: 'somying', role: 'admin', ownerId: null } as const;

const here = async () => positionText(await readPosition(models.pool));
const schemas = schemasOf(['bookings']);

function follow(lookEvery?: number) {
  const bus = openMemoryBus((error) => {
    throw error;
  });
  const watch = watchForStaff(openKysely<ReadSchema>(models.pool), models.pool, bus, lookEvery);
  watches.push(watch);
  const missed = vi.fn();
  watch.follow({ principal: ADMIN, changed: () => {}, missed });
  const hint = (from: string, to: string, records: readonly ChangedRecord[] = []) =>
    bus.publish(READ_MODELS_MOVED, { schemas, from, to, records: [...records] });
  return { watch, missed, hint };
}

/** What somebody is told who comes back and had heard everything up to a position. */
function comeBack(watch: StaffWatch, since: string) {
  const told: string[] = [];
  watch.follow(
    {
      principal: ADMIN,
      changed: ({ id }) => told.push(id),
      missed: () => told.push('missed'),
    },
    since,
  );
  return told;
}

describe('who watches for staff', () => {
  it('says nothing of hints that follow one another', async () => {
    const { missed, hint } = follow();
    hint('1/1', '2/2');
    hint('2/2', '3/3');
    await new Promise(setImmediate);
    expect(missed).not.toHaveBeenCalled();
  });

  it('says that something was missed where a hint between two was lost', async () => {
    const { missed, hint } = follow();
    hint('1/1', '2/2');
    hint('3/3', '4/4');
    await expect.poll(() => missed).toHaveBeenCalledOnce();
  });

  it('says so where the read models go on and no hint comes at all', async () => {
    const { missed, hint } = follow(20);
    hint('1/1', await here());
    const { data } = hotelRegistered();
    await models.given(hotelStream(data.hotelId), { type: 'HotelRegistered', data });
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), 5_000);
  });

  it('says nothing while all is quiet', async () => {
    const position = await here();
    const { missed, hint } = follow(5);
    hint('1/1', position); // before the first look: what comes after it must follow on what it saw
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(missed).not.toHaveBeenCalled();
  });

  it('tells who comes back what changed meanwhile, and of nothing else', async () => {
    const { watch, hint } = follow();
    const hotels = [hotelRegistered().data, hotelRegistered().data, hotelRegistered().data];
    const [before, meanwhile, after] = hotels.map(({ hotelId }) => hotelId);
    for (const data of hotels)
      await models.given(hotelStream(data.hotelId), { type: 'HotelRegistered', data });
    const changeOf = (id = ''): ChangedRecord => ({ resource: 'hotels', id, by: 'guest' });
    hint('1/1', '2/2', [changeOf(before)]);
    hint('2/2', '3/3', [changeOf(meanwhile)]);
    await expect.poll(watch.position).toBe('3/3');
    const told = comeBack(watch, '2/2');
    await expect.poll(() => told).toEqual([meanwhile]);
    const upToDate = comeBack(watch, '3/3');
    hint('3/3', '4/4', [changeOf(after)]);
    await expect.poll(() => told).toEqual([meanwhile, after]);
    expect(upToDate).toEqual([after]);
  });

  it('says that something was missed to who comes back from where nobody knows', async () => {
    const { watch, missed, hint } = follow();
    hint('5/5', '6/6');
    await expect.poll(watch.position).toBe('6/6');
    expect(comeBack(watch, '1/1')).toEqual(['missed']);
    hint('7/7', '8/8'); // one between was lost: of what came before it nothing is told again
    await expect.poll(() => missed).toHaveBeenCalledOnce();
    expect(comeBack(watch, '5/5')).toEqual(['missed']);
    expect(comeBack(watch, '8/8')).toEqual([]);
  });
});
