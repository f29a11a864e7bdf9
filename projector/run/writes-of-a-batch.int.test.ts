import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { countSocketWrites } from '@baanpak/infrastructure/testing/counted-pool.ts';
import { expect, it, onTestFinished } from 'vitest';
import { PROJECTED_GROUPS } from '../projections.ts';
import { openProjectorPool } from '../start.ts';
import { openReadModelsForTest } from '../testing/given-events.ts';
import { hotelRegistered } from '../testing/sample-events.ts';
import { startProjecting } from '../testing/start-projecting.ts';

const awaited = PROJECTED_GROUPS.filter(({ interval }) => interval === 0);

it('rows and checkpoints of a lone event leave in one write to PostgreSQL, with BEGIN and COMMIT', async () => {
  const models = await openReadModelsForTest();
  const pool = openProjectorPool(String(models.pool.options.connectionString));
  const writes = countSocketWrites(pool);
  const projector = startProjecting({ ...models, pool, groups: awaited });
  onTestFinished(async () => {
    await projector.stop();
    await pool.end();
    await models.close();
  });
  await expect.poll(() => projector.status.caughtUp).toBe(true);
  const counts: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const before = writes.count;
    const { data } = hotelRegistered({}, { slug: `hotel-${n}` });
    const appended = await models.append(hotelStream(data.hotelId), {
      type: 'HotelRegistered',
      data,
    });
    await expect.poll(() => projector.status.position).toEqual(appended);
    counts.push(writes.count - before);
  }
  expect(Math.min(...counts)).toBe(1);
});
