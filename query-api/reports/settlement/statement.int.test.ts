import { randomUUID } from 'node:crypto';
import type { StatementJson } from '@baanpak/contract/settlement/statement.ts';
import { StatementAnswer } from '@baanpak/contract/settlement/statement.ts';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  day,
  HOTEL,
  INVENTORY,
  OWNER,
  openReportsForTest,
  type ReportsForTest,
} from '../testing/given-facts.ts';

let reports: ReportsForTest;
const smaller = randomUUID();
beforeAll(async () => {
  reports = await openReportsForTest();
  await reports.record(INVENTORY);
  const inDecember = { date: day('2026-12-05') };
  await reports.record({
    facts: [
      { kind: 'received', method: 'card', satang: 1_000_000, ...inDecember },
      { kind: 'commission', satang: 20_000, hotelId: smaller, ...inDecember },
      { kind: 'commission', satang: 80_000, ...inDecember },
    ],
  });
  await reports.record({
    facts: [{ kind: 'refunded', method: 'card', satang: 200_000, ...inDecember }],
  });
});
afterAll(() => reports.close());

const PATH = `/reports/settlement/${OWNER}/2026-12`;
const statement = async (query = '') => {
  const { body } = await reports.api.get<{ statement: StatementJson }>(PATH + query, reports.owner);
  expect([...Value.Errors(StatementAnswer, body)]).toEqual([]);
  return body.statement;
};

describe('GET /reports/settlement/{ownerId}/{month}', () => {
  it('adds up, and names the hotels of the commission', async () => {
    const said = await statement();
    expect(said).toMatchObject({
      ...{ ownerId: OWNER, month: '2026-12', owner: 'Nok', status: 'open', today: '2027-01-01' },
      ...{ received: 10_000, refunded: -2_000, fee: 0, feeVat: 0, commission: -1_000 },
      ...{ commissionVat: -70, withholding: 30, owed: 6_960, paidAt: null, reference: null },
      hotelIds: [HOTEL, smaller],
    });
  });

  it('is the same again by its own `at`, and as of before', async () => {
    const { at } = await statement();
    expect(await statement(`?at=${at}`)).toEqual(await statement());
    const before = await statement(`?at=${reports.tokenAt(2)}`);
    expect(before).toMatchObject({ refunded: 0, owed: 8_960 });
  });

  it('is of nothing for a month in which nothing happened', async () => {
    const path = `/reports/settlement/${OWNER}/2026-07`;
    const { body } = await reports.api.get<{ statement: StatementJson }>(path, reports.owner);
    expect(body.statement).toMatchObject({ owed: 0, status: 'open', hotelIds: [] });
  });

  it('is for who reads money, an owner their own', async () => {
    const status = async (role: 'admin' | 'auditor' | 'officer' | 'visitor' | 'owner') => {
      const owner = role === 'officer' || role === 'visitor' ? OWNER : null;
      const id = randomUUID();
      return reports.status(PATH, await reports.signIn(role, role === 'owner' ? id : owner, id));
    };
    expect(await status('admin')).toBe(200);
    expect(await status('auditor')).toBe(200);
    for (const role of ['officer', 'visitor', 'owner'] as const)
      expect(await status(role)).toBe(403);
    const nobody = `/reports/settlement/${randomUUID()}/2026-12`;
    expect(await reports.status(nobody, await reports.signIn('admin', null))).toBe(404);
  });
});
