import type { MoneyCaseJson } from '@baanpak/contract/money-case/money-case.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { DAY, HOUR, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { ProviderUnknown } from '@baanpak/infrastructure/payment-provider/port.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { moneyCasesWith } from '../../testing/money-cases.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { PATIENT } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { hire } from '../../testing/staff.ts';
import { wholeLog } from '../../testing/whole-log.ts';

let shop: Shop;
let own: OwnHotel;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);

async function paidByCard() {
  const { book } = (await shop.book(await own.newRoom(), STAY)).body;
  return (await shop.payByCard({ bookingId: book._id })).body.charge_id;
}

/** The cases about a charge, as an admin sees them, who signs in again because days pass. */
async function casesOf(chargeId: string): Promise<MoneyCaseJson[]> {
  const admin = await hire(shop.ports, 'admin');
  const { body } = await moneyCasesWith(shop).list(admin, '&caseStatus=all&perPage=100');
  return body.cases.filter((each) => each.chargeId === chargeId);
}

const comparedDays = async () =>
  (await wholeLog(shop.store)).filter(({ type }) => type === 'LedgerDayCompared');

async function waitFor(milliseconds: number): Promise<void> {
  shop.clock.moveBy(milliseconds);
  await shop.runProcesses();
}

describe('the ledger', () => {
  it('has nothing to say of money that is where we say it is', async () => {
    const chargeId = await paidByCard();
    await waitFor(2 * DAY);
    await vi.waitFor(async () => expect(await comparedDays()).not.toEqual([]), PATIENT);
    expect(await casesOf(chargeId)).toEqual([]);
  });

  it('makes a case of what was given back at the provider by hand, once, and ends it when it agrees', async () => {
    const chargeId = await paidByCard();
    await shop.refundByHand(chargeId, 500);
    await waitFor(11 * MINUTE);
    const found = await vi.waitFor(async () => {
      const [first, ...more] = await casesOf(chargeId);
      expect(more).toEqual([]);
      expect(first).toMatchObject({ kind: 'difference', amount: -500, status: 'open' });
      return first;
    }, PATIENT);
    expect(found).toMatchObject({ detail: ['refunded-at-provider'], ownerId: own.owner.userId });
    const before = (await comparedDays()).length;
    await waitFor(2 * DAY);
    await vi.waitFor(
      async () => expect((await comparedDays()).length).toBeGreaterThan(before + 1),
      PATIENT,
    );
    expect(await casesOf(chargeId)).toEqual([found]);

    await shop.refundByHand(chargeId, 250);
    // a comparison that was under way may have asked the provider before
    const onTheNextDay = async () => {
      await waitFor(DAY);
      return casesOf(chargeId);
    };
    await expect
      .poll(onTheNextDay, { ...PATIENT, interval: 500 })
      .toMatchObject([{ amount: -750, version: 1 }]);
  });

  it('makes a case of a charge that nobody here asked for, for the site alone', async () => {
    const chargeId = await shop.chargeByHand(30_000);
    await waitFor(2 * DAY);
    const found = await vi.waitFor(async () => {
      const [first] = await casesOf(chargeId);
      expect(first).toMatchObject({ kind: 'unknown-charge', amount: 300, ownerId: null });
      return first;
    }, PATIENT);
    const owner = await hire(shop.ports, 'owner');
    const seen = await moneyCasesWith(shop).see(owner, found?.id ?? '');
    expect(seen.status).toBe(403);
    const admin = await hire(shop.ports, 'admin');
    const settled = await moneyCasesWith(shop).settle(admin, found?.id ?? '', { action: 'return' });
    expect(settled.status).toBe(200);
    await vi.waitFor(
      async () =>
        expect((await shop.providerBooks()).find(({ id }) => id === chargeId)).toMatchObject({
          refunded_amount: 30_000,
        }),
      PATIENT,
    );
    await waitFor(2 * DAY);
    expect(await casesOf(chargeId)).toHaveLength(1);
  });

  it('keeps in sight what staff return and the provider cannot give back', async () => {
    const chargeId = await shop.chargeByHand(30_000, 'promptpay');
    await shop.scan(chargeId);
    await waitFor(2 * DAY);
    const cases = moneyCasesWith(shop);
    const openOf = async (kind: string) => {
      const { body } = await cases.list(await hire(shop.ports, 'admin'), '&perPage=100');
      return body.cases.filter((each) => each.kind === kind && each.id.includes(chargeId));
    };
    await vi.waitFor(async () => expect(await openOf('unknown-charge')).toHaveLength(1), PATIENT);
    const admin = await hire(shop.ports, 'admin');
    await cases.settle(admin, `unknown-charge-${chargeId}`, { action: 'return' });
    const left = { detail: ['left-to-hotel'], amount: 300, actions: ['close'], ownerId: null };
    await vi.waitFor(
      async () => expect(await openOf('failed-refund')).toMatchObject([left]),
      PATIENT,
    );
  });

  it('reads a day of many charges page by page, and goes on where it was', async () => {
    await shop.runProcesses();
    await shop.stopProcesses();
    for (let n = 0; n < 129; n += 1) await shop.chargeByHand(20_000, 'promptpay');
    const last = await shop.chargeByHand(20_000);
    const { provider } = shop.ports;
    const offsets: number[] = [];
    let isAway = true;
    const trouble = await shop.anotherInstance({
      listCharges: async (asked) => {
        offsets.push(asked.offset);
        if (asked.offset === 100 && isAway) {
          isAway = false;
          throw new ProviderUnknown('away');
        }
        return provider.listCharges(asked);
      },
    });
    shop.clock.moveBy(2 * DAY);
    await shop.runProcesses(trouble);
    await vi.waitFor(() => expect(isAway).toBe(false), PATIENT);
    shop.clock.moveBy(HOUR);
    await shop.runProcesses(trouble);
    await vi.waitFor(async () => expect(await casesOf(last)).toHaveLength(1), PATIENT);
    const pages = offsets.slice(offsets.indexOf(100) - 1);
    expect(pages.slice(0, 3)).toEqual([0, 100, 100]);
  });
});
