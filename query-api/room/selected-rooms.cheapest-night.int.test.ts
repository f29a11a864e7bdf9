import type { SelectedRoomJson } from '@baanpak/contract/room/room-queries.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import {
  calendarOpened,
  hotelRegistered,
  nightsHeld,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryApiForTest, type QueryApiForTest } from '../testing/query-api-for-tests.ts';

type Answer = { rooms: SelectedRoomJson[] };

let api: QueryApiForTest;
beforeAll(async () => {
  api = await openQueryApiForTest();
});
afterAll(() => api.close());

describe('the price a room is had from', () => {
  const TODAY = addDays(day(1), -59); // 2027-01-01, by the clock of the tests

  /** A room of 1,000 baht a night with one unit, and what is painted on some of its days. */
  async function given(
    painted: readonly Readonly<{
      from: LocalDate;
      to?: LocalDate;
      price?: number;
      rules?: Partial<StayRules>;
    }>[],
    ...held: readonly ReturnType<typeof nights>[]
  ) {
    const hotel = hotelRegistered();
    await api.given(hotelStream(hotel.data.hotelId), hotel);
    const room = roomRegistered(hotel);
    const { roomId } = room.data;
    const events = painted.map(({ from, to = addDays(from, 1), price, rules }) => ({
      type: 'DaysPainted' as const,
      data: {
        roomId,
        prices: price === undefined ? [] : [{ from, to, price: baht(price) }],
        rules: rules ? [{ from, to, rules }] : [],
      },
    }));
    await api.given(roomStream(roomId), room, ...events);
    const nightsOfOthers = held.map((stay) => nightsHeld(room, stay));
    await api.given(roomCalendarStream(roomId), calendarOpened(room), ...nightsOfOthers);
    // the home page shows twelve rooms
    await api.given('site', {
      type: 'SiteRevised',
      data: { changes: { selectedRoomIds: [roomId] } },
    });
    const [first] = (await api.get<Answer>('/rooms/select-room')).body.rooms;
    expect(first?._id).toBe(roomId);
    return first?.from;
  }

  it('is the base price of today where nothing is painted', async () =>
    expect(await given([])).toEqual({ price: 1000, date: TODAY }));

  it('is the cheapest night’s, and of equal ones the earliest', async () =>
    expect(
      await given([
        { from: day(9), price: 700 },
        { from: day(4), price: 700 },
        { from: day(6), price: 800 },
      ]),
    ).toEqual({ price: 700, date: day(4) }));

  it('leaves out nights on which no stay can begin, or that others have', async () =>
    expect(
      await given(
        [
          { from: day(1), price: 100 },
          { from: day(3), price: 200, rules: { closedToArrival: true } },
          { from: day(5), price: 300, rules: { closed: true } },
          { from: day(7), price: 400 },
          { from: day(8), rules: { closedToDeparture: true } },
          { from: day(9), price: 500 },
        ],
        nights(1, 2),
      ),
    ).toEqual({ price: 500, date: day(9) }));

  it('is of a night from which the fewest nights allowed can be stayed', async () =>
    expect(
      await given(
        [
          { from: day(1), price: 100, rules: { minStay: 3 } },
          { from: day(4), price: 200, rules: { minStay: 3 } },
        ],
        nights(3, 4),
      ),
    ).toEqual({ price: 200, date: day(4) }));

  it('is looked for on 365 days', async () => {
    const last = addDays(TODAY, 364);
    expect(await given([{ from: last, price: 1 }])).toEqual({ price: 1, date: last });
    const after = addDays(last, 1);
    expect(await given([{ from: after, price: 1 }])).toEqual({ price: 1000, date: TODAY });
  });

  it('is none where no stay can begin', async () =>
    expect(
      await given([{ from: TODAY, to: addDays(TODAY, 366), rules: { closed: true } }]),
    ).toBeNull());
});
