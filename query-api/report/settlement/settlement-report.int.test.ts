import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  day,
  HOUSE,
  OWNER,
  openReportsForTest,
  type ReportsForTest,
} from '../testing/given-facts.ts';

let reports: ReportsForTest;
const other = randomUUID();
beforeAll(async () => {
  reports = await openReportsForTest();
  await reports.record(HOUSE);
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
