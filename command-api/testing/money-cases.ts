import { randomUUID } from 'node:crypto';
import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { moneyCase, moneyCaseStream, openCaseOf } from '@baanpak/domain/money-case/money-case.ts';
import { baht, type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { expect, vi } from 'vitest';
import { contextForTest } from './catalogue.ts';
import { type ChargeMade, RETURN_URI } from './paying.ts';
import { PATIENT } from './refunds.ts';
import type { InjectedAnswer, Problem } from './requests.ts';
import type { Shop } from './shop.ts';
import type { Hired } from './staff.ts';

export type CaseAnswer = Readonly<{ case: MoneyCaseJson; detail: string }> & Problem;
type CaseList = Readonly<{ cases: MoneyCaseJson[]; total: number }> & Problem;

/** What staff do with cases. */
export function moneyCasesWith({ put, read, get }: Shop) {
  const url = (id: string) => `/bookings/cases/${id}`;
  return {
    list: (by: Hired, query = '') =>
      get<CaseList>(`/bookings?collection=cases${query}`, by.headers),
    /** Once the read models are at a position. */
    listAfter: async (by: Hired, position: string, query = '') =>
      (await read<CaseList>(`/bookings?collection=cases${query}`, position, by.headers)).body,
    see: (by: Hired, id: string) => get<CaseAnswer>(url(id), by.headers),
    settle: (by: Hired, id: string, body: object) => put<CaseAnswer>(url(id), body, by.headers),
    /** What a write answered is what staff read at its position. */
    async expectRead(by: Hired, { body, position }: InjectedAnswer<CaseAnswer>): Promise<void> {
      const page = await read<CaseAnswer>(url(body.case.id), position, by.headers);
      expect(page.body.case).toEqual(body.case);
    },
  };
}

/** Pays by card, and the provider takes another sum than was asked for. */
export async function payAnotherSum(shop: Shop, bookingId: string, sum: Satang = satang(4000)) {
  const { provider } = shop.ports;
  const wrong = await shop.anotherInstance({
    createCharge: (asked) => provider.createCharge({ ...asked, amount: sum }),
  });
  const { post } = await shop.routesOf(wrong);
  const { body, position } = await post<ChargeMade>('/payments/charge/create', {
    bookingId,
    method: 'card',
    returnUri: RETURN_URI,
    token: await shop.token(),
  });
  return { chargeId: body.charge_id, position };
}

/** A case of an owner's, opened in its stream; answers its id. */
export async function openCaseFor(
  { ports, clock }: Shop,
  ownerId: string,
  known: Readonly<{ chargeId?: string }> = {},
): Promise<string> {
  const facts = { ownerId, amount: baht(40), openedAt: clock.now(), ...known };
  const command = openCaseOf('unknown-charge', randomUUID(), facts);
  const { caseId } = command.data;
  await ports.commands.handle(moneyCase, moneyCaseStream(caseId), command, contextForTest());
  return caseId;
}

/** The cardholder's bank disputes a charge; answers the dispute's id once `by` can read its case. */
export async function openDispute(shop: Shop, chargeId: string, by: Hired): Promise<string> {
  const disputeId = await shop.dispute(chargeId);
  await vi.waitFor(async () => {
    const { status } = await moneyCasesWith(shop).see(by, `dispute-${disputeId}`);
    expect(status).toBe(200);
  }, PATIENT);
  return disputeId;
}
