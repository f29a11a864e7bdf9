import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { day, INVENTORY, openReportsForTest, type ReportsForTest } from '../testing/given-facts.ts';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await openReportsForTest();
});
afterAll(() => reports.close());

/*
 * A house with 4 rooms since 1 December; one of them is disabled from the 30th on, and another is blocked on the
 * night of the 31st. Anna has the nights of the 30th and 31st for 1,500.50 and 1,800, booked on the 30th; Bob the
 * night of the 31st for 1,800, booked and canceled on that day.
 */
it('says what a house had, sold and took by day', async () => {
  const [anna, bob] = [randomUUID(), randomUUID()];
  const [first, second] = [day('2026-12-30'), day('2026-12-31')];
  await reports.record({
    ...INVENTORY,
    facts: [{ kind: 'rooms', date: day('2026-12-01'), units: 4 }],
  });
  await reports.record({ facts: [{ kind: 'disabled', date: first, units: 1 }] });
  await reports.record({ facts: [{ kind: 'blocked', date: second, units: 1, channel: 'admin' }] });
  await reports.record({
    facts: [
      { kind: 'booking', bookingId: anna, date: first, units: 1, satang: 330_050 },
      { kind: 'sold', bookingId: anna, date: first, units: 1, satang: 150_050 },
      { kind: 'sold', bookingId: anna, date: second, units: 1, satang: 180_000 },
      { kind: 'arrival', bookingId: anna, date: first, units: 1 },
      { kind: 'departure', bookingId: anna, date: day('2027-01-01'), units: 1 },
    ],
  });
  await reports.record({
    facts: [
      { kind: 'booking', bookingId: bob, date: second, units: 1, satang: 180_000 },
      { kind: 'sold', bookingId: bob, date: second, units: 1, satang: 180_000 },
    ],
  });
  await reports.record({
    type: 'BookingCanceled',
    facts: [
      { kind: 'cancellation', bookingId: bob, date: second, units: 1, satang: 180_000 },
      { kind: 'sold', bookingId: bob, date: second, units: -1, satang: -180_000 },
    ],
  });
  const { columns, rows, totals, total } = await reports.report(
    'daily',
    'from=2026-12-29&to=2027-01-01',
  );
  expect(columns.map(({ name }) => name)).toEqual([
    ...['date', 'hotel', 'rooms', 'disabled', 'available', 'sold', 'arrivals', 'departures'],
    ...['inHouse', 'newBookings', 'canceled', 'revenue', 'occ', 'adr', 'revpar'],
  ]);
  expect(rows.map((row) => columns.map(({ name }) => Reflect.get(row, name)))).toEqual([
    ['2026-12-29', 'Riverside', 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, null, 0],
    ['2026-12-30', 'Riverside', 4, 1, 3, 1, 1, 0, 1, 1, 0, 1500.5, 0.3333, 1500.5, 500.17],
    ['2026-12-31', 'Riverside', 4, 2, 2, 1, 0, 0, 1, 1, 1, 1800, 0.5, 1800, 900],
    ['2027-01-01', 'Riverside', 4, 1, 3, 0, 0, 1, 0, 0, 0, 0, 0, null, 0],
  ]);
  expect(total).toBe(4);
  expect(totals).toEqual({
    ...{ rooms: 16, disabled: 4, available: 12, sold: 2, arrivals: 1, departures: 1, inHouse: 2 },
    ...{ newBookings: 2, canceled: 1, revenue: 3300.5, occ: 0.1667, adr: 1650.25, revpar: 275.04 },
  });
  const phone = await reports.report('daily', 'from=2026-12-29&to=2027-01-01&channel=phone');
  expect(phone.totals).toMatchObject({ rooms: 16, disabled: 4, available: 12, sold: 0 });
});
