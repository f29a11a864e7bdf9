import type { ChargeJson } from '@baanpak/contract/payment/charge.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ChargeMade, RETURN_URI } from '../../testing/paying.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { wholeLog } from '../../testing/whole-log.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.fault({ webhook: 'lost' });
});
afterAll(() => shop.close());

const STAY = nights(1, 3);

/** A booking of 2,000 baht, for which the provider was somehow asked to take 40. */
async function chargedTooLittle(method: 'card' | 'promptpay') {
  const room = await shop.newRoom();
  const { _id: bookingId } = (await shop.book(room, STAY)).body.book;
  const { provider } = shop.ports;
  const wrong = await shop.anotherInstance({
    createCharge: (asked) => provider.createCharge({ ...asked, amount: baht(40) }),
  });
  const { post } = await shop.routesOf(wrong);
  const { body, position } = await post<ChargeMade>('/payments/charge/create', {
    bookingId,
    method,
    returnUri: RETURN_URI,
    ...(method === 'card' && { token: await shop.token() }),
  });
  return { room, bookingId, chargeId: body.charge_id, position };
}
const refresh = (chargeId: string, query = '') =>
  shop.post<ChargeJson>(`/payments/charge/${chargeId}/refresh${query}`, {});
const happenedWith = async (chargeId: string) =>
  (await wholeLog(shop.store)).flatMap(({ type, data }) =>
    (data as { chargeId?: string }).chargeId === chargeId ? [{ type, data }] : [],
  );
const toldOf = async (chargeId: string) =>
  (await happenedWith(chargeId)).filter(({ type }) => type.startsWith('Charge'));

describe('a charge of another amount than was asked for', () => {
  it('confirms nothing, and the booking says so', async () => {
    const { room, bookingId, chargeId, position } = await chargedTooLittle('card');
    const seen = await shop.seen(bookingId, position);
    expect(seen).toMatchObject({
      status: 'Reserved',
      paymentStatus: 'mismatched',
      totalReceived: 0,
    });
    const answered = await refresh(chargeId, `?bookingId=${bookingId}`);
    expect(answered.body).toMatchObject({ status: 'mismatched', paid: false, books: [seen] });
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
  });

  it('is told of again once somebody pays it, and still confirms nothing', async () => {
    const { bookingId, chargeId } = await chargedTooLittle('promptpay');
    await shop.scan(chargeId);
    const { body, position } = await refresh(chargeId);
    expect(body).toMatchObject({ status: 'mismatched', paid: false });
    await refresh(chargeId);
    const told = { expected: baht(2000), amount: baht(40) };
    expect(await toldOf(chargeId)).toMatchObject([
      { type: 'ChargeMismatched', data: { ...told, paid: false } },
      { type: 'ChargeMismatched', data: { ...told, paid: true } },
    ]);
    expect(await shop.seen(bookingId, position)).toMatchObject({
      status: 'Reserved',
      paymentStatus: 'mismatched',
    });
    const cases = (await happenedWith(chargeId)).filter(({ type }) => type === 'CaseOpened');
    const about = {
      kind: 'mismatched-money',
      amount: baht(40),
      bookingIds: [shop.staffIdOf(bookingId)],
    };
    expect(cases).toMatchObject([{ data: { ...about, ownerId: expect.any(String) } }]);
  });

  it('is looked at again by itself, for its webhook may be lost', async () => {
    const { chargeId } = await chargedTooLittle('promptpay');
    await shop.runProcesses();
    await shop.scan(chargeId);
    shop.clock.moveBy(MINUTE + 1_000);
    await shop.runProcesses();
    const paid = { type: 'ChargeMismatched', data: { paid: true } };
    await vi.waitFor(async () => expect((await toldOf(chargeId)).at(-1)).toMatchObject(paid), {
      timeout: 20_000,
    });
    await shop.stopProcesses();
  });

  it('may be followed by the right one', async () => {
    const { bookingId } = await chargedTooLittle('promptpay');
    const { position } = await shop.payByCard({ bookingId });
    expect(await shop.seen(bookingId, position)).toMatchObject({ paymentStatus: 'paid' });
  });
});
