import { type DayTable, NO_DAYS, withDays } from '@baanpak/domain/room/day-table.ts';
import type { RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { type RulePeriod, type RulesByDay, withRules } from '@baanpak/domain/room/stay-rules.ts';
import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { FREE } from '@baanpak/projector/calendar/tables.ts';
import fc from 'fast-check';
import { Availability, type KnownHotel } from '../availability.ts';
import { placeOf } from '../by-day.ts';
import type { RoomRead } from '../rooms.ts';

export const TODAY = localDate('2027-03-01');
export const dayOf = (n: number): LocalDate => addDays(TODAY, n);

/** Days before and after today on which something is said of the rooms below. */
const DAYS = { min: -10, max: 40 };
export const HOTEL: KnownHotel = {
  hotelId: '0a9e4d57-3c2b-8f60-a1d4-77c5e8b2f390',
  slug: 'garden-house',
  reviews: { count: 0, sum: 0 },
  version: 0,
  provinceId: 'TH-83',
  disabled: false,
  name: { th: 'สวน', en: 'Garden House' },
  names: 'สวน\ngarden house',
  cover: null,
  lat: null,
  lng: null,
  facilities: [],
  sideViews: [],
};
export const ROOM: RoomRead = {
  roomId: '6f1d2c3b-8a74-8c1e-9b5f-2d7e4a90c1b8',
  version: 3,
  disabled: false,
  maxGuests: 2,
  pets: false,
  kids: false,
  units: 1,
  basePrice: satang(100_000),
  prices: null,
  rules: null,
  nights: '',
  moved: 1,
};

const weekdays = fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 })), { nil: undefined });
const days = fc.tuple(fc.integer(DAYS), fc.integer(DAYS)).map(([one, other]) => ({
  from: dayOf(Math.min(one, other)),
  to: dayOf(Math.max(one, other)),
}));
const period = fc
  .record({ days, weekdays })
  .map(({ days: { from, to }, weekdays: on }) => ({ from, to, ...(on && { weekdays: on }) }));
const pricePeriod = fc
  .tuple(period, fc.integer({ min: 1, max: 1_000_000 }))
  .map(([of, price]) => ({ ...of, price: satang(price) }));
const nightsOrNone = fc.option(fc.integer({ min: 1, max: 9 }));
const rulePeriod: fc.Arbitrary<RulePeriod> = fc
  .tuple(
    period,
    fc.record(
      {
        minStay: nightsOrNone,
        maxStay: nightsOrNone,
        closedToArrival: fc.boolean(),
        closedToDeparture: fc.boolean(),
        closed: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([of, rules]) => ({ ...of, rules }));

/** A room as the domain says it and as it is known here, with the units taken from the first day on. */
export const roomsInBoth = fc
  .record({
    units: fc.integer({ min: 0, max: 3 }),
    basePrice: fc.integer({ min: 1, max: 1_000_000 }).map(satang),
    pricePeriods: fc.array(pricePeriod, { maxLength: 4 }),
    rulePeriods: fc.array(rulePeriod, { maxLength: 3 }),
    taken: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: DAYS.max - DAYS.min }),
    disabled: fc.boolean(),
  })
  .map(({ units, basePrice, pricePeriods, rulePeriods, taken, disabled }) => {
    const { known, room } = knownRoom({
      units,
      basePrice,
      disabled,
      prices: textOf(pricePeriods.map((period) => ({ ...read(period), price: period.price }))),
      rules: textOf(rulePeriods.map((period) => ({ ...read(period), rules: period.rules }))),
      nights: nightsText(dayOf(DAYS.min), taken),
    });
    const details = { basePrice } as RoomDetails;
    const roomState = {
      details,
      prices: pricePeriods.reduce<DayTable<Satang>>(
        (sofar, period) => withDays(sofar, period, () => period.price),
        NO_DAYS,
      ),
      rules: rulePeriods.reduce<RulesByDay>(withRules, NO_DAYS),
    };
    return { known, room, roomState, taken, firstDay: DAYS.min };
  });

/** A room alone in its hotel, for sale on every night but as given. */
export function knownRoom(given: Partial<RoomRead>) {
  const known = new Availability('of a test');
  known.putHotels([HOTEL]);
  known.putRoom({ ...ROOM, ...given }, HOTEL.hotelId);
  return { known, room: known.roomAt(0) };
}

/** `RoomRead.nights` with so many units taken, night by night from a day on. */
export const nightsText = (from: LocalDate, taken: readonly number[]): string =>
  FREE.repeat(placeOf(from)) + taken.map(letterOf).join('');

const letterOf = (taken: number) => String.fromCharCode(FREE.charCodeAt(0) + taken);

const textOf = (periods: readonly unknown[]) =>
  periods.length === 0 ? null : JSON.stringify(periods);

const read = ({ from, to, weekdays: on = [0, 1, 2, 3, 4, 5, 6] }: RulePeriodDays) => ({
  from,
  to,
  weekdays: on.reduce((bits, weekday) => bits | (1 << weekday), 0),
});

type RulePeriodDays = Pick<RulePeriod, 'from' | 'to' | 'weekdays'>;

/** Stays that touch some of those days. */
export const stays = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }))
  .map(([first, nights]) => ({ checkIn: dayOf(first), checkOut: dayOf(first + nights) }));
