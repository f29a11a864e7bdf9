import type { ReportJson } from '@baanpak/contract/report/report.ts';
import { SettlementAnswer } from '@baanpak/contract/settlement/settlement-requests.ts';
import { bangkokDay, localDate, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, expectShape } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import type { Problem } from '../../testing/requests.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';

type Answered = Static<typeof SettlementAnswer> & Problem;

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const PAYOUT = { paidAt: '2026-02-05T03:00:00.000Z', reference: ' KBANK 4711 ' };
const close = (month: string, body: object = PAYOUT, by = own.admin, of = own.owner.userId) =>
  shop.put<Answered>(`/reports/settlement/${of}/${month}`, body, by.headers);

describe('PUT /reports/settlement/{ownerId}/{month}', () => {
  it('closes a month, which GET /reports/settlement says from then on', async () => {
    const { status, body, position } = await close('2026-01');
    expect(status).toBe(200);
    expectShape(SettlementAnswer, body);
    const settled = { month: '2026-01', paidAt: PAYOUT.paidAt, reference: 'KBANK 4711' };
    expect(body.settlement).toMatchObject({ ownerId: own.owner.userId, ...settled });
    const path = '/reports/settlement?from=2026-01-01&to=2026-01-31';
    const read = await shop.read<ReportJson>(path, position, own.owner.headers);
    expect(read.body.rows).toMatchObject([{ ...settled, ownerId: own.owner.userId, owed: 0 }]);
  });

  it('takes the same payout twice, and no other', async () => {
    const first = await close('2025-12');
    const again = await close('2025-12');
    expect(again.body.settlement).toEqual(first.body.settlement);
    const other = { ...PAYOUT, reference: 'KBANK 4712' };
    expectProblem(await close('2025-12', other), 409, 'settlement-closed');
  });

  it('refuses the month that is not over', async () => {
    const month = bangkokDay(shop.ports.now()).slice(0, 'YYYY-MM'.length);
    expectProblem(await close(month), 409, 'month-not-over');
  });

  it('refuses a payout to come, a month there is not, and anyone who is no owner', async () => {
    const paidAt = startOfDay(localDate('2999-01-01'));
    const refused = await close('2025-11', { ...PAYOUT, paidAt });
    expectProblem(refused, 400, 'invalid-request');
    expect(refused.body.errors?.[0]?.path).toBe('paidAt');
    expectProblem(await close('2025-13'), 400, 'invalid-request');
    const { officer, admin } = own;
    expectProblem(await close('2025-11', PAYOUT, admin, officer.userId), 404, 'not-found');
  });

  it('is for administrators alone', async () => {
    const { owner, officer, visitor, auditor } = own;
    for (const by of [owner, officer, visitor, auditor, await hire(shop.ports, 'owner')])
      expectProblem(await close('2025-10', PAYOUT, by), 403, 'forbidden');
  });
});
