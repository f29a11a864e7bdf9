import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rebuild } from '../run/rebuild.ts';
import { readCheckpoints } from '../schema/checkpoints.ts';
import { GROUPS } from '../schema/groups.ts';
import { busyMarketplace } from '../testing/busy-marketplace.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { hotelRegistered } from '../testing/sample-events.ts';
import { resumeAfterLastCommonEvent } from './resume.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
  for (const [stream, event] of busyMarketplace()) await models.append(stream, event);
  await rebuild(models);
});
afterEach(() => models.close());

const positions = async () =>
  new Set(
    [...(await readCheckpoints(models.pool, SCHEMAS)).values()].map(
      ({ position: { commit, prepare } }) => `${commit}/${prepare}`,
    ),
  );
const SCHEMAS = GROUPS.map(({ schema }) => schema);

it('read models of a log that lost nothing go on behind the last event they met', async () => {
  const at = await positions();
  await models.pool.query('UPDATE read_models.schemas SET prepare = prepare + 1000'); // looked at
  expect(await resumeAfterLastCommonEvent(models.pool, models.store)).toEqual(GROUPS);
  const behind = await positions();
  for (const position of behind) expect(Number(position.split('/')[1])).toBeLessThan(1_000);
  expect(at.size).toBeGreaterThan(0);
});

it('read models that met an event which is lost do not, though the log has grown past it', async () => {
  await models.pool.query(
    'DELETE FROM events.events WHERE position > (SELECT max(position) - 1 FROM events.events)',
  );
  const hotel = hotelRegistered();
  await models.append(hotelStream(hotel.data.hotelId), hotel);
  const going = await resumeAfterLastCommonEvent(models.pool, models.store);
  expect(going.length).toBeLessThan(GROUPS.length);
});

it('read models of another log do not', async () => {
  const other = { ...models.store, storeId: async () => 'another' };
  expect(await resumeAfterLastCommonEvent(models.pool, other)).toEqual([]);
});
