import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECTED_GROUPS } from '../projections.ts';
import { readCheckpoints } from '../schema/checkpoints.ts';
import { busyMarketplace } from '../testing/busy-marketplace.ts';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { hotelRegistered } from '../testing/sample-events.ts';
import { rebuild } from './rebuild.ts';
import { prepareReadModels, resumeAfterLastCommonEvent } from './resume.ts';

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
const SCHEMAS = PROJECTED_GROUPS.map(({ schema }) => schema);

it('read models of a log that lost nothing go on behind the last event they met', async () => {
  const at = await positions();
  await models.pool.query('UPDATE read_models.schemas SET prepare = prepare + 1000'); // looked at
  expect(await resumeAfterLastCommonEvent(models.pool, models.store, models.groups)).toEqual(
    PROJECTED_GROUPS,
  );
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
  const going = await resumeAfterLastCommonEvent(models.pool, models.store, models.groups);
  expect(going.length).toBeLessThan(PROJECTED_GROUPS.length);
});

it('read models of another log do not', async () => {
  const other = { ...models.store, storeId: async () => 'another' };
  expect(await resumeAfterLastCommonEvent(models.pool, other, models.groups)).toEqual([]);
});

async function registerHotel(slug: string) {
  const hotel = hotelRegistered({}, { slug });
  return models.append(hotelStream(hotel.data.hotelId), hotel);
}

it('read models go on where their last event is in the log, and not where it is gone', async () => {
  await registerHotel('first');
  await models.project(await registerHotel('last'));
  await prepareReadModels(models);

  await models.pool.query(
    'DELETE FROM events.events WHERE position = (SELECT max(position) FROM events.events)',
  );
  await expect(prepareReadModels(models)).rejects.toThrow('npm run restore');
  await registerHotel('another'); // the log grows past what the read models remember
  await expect(prepareReadModels(models)).rejects.toThrow('is not in the event log any more');
});
