import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  day,
  INVENTORY,
  OWNER,
  openReportsForTest,
  type ReportsForTest,
} from '../testing/given-facts.ts';

let reports: ReportsForTest;
const other = randomUUID();
beforeAll(async () => {
  reports = await openReportsForTest();
  await reports.record(INVENTORY);
  const inDecember = { date: day('2026-12-05') };
  await reports.record({
    facts: [
      { kind: 'received', method: 'card', satang: 1_000_000, ...inDecember },
      { kind: 'received', method: 'cash', satang: 300_000, ...inDecember }, // the hotel has it
      { kind: 'fee', method: 'card', satang: 36_500, ...inDecember },
      { kind: 'fee-vat', method: 'card', satang: 2_555, ...inDecember },
      { kind: 'commission', satang: 100_000, ...inDecember },
      { kind: 'received', method: 'promptpay', satang: 50_000, date: day('2026-11-30') },
      { kind: 'commission', satang: 70_000, date: day('2027-01-02') }, // that night is to come
      { kind: 'received', method: 'card', satang: 77_700, ownerId: other, ...inDecember },
    ],
  });
  await reports.record({
    facts: [{ kind: 'refunded', method: 'card', satang: 200_000, ...inDecember }],
  });
});
afterAll(() => reports.close());

const MONTHS = 'from=2026-11-01&to=2027-01-31';
const december = {
  ...{
    month: '2026-12',
    owner: 'Nok',
    received: 10_000,
    refunded: -2_000,
    fee: -365,
    feeVat: -25.55,
  },
  ...{ commission: -1_000, commissionVat: -70, withholding: 30, owed: 6_569.45 },
};

it('answers GET /reports/settlement by month, without what the hotel took itself', async () => {
  const { rows, total, totals } = await reports.report('settlement', MONTHS);
  expect(total).toBe(2);
  expect(rows).toMatchObject([{ month: '2026-11', received: 500, owed: 500 }, december]);
  expect(totals).toMatchObject({ received: 10_500, commissionVat: -70, owed: 7_069.45 });
});

it('answers as of before', async () => {
  const first = reports.tokenAt(2);
  const { rows } = await reports.report('settlement', `${MONTHS}&at=${first}`);
  expect(rows.at(-1)).toMatchObject({ refunded: 0, owed: 8_569.45 });
});

it('shows an admin all owners, an owner their own, and an officer none', async () => {
  const admin = await reports.signIn('admin', null);
  const { body } = await reports.api.get<{ total: number }>(`/reports/settlement?${MONTHS}`, admin);
  expect(body.total).toBe(3);
  const officer = await reports.signIn('officer', OWNER);
  expect(await reports.status('/reports/settlement', officer)).toBe(403);
});

describe('a month that was closed', () => {
  const OCTOBER = 'from=2026-10-01&to=2026-12-31';
  const september = { kind: 'received', method: 'card', date: day('2026-09-10') } as const;
  const amounts = async (query: string) => {
    const { rows, totals } = await reports.report('settlement', query);
    const columns = ['month', 'received', 'status'];
    const shown = rows.map((row) => columns.map((name) => Reflect.get(row, name)));
    return [...shown, totals.received];
  };
  let whenOwed: string;
  beforeAll(async () => {
    await reports.forget();
    await reports.record({ ...INVENTORY, at: at('2026-10-02T00:00:00Z') });
    whenOwed = await reports.record({ facts: [{ ...september, satang: 100_000 }] });
    await reports.record({ closes: ['2026-09'], at: at('2026-10-05T03:00:00Z') });
  });

  it('says when it was paid out and by what, and was open before', async () => {
    const query = 'from=2026-09-01&to=2026-09-30';
    const { rows } = await reports.report('settlement', query);
    expect(rows).toMatchObject([
      {
        ...{ month: '2026-09', owed: 1_000, status: 'Paid out' },
        ...{ paidAt: '2026-10-05T03:00:00.000Z', reference: 'payout 2026-09' },
      },
    ]);
    const before = `${query}&at=${whenOwed}`;
    expect((await reports.report('settlement', before)).rows).toMatchObject([
      { owed: 1_000, status: 'Open', paidAt: null, reference: null },
    ]);
  });

  it('leaves what comes later to the next month that is open then', async () => {
    await reports.record({ facts: [{ ...september, satang: -30_000 }] });
    expect(await amounts('from=2026-09-01&to=2026-12-31')).toEqual([
      ['2026-09', 1_000, 'Paid out'],
      ['2026-10', -300, 'Open'],
      700,
    ]);
    expect(await amounts('from=2026-09-01&to=2026-09-30')).toEqual([
      ['2026-09', 1_000, 'Paid out'],
      1_000,
    ]);
    await reports.record({ closes: ['2026-10'] });
    const before = (await reports.report('settlement', OCTOBER)).at;
    await reports.record({ facts: [{ ...september, satang: -5_000 }] });
    expect(await amounts(OCTOBER)).toEqual([
      ['2026-10', -300, 'Paid out'],
      ['2026-11', -50, 'Open'],
      -350,
    ]);
    expect(await amounts(`${OCTOBER}&at=${before}`)).toEqual([['2026-10', -300, 'Paid out'], -300]);
  });

  it('has a row where nothing is owed, and only of its own owner', async () => {
    await reports.record({ closes: ['2026-08'] });
    const query = 'from=2026-08-01&to=2026-08-31';
    expect(await amounts(query)).toEqual([['2026-08', 0, 'Paid out'], 0]);
    expect(await amounts(`${query}&channel=phone`)).toEqual([0]);
    const owner = await reports.signIn('owner', other, other);
    const { body } = await reports.api.get<{ total: number }>(
      `/reports/settlement?${query}`,
      owner,
    );
    expect(body.total).toBe(0);
  });
});
