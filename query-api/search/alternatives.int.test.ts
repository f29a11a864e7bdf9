import type { AlternativesJson } from '@baanpak/contract/search/alternatives.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { nightsHeld } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARCH_1_3, openSearchForTest, type SearchForTest } from './testing/searched-hotels.ts';

let given: SearchForTest;
beforeAll(async () => {
  given = await openSearchForTest();
});
afterAll(() => given.close());

const askFor = async (query: string) =>
  (await given.api.get<AlternativesJson>(`/search/hotels/alternatives?${query}`)).body;
const stay = (checkIn: string, checkOut: string) => ({
  checkIn: localDate(checkIn),
  checkOut: localDate(checkOut),
});

describe('GET /search/hotels/alternatives', () => {
  it('names the nearest dates on which a hotel would be found, and its price', async () => {
    const { room, calendar } = await given.roomOf(await given.hotelIn('TH-44', 'Almost full'), {
      price: 1200,
    });
    await given.api.given(
      calendar,
      nightsHeld(room, stay('2027-02-26', '2027-03-04')),
      nightsHeld(room, stay('2027-03-08', '2027-03-20')),
    );
    const { dates } = await askFor(`province=TH-44&${MARCH_1_3}`);
    const offered = { hotels: 1, minPrice: 1200 };
    expect(dates).toEqual([
      { startDate: '2027-02-22', endDate: '2027-02-24', ...offered },
      { startDate: '2027-02-23', endDate: '2027-02-25', ...offered },
      { startDate: '2027-02-24', endDate: '2027-02-26', ...offered },
      { startDate: '2027-03-04', endDate: '2027-03-06', ...offered },
      { startDate: '2027-03-05', endDate: '2027-03-07', ...offered },
      { startDate: '2027-03-06', endDate: '2027-03-08', ...offered },
    ]);
  });

  it('asks on other dates for what was asked for', async () => {
    await given.roomOf(await given.hotelIn('TH-45', 'For two'), { maxGuests: 2 });
    expect((await askFor(`province=TH-45&${MARCH_1_3}&guests=9`)).dates).toEqual([]);
  });

  it('names no date before today', async () => {
    await given.roomOf(await given.hotelIn('TH-46', 'Always free'));
    const { dates } = await askFor('province=TH-46');
    expect(dates.map(({ startDate }) => startDate)).toEqual([
      '2027-01-02',
      '2027-01-03',
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
    ]);
  });

  it('names other provinces with hotels on the same dates, most hotels first, and their price', async () => {
    const details = { facilities: ['air-conditioner'], sideViews: ['waterfall'] };
    for (const price of [900, 700])
      await given.roomOf(await given.hotelIn('TH-47', `Two ${price}`, details), { price });
    await given.roomOf(await given.hotelIn('TH-48', 'One', details), { price: 800 });
    const { provinces } = await askFor(`province=TH-49&${MARCH_1_3}&sideViews=waterfall`);
    expect(provinces).toMatchObject([
      { _id: 'TH-47', hotels: 2, minPrice: 700 },
      { _id: 'TH-48', hotels: 1, minPrice: 800 },
    ]);
    const unknown = await askFor(`province=Atlantis&${MARCH_1_3}&sideViews=waterfall`);
    expect(unknown).toMatchObject({ dates: [], provinces: [{ _id: 'TH-47' }, { _id: 'TH-48' }] });
    const outside = await askFor(`bounds=1,97,2,98&${MARCH_1_3}&sideViews=waterfall`);
    expect(outside.provinces).toHaveLength(2);
  });

  it('names no provinces where all of them were searched', async () =>
    expect((await askFor(`${MARCH_1_3}&guests=999`)).provinces).toEqual([]));
});
