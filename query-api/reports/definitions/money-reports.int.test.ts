import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  bookingDetail,
  cellsOf,
  day,
  INVENTORY,
  OWNER,
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

const anna = randomUUID();
const DECEMBER = 'from=2026-12-01&to=2026-12-31';
const [NIGHT_1, NIGHT_2, NIGHT_3] = [day('2026-12-30'), day('2026-12-31'), day('2027-01-01')];

describe('received', () => {
  /*
   * Anna pays 1,000 by card on the 30th: the provider keeps 3.65 % = 36.50, and 7 % VAT of that = 2.56 (half up of
   * 2.555). 1,000 holds 1000 x 7 / 107 = 65.42 VAT. On the 31st she gets 400 back, 26.17 of it VAT.
   */
  it('is what came less what was paid back, fees taken off', async () => {
    const card = { bookingId: anna, date: NIGHT_1, method: 'card', ref: 'chrg_test_1' } as const;
    await reports.record({
      at: at('2026-12-30T03:00:00Z'),
      details: { [`booking:${anna}`]: bookingDetail() },
      facts: [
        { ...card, kind: 'received', satang: 100_000, vat: 6_542 },
        { ...card, kind: 'fee', satang: 3_650 },
        { ...card, kind: 'fee-vat', satang: 256 },
      ],
    });
    await reports.record({
      at: at('2026-12-31T03:00:00Z'),
      facts: [
        {
          ...{ kind: 'refunded', bookingId: anna, date: NIGHT_2, satang: 40_000, vat: 2_617 },
          ...{ method: 'card', ref: 'refund-1' },
        },
      ],
    });
    const answer = await reports.report('received', DECEMBER);
    expect(answer.columns.map(({ name }) => name)).toEqual([
      ...['paidAt', 'bookingId', 'chargeId', 'method', 'gross', 'fee', 'feeVat', 'net', 'vat'],
    ]);
    expect(cellsOf(answer)).toEqual([
      [
        ...['2026-12-30T03:00:00.000Z', 'BK-TEST01', expect.stringMatching(/^[0-9a-f-]{36}$/)],
        ...['card', 1000, 36.5, 2.56, 960.94, 65.42],
      ],
      ['2026-12-31T03:00:00.000Z', 'BK-TEST01', 'refund-1', 'card', -400, 0, 0, -400, -26.17],
    ]);
    expect(answer.totals).toEqual({ gross: 600, fee: 36.5, feeVat: 2.56, net: 560.94, vat: 39.25 });
    const key = answer.rows[0]?.key ?? '';
    expect(Buffer.from(key, 'base64url').toString()).not.toContain('chrg_'); // it opens the charge
    const { sum } = await reports.events('received', `${DECEMBER}&row=${key}&column=net`);
    expect(sum).toBe(960.94);
  });
});

describe('actual', () => {
  /*
   * Today is 1 January. Anna has three nights at 1,070, each with 70 VAT, from the 30th on: that of today is delivered
   * tomorrow. On the 31st she has a breakfast for 214, 14 of it VAT.
   */
  it('has nights the morning after, and extras on their day', async () => {
    const night = { kind: 'sold', bookingId: anna, units: 1, satang: 107_000, vat: 7_000 } as const;
    await reports.record({
      details: { [`booking:${anna}`]: bookingDetail() },
      facts: [
        ...[NIGHT_1, NIGHT_2, NIGHT_3].map((date) => ({ ...night, date })),
        { kind: 'extra', bookingId: anna, date: NIGHT_2, units: 1, satang: 21_400, vat: 1_400 },
      ],
    });
    const answer = await reports.report('actual', 'from=2026-12-01&to=2027-01-31');
    expect(answer.columns.map(({ name }) => name)).toEqual([
      ...['date', 'bookingId', 'hotel', 'room', 'gross', 'vat', 'exVat'],
    ]);
    expect(cellsOf(answer)).toEqual([
      ['2026-12-30', 'BK-TEST01', 'Riverside', 'Canal room', 1070, 70, 1000],
      ['2026-12-31', 'BK-TEST01', 'Riverside', 'Canal room', 1284, 84, 1200],
    ]);
    expect(answer.totals).toEqual({ gross: 2354, vat: 154, exVat: 2200 });
  });
});

describe('incentive', () => {
  /* An officer sold Anna two nights of 1,070 (1,000 without VAT) at 5 %: 50 a night. She has left. */
  it('is a share of what was realised, without VAT', async () => {
    const night = { bookingId: anna, satang: 107_000, vat: 7_000, units: 1 } as const;
    const earned = { kind: 'incentive', bookingId: anna, satang: 5_000, party: OWNER } as const;
    await reports.record({
      details: {
        [`booking:${anna}`]: bookingDetail({
          ...{ sellerId: OWNER, channel: 'phone', status: 'Departed' },
          rates: { reward: 1, commission: 0.1, incentive: 0.05 },
        }),
      },
      facts: [NIGHT_1, NIGHT_2].flatMap((date) => [
        { ...night, kind: 'sold', date } as const,
        { ...earned, date },
      ]),
    });
    const answer = await reports.report('incentive', DECEMBER);
    expect(answer.columns.map(({ name }) => name)).toEqual([
      ...['beneficiary', 'role', 'bookingId', 'base', 'rate', 'amount', 'status'],
    ]);
    expect(cellsOf(answer)).toEqual([['Nok', 'phone', 'BK-TEST01', 2000, 0.05, 100, 'earned']]);
    expect(answer.totals).toEqual({ base: 2000, amount: 100 });
  });
});

describe('accrued', () => {
  /*
   * Anna paid 3,210 on the 20th for three nights at 1,070, two of which are delivered by 1 January: 1,070 is deferred.
   * Bob has had a night at 900 and paid 500 of it on the 30th, of which 100 went back: he owes 500.
   */
  it('says who has paid and not had, and who has had and not paid', async () => {
    const bob = randomUUID();
    const paid = day('2026-12-20');
    await reports.record({
      at: at('2026-12-20T03:00:00Z'),
      details: {
        [`booking:${anna}`]: bookingDetail(),
        [`booking:${bob}`]: bookingDetail({ code: 'BK-BOB001' }),
      },
      facts: [
        { kind: 'received', bookingId: anna, date: paid, satang: 321_000 },
        ...[NIGHT_1, NIGHT_2, NIGHT_3].map(
          (date) => ({ kind: 'sold', bookingId: anna, date, units: 1, satang: 107_000 }) as const,
        ),
      ],
    });
    await reports.record({
      at: at('2026-12-30T03:00:00Z'),
      facts: [
        { kind: 'sold', bookingId: bob, date: NIGHT_1, units: 1, satang: 90_000 },
        { kind: 'received', bookingId: bob, date: NIGHT_1, satang: 50_000 },
        { kind: 'refunded', bookingId: bob, date: NIGHT_1, satang: 10_000 },
      ],
    });
    const answer = await reports.report('accrued', 'to=2027-01-31');
    expect(answer.columns.map(({ name }) => name)).toEqual([
      ...[
        'bookingId',
        'checkIn',
        'received',
        'refunded',
        'realised',
        'deferred',
        'receivable',
        'age',
      ],
    ]);
    expect(cellsOf(answer)).toEqual([
      ['BK-TEST01', '2026-12-30', 3210, 0, 2140, 1070, 0, 12],
      ['BK-BOB001', '2026-12-30', 500, 100, 900, 0, 500, 2],
    ]);
    expect(answer.totals).toEqual({
      ...{ received: 3710, refunded: 100, realised: 3040, deferred: 1070, receivable: 500 },
    });
    const of = async (column: string, row = '') =>
      (await reports.events('accrued', `to=2027-01-31&column=${column}${row}`)).sum;
    expect(await of('deferred')).toBe(1070);
    expect(await of('deferred', `&row=${answer.rows[1]?.key}`)).toBe(0);
  });
});

describe('reward', () => {
  /* A guest earns 20 points on the 30th and 15 on the 31st, when 5 of the first are reversed: 20, then 30. */
  it('runs a balance a guest', async () => {
    const bob = randomUUID();
    const points = { kind: 'reward', party: 'guest-1' } as const;
    await reports.record({
      details: {
        [`booking:${anna}`]: bookingDetail(),
        [`booking:${bob}`]: bookingDetail({ code: 'BK-BOB001' }),
      },
      facts: [
        { ...points, bookingId: anna, date: NIGHT_1, units: 20 },
        { ...points, bookingId: anna, date: NIGHT_2, units: -5 },
        { ...points, bookingId: bob, date: NIGHT_2, units: 15 },
      ],
    });
    const answer = await reports.report('reward', 'from=2026-12-31&to=2026-12-31&sort=earned');
    expect(answer.columns.map(({ name }) => name)).toEqual([
      ...['date', 'guest', 'bookingId', 'earned', 'reversed', 'balance'],
    ]);
    expect(cellsOf(answer)).toEqual([
      ['2026-12-31', 'guest-1', 'BK-TEST01', 0, 5, 30],
      ['2026-12-31', 'guest-1', 'BK-BOB001', 15, 0, 30],
    ]);
    expect(answer.totals).toEqual({ earned: 15, reversed: 5, balance: 30 });
  });
});
