import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  everybodyTries,
  given,
  givenBack,
  hanging,
  pay,
  retryOfRefund,
  state,
  waitOver,
} from '../../testing/paying-refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.stopProcesses();
  await shop.fault({ refund: 'normal' });
});
afterAll(() => shop.close());

describe('a refund whose call hangs', () => {
  it('is not asked for by another runner, nor by the same, and is found when it lands', async () => {
    const owed = await given(shop);
    const call = hanging(shop);
    const first = pay(await shop.anotherInstance(call), owed);
    await call.sent();
    for (let n = 0; n < 3; n += 1) {
      await pay(shop.ports, owed);
      await pay(await shop.anotherInstance(), owed);
      shop.clock.moveBy(30_000);
    }
    expect(await givenBack(shop, owed)).toBe(0);
    await call.land();
    await first;
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({
      status: 'paid',
      paidBy: 'provider',
      attempts: 1,
    });
    expect(await givenBack(shop, owed)).toBe(500);
  });

  it('is asked for again when the first call can no longer land', async () => {
    const owed = await given(shop);
    const call = hanging(shop);
    void pay(await shop.anotherInstance(call), owed).catch(() => {});
    await call.sent();
    await everybodyTries(shop, owed);
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'paid', attempts: 2 });
    expect(await givenBack(shop, owed)).toBe(500);
  });

  it('is not asked for by staff who try it again before', async () => {
    const owed = await given(shop);
    const answerLost = async () => Promise.reject(new ProviderUnknown('lost'));
    await pay(await shop.anotherInstance({ refundCharge: answerLost }), owed);
    const refuses = () => Promise.reject(new ProviderRefused('not_found', 'no such charge'));
    await pay(await shop.anotherInstance({ lookForRefund: refuses }), owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'open' }); // a no to a look proves nothing
    await retryOfRefund(shop, owed);
    await pay(shop.ports, owed);
    expect(await givenBack(shop, owed)).toBe(0);
    waitOver(shop);
    await pay(shop.ports, owed);
    expect(await givenBack(shop, owed)).toBe(500);
  });
});

describe('an answer that is lost', () => {
  it('is found by the attempt’s mark at once', async () => {
    const owed = await given(shop);
    await shop.fault({ refund: 'error-after-success' });
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'open' });
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'paid', attempts: 1 });
    expect(await givenBack(shop, owed)).toBe(500);
  });

  it('of a refund that is nowhere listed is a question for staff, not a second payment', async () => {
    const owed = await given(shop);
    const unmarked: PaymentProvider['refundCharge'] = async (chargeId) => {
      await shop.refundByHand(chargeId, 500);
      throw new ProviderUnknown('lost');
    };
    await pay(await shop.anotherInstance({ refundCharge: unmarked }), owed);
    await everybodyTries(shop, owed);
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'failed' });
    await retryOfRefund(shop, owed);
    waitOver(shop);
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'failed' });
    expect(await givenBack(shop, owed)).toBe(500);
  });
});

describe('money given back by hand at the provider', () => {
  it('before the first attempt waits for staff to say what it was', async () => {
    const owed = await given(shop);
    await shop.refundByHand(owed.chargeId, 500);
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'failed', attempts: 0 });
    await retryOfRefund(shop, owed);
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'paid' });
    expect(await givenBack(shop, owed)).toBe(1000);
  });
});
