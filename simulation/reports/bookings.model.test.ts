import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { HOTEL, ROOM_REGISTERED } from '@baanpak/domain/testing/samples.ts';
import { nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { type Given, rowsAfter } from '@baanpak/projector/report/testing/reduce-events.ts';
import { story } from '@baanpak/simulation/money/actions.ts';
import { MoneyModel, ROOMS, UNITS } from '@baanpak/simulation/money/model.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

// Guests, staff, the provider and the clock do what they like, as in simulation/money/money.model.test.ts.

const HOUSE: readonly Given[] = [
  {
    type: 'HotelRegistered',
    data: {
      ...{ hotelId: 'riverside', ownerId: 'somchai', slug: 'riverside' },
      details: { ...HOTEL, taxId: '0105500000000' },
    },
  },
  ...ROOMS.map(
    (roomId): Given => ({ ...ROOM_REGISTERED, data: { ...ROOM_REGISTERED.data, roomId } }),
  ),
];

type Row = ReturnType<typeof rowsAfter>['facts'][number];
const sumOf = (rows: readonly Row[], measure: 'units' | 'satang' | 'vat') =>
  rows.reduce((sum, row) => sum + Number(row[measure]), 0);

/**
 * Bookings that staff who were held up took after their reservation was abandoned: each ends at once, and others may have
 * its nights meanwhile.
 */
function takenTooLate(world: MoneyModel): ReadonlySet<string> {
  const abandoned = new Set<string>();
  const late = new Set<string>();
  for (const { type, data } of world.log())
    if (type === 'ReservationAbandoned') abandoned.add(data.bookingId);
    else if (type === 'BookingTaken' && abandoned.has(data.bookingId)) late.add(data.bookingId);
  return late;
}

/**
 * Nights of rooms that are sold or blocked more often than there are units, or less often than not at all; of bookings
 * that were taken too late those that are sold in the end.
 */
function oversold(world: MoneyModel, facts: readonly Row[]): string[] {
  const late = takenTooLate(world);
  const ofNights = facts.filter(({ kind }) => kind === 'blocked' || kind === 'sold');
  const isLate = ({ booking_id }: Row) => late.has(String(booking_id));
  const nights = ofNights.filter((fact) => !isLate(fact));
  const left = new Map<string, number>();
  for (const { booking_id, room_id, date, units } of ofNights.filter(isLate)) {
    const night = `${room_id} ${date} ${booking_id}`;
    left.set(night, (left.get(night) ?? 0) + Number(units));
  }
  const taken = new Map<string, number>();
  const wrong = new Set([...left].flatMap(([night, units]) => (units === 0 ? [] : [night])));
  for (const [n, { room_id, date, units, event_id }] of nights.entries()) {
    const night = `${room_id} ${date}`;
    taken.set(night, (taken.get(night) ?? 0) + Number(units));
    if (nights[n + 1]?.event_id === event_id) continue; // the event says more
    for (const [each, count] of taken)
      if (count < 0 || count > UNITS[each.split(' ')[0] as keyof typeof UNITS]) wrong.add(each);
  }
  return [...wrong];
}

/** Bookings whose facts do not add up to what they are. */
function misstated(world: MoneyModel, facts: readonly Row[]): object[] {
  const wrong: object[] = [];
  for (const bookingId of world.carts.flatMap(({ bookingIds }) => bookingIds)) {
    const state = world.stateOf(booking, bookingStream(bookingId));
    const own = facts.filter((fact) => fact.booking_id === bookingId);
    const of = (kind: string) => own.filter((fact) => fact.kind === kind);
    if (state.status === 'unknown') continue;
    const { terms, noShow, status } = state;
    const isCertain = !noShow && (status === 'Booked' || status === 'Completed');
    const nights = isCertain ? nightsOf(terms).length : 0;
    const price = isCertain ? terms.price : 0;
    const off = sumOf([...of('cancellation'), ...of('no-show')], 'satang');
    const says = {
      units: sumOf(of('sold'), 'units'),
      satang: sumOf(of('sold'), 'satang'),
      vat: sumOf(of('sold'), 'vat'),
      arrivals: sumOf(of('arrival'), 'units'),
      departures: sumOf(of('departure'), 'units'),
      // what was booked and not called off
      left: sumOf(of('booking'), 'satang') - off,
    };
    const is = {
      ...{ units: nights, satang: price, vat: Math.round((price * 7) / 107) },
      ...{ arrivals: isCertain ? 1 : 0, departures: isCertain ? 1 : 0, left: price },
    };
    if (JSON.stringify(says) !== JSON.stringify(is)) wrong.push({ bookingId, status, says, is });
  }
  return wrong;
}

it('no night is sold more often than there are units, and each booking’s facts add up to it', async () => {
  const result = await fc.check(
    fc.asyncProperty(story, async (happens) => {
      const world = new MoneyModel();
      for (const act of happens) await act(world);
      await world.comeToRest();
      const { facts } = rowsAfter([...HOUSE, ...world.log()]);
      expect(oversold(world, facts)).toEqual([]);
      expect(misstated(world, facts)).toEqual([]);
    }),
    { numRuns: 60 },
  );
  console.info(`seed ${result.seed}: ${result.numRuns} stories`);
  if (result.failed)
    throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}, 300_000);
