import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { positionText } from '@baanpak/projector/schema/checkpoints.ts';
import { schemasOf } from '@baanpak/projector/schema/groups.ts';
import type { ReadSchema } from '@baanpak/projector/schema/read-models.ts';
import { READ_MODELS_MOVED } from '@baanpak/projector/schema/topics.ts';
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
  const hint = (from: string, to: string) =>
    bus.publish(READ_MODELS_MOVED, { schemas, from, to, records: [] });
  return { missed, hint };
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
});
