import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  bookingDetail,
  cellsOf,
  day,
  INVENTORY,
  openReportsForTest,
  type ReportsForTest,
} from '../testing/given-facts.ts';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await openReportsForTest();
});
beforeEach(async () => {
  await reports.forget();
  await reports.record(INVENTORY);
});
afterAll(() => reports.close());

const [anna, bob] = [randomUUID(), randomUUID()];
const [FIRST, SECOND, THIRD] = [day('2026-12-10'), day('2026-12-11'), day('2026-12-12')];

/*
 * Anna books on the 1st (in Bangkok) two nights from the 10th, confirmed on the 2nd, for 3,000: 9 days ahead. Bob
 * books on the 5th one night of the 12th, confirmed on that day, for 1,000: 7 days ahead; on the 6th he cancels.
 */
async function twoBookings() {
  const stay = { checkIn: FIRST, checkOut: THIRD, placedAt: at('2026-11-30T17:30:00Z') };
  const short = {
    checkIn: THIRD,
    checkOut: day('2026-12-13'),
    placedAt: at('2026-12-05T02:00:00Z'),
  };
  await reports.record({
    details: {
      [`booking:${anna}`]: bookingDetail(stay),
      [`booking:${bob}`]: bookingDetail({ ...short, code: 'BK-BOB001', channel: 'phone' }),
    },
    facts: [
      { kind: 'booking', bookingId: anna, date: day('2026-12-02'), units: 1, satang: 300_000 },
      { kind: 'booking', bookingId: bob, date: day('2026-12-05'), units: 1, satang: 100_000 },
      { kind: 'cancellation', bookingId: bob, date: day('2026-12-06'), units: 1, satang: 100_000 },
    ],
  });
}

describe('sale', () => {
  it('is what was confirmed by its day, and what was canceled by the day of that', async () => {
    await twoBookings();
    const answer = await reports.report('sale', 'from=2026-12-01&to=2026-12-31');
    expect(answer.columns.map(({ name }) => name)).toEqual([
      ...['date', 'bookingId', 'hotel', 'roomType', 'channel', 'province', 'nights', 'gross'],
      ...['canceled', 'net', 'alos', 'lead'],
    ]);
    const place = ['Riverside', 'Canal room'];
    expect(cellsOf(answer)).toEqual([
      ['2026-12-02', 'BK-TEST01', ...place, 'website', 'Samut Songkhram', 2, 3000, 0, 3000, 2, 9],
      ['2026-12-05', 'BK-BOB001', ...place, 'phone', 'Samut Songkhram', 1, 1000, 0, 1000, 1, 7],
      [
        '2026-12-06',
        'BK-BOB001',
        ...place,
        'phone',
        'Samut Songkhram',
        0,
        0,
        1000,
        -1000,
        null,
        null,
      ],
    ]);
    expect(answer.totals).toEqual({
      ...{ nights: 3, gross: 4000, canceled: 1000, net: 3000, alos: 1.5, lead: 8 },
    });
  });
});

describe('class', () => {
  /* A room with 2 units since the 1st and another with 1 since the 11th, over the 10th to the 12th: 6 and 2 nights. */
  it('adds up what a room had and sold over the days', async () => {
    await twoBookings();
    const suite = randomUUID();
    await reports.record({
      details: {
        [`room:${suite}`]: { title: { th: 'ห้องชุด', en: 'Suite' }, hotelId: randomUUID() },
      },
      facts: [
        { kind: 'rooms', date: day('2026-12-01'), units: 2 },
        { kind: 'rooms', roomId: suite, date: SECOND, units: 1 },
        { kind: 'sold', bookingId: anna, date: FIRST, units: 1, satang: 140_000 },
        { kind: 'sold', bookingId: anna, date: SECOND, units: 1, satang: 160_000 },
        { kind: 'sold', roomId: suite, bookingId: bob, date: THIRD, units: 1, satang: 100_000 },
      ],
    });
    const stays = await reports.report('class', 'from=2026-12-10&to=2026-12-12&sort=-sold');
    expect(stays.columns.map(({ name }) => name)).toEqual([
      ...['roomType', 'rooms', 'available', 'sold', 'revenue', 'mix', 'occ', 'adr', 'revpar'],
      ...['alos', 'lead', 'cancelRate'],
    ]);
    expect(cellsOf(stays)).toEqual([
      ['Canal room', 6, 6, 2, 3000, 0.75, 0.3333, 1500, 500, null, null, null],
      ['Suite', 2, 2, 1, 1000, 0.25, 0.5, 1000, 500, null, null, null],
    ]);
    const month = await reports.report('class', 'from=2026-12-01&to=2026-12-31');
    expect(month.totals).toMatchObject({ rooms: 83, mix: 1, alos: 1.5, lead: 8, cancelRate: 0.5 });
  });
});

describe('expiry', () => {
  /* Bob held a room for 1,000 on the 5th, tried twice to pay, and his money came on the 6th, too late. */
  it('is of holds that were not paid in time', async () => {
    const [held, until] = [at('2026-12-05T02:00:00Z'), at('2026-12-05T02:30:00Z')];
    await reports.record({
      at: held,
      details: {
        [`booking:${bob}`]: bookingDetail({
          ...{ code: 'BK-BOB001', checkIn: THIRD, checkOut: day('2026-12-13'), placedAt: held },
          ...{ heldUntil: until, outcome: 'expired', lastFailure: 'insufficient_fund' },
        }),
      },
      facts: [
        {
          kind: 'hold',
          bookingId: bob,
          date: day('2026-12-05'),
          at: held,
          units: 1,
          satang: 100_000,
        },
        { kind: 'attempt', bookingId: bob, date: day('2026-12-05'), at: held, units: 1 },
        { kind: 'attempt', bookingId: bob, date: day('2026-12-06'), at: until, units: 1 },
        { kind: 'attempt', bookingId: anna, date: day('2026-12-05'), units: 1 },
        {
          kind: 'paid-late',
          bookingId: bob,
          date: day('2026-12-06'),
          at: until,
          units: 1,
          satang: 100_000,
        },
      ],
    });
    const answer = await reports.report('expiry', 'from=2026-12-05&to=2026-12-05');
    expect(answer.columns.map(({ name }) => name)).toEqual([
      ...['heldAt', 'bookingId', 'hotel', 'room', 'checkIn', 'checkOut', 'amount', 'method'],
      ...['attempts', 'lastFailure', 'expiresAt', 'outcome', 'paidLate'],
    ]);
    expect(cellsOf(answer)).toEqual([
      [
        ...[held, 'BK-BOB001', 'Riverside', 'Canal room', '2026-12-12', '2026-12-13', 1000],
        ...['gateway', 2, 'insufficient_fund', until, 'expired', 1000],
      ],
    ]);
    expect(answer.totals).toEqual({ amount: 1000, attempts: 2, paidLate: 1000 });
  });
});
