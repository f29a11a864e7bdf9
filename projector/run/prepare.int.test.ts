import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openReadModelsForTest, type ReadModelsForTest } from '../testing/given-events.ts';
import { hotelRegistered } from '../testing/sample-events.ts';
import { prepareReadModels } from './prepare.ts';

let models: ReadModelsForTest;
beforeEach(async () => {
  models = await openReadModelsForTest();
});
afterEach(() => models.close());

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
