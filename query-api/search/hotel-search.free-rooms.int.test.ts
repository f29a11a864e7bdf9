import { nights } from '@baanpak/domain/testing/samples.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { nightsHeld } from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MARCH_1_3,
  names,
  openSearchForTest,
  type SearchForTest,
} from './testing/searched-hotels.ts';

let given: SearchForTest;
beforeAll(async () => {
  given = await openSearchForTest();
});
afterAll(() => given.close());

describe('a room is found', () => {
  it('unless one of its nights is taken, the day of leaving being free', async () => {
    const { room, roomId, calendar } = await given.roomOf(await given.hotelIn('TH-26', 'Held'));
    const held = nightsHeld(room, nights(3, 5));
    await given.api.given(calendar, held);
    const on = async (start: number, end: number) =>
      names(
        await given.search(`province=TH-26&startDate=2027-03-0${start}&endDate=2027-03-0${end}`),
      );
    expect(await on(1, 3)).toEqual(['Held']);
    expect(await on(5, 7)).toEqual(['Held']);
    expect(await on(2, 4)).toEqual([]);
    expect(await on(4, 6)).toEqual([]);
    expect(await on(1, 9)).toEqual([]);

    const { bookingId } = held.data;
    const ofBooking = { roomId, bookingId, ...nights(3, 5) };
    await given.api.given(calendar, { type: 'NightsBooked', data: ofBooking });
    expect(await on(4, 6)).toEqual([]);
    const data = { ...ofBooking, because: 'expired' } as const;
    await given.api.given(calendar, { type: 'NightsReleased', data });
    expect(await on(4, 6)).toEqual(['Held']);
  });

  it('as long as a unit is left', async () => {
    const { room, roomId, calendar } = await given.roomOf(
      await given.hotelIn('TH-27', 'Two of a kind'),
      {
        units: 2,
      },
    );
    const found = async () => names(await given.search(`province=TH-27&${MARCH_1_3}`));
    await given.api.given(calendar, nightsHeld(room, nights(1, 2)), nightsHeld(room, nights(2, 3)));
    expect(await found()).toEqual(['Two of a kind']);
    await given.api.given(calendar, nightsHeld(room, nights(2, 3)));
    expect(await found()).toEqual([]);
    await given.api.given(calendar, { type: 'UnitsChanged', data: { roomId, units: 3 } });
    expect(await found()).toEqual(['Two of a kind']);
  });

  it('when it is large enough for all guests', async () => {
    await given.roomOf(await given.hotelIn('TH-30', 'For four'), { maxGuests: 4 });
    const forGuests = async (guests: string) =>
      names(await given.search(`province=TH-30${guests}`));
    expect(await forGuests('')).toEqual(['For four']);
    expect(await forGuests('&guests=0')).toEqual(['For four']);
    expect(await forGuests('&guests=4')).toEqual(['For four']);
    expect(await forGuests('&guests=5')).toEqual([]);
  });

  it('tonight when no dates are given', async () => {
    const { room, calendar } = await given.roomOf(await given.hotelIn('TH-31', 'Tonight'));
    const found = await given.search('province=TH-31');
    expect(found.body.hotels[0]?.rooms).toMatchObject([{ nights: 1, totalPrice: 1000 }]);
    const tonight = { checkIn: localDate('2027-01-01'), checkOut: localDate('2027-01-02') };
    await given.api.given(calendar, nightsHeld(room, tonight));
    expect(names(await given.search('province=TH-31'))).toEqual([]);
    const oneNight = await given.search('province=TH-31&startDate=2027-01-02&endDate=2027-01-02');
    expect(oneNight.body.hotels[0]?.rooms).toMatchObject([{ nights: 1 }]);
  });
});
