import { randomUUID } from 'node:crypto';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Deps } from '../deps.ts';
import { contextForTest } from '../testing/catalogue.ts';
import { dyingAt } from '../testing/dying.ts';
import { it as itAlone } from '../testing/own-shop.ts';
import { PATIENT } from '../testing/refunds.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { payRefund } from './pay-refund.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.stopProcesses();
  await shop.fault({ refund: 'normal' });
});
afterAll(() => shop.close());

type Owed = Readonly<{ refundId: string; chargeId: string; bookingId: string; uid: string }>;

/** 500 of the 2,000 baht of a paid stay are owed. */
async function given(at: Shop = shop): Promise<Owed> {
  const { book } = (await at.book(await at.newRoom(), nights(1, 3))).body;
  const { body } = await at.payByCard({ bookingId: book._id });
  const [refundId, chargeId] = [randomUUID(), body.charge_id];
  const owed = { refundId, chargeId, bookingId: book._id, uid: book.checkoutId };
  const about = { refundId, chargeId, bookingIds: [book._id], checkoutUid: book.checkoutId };
  const data = { ...about, of: 'booking', amount: baht(500), startedAt: at.clock.now() } as const;
  const command = { type: 'StartRefund', data } as const;
  await at.deps.commands.handle(refund, refundStream(refundId), command, contextForTest());
  return owed;
}

const pay = ({ refundId }: Owed, deps: Deps = shop.deps) =>
  payRefund(deps, refundId, contextForTest());
const state = async ({ refundId }: Owed, at: Shop = shop) =>
  (await at.deps.commands.load(refund, refundStream(refundId))).state;
const waitOver = () => shop.clock.moveBy(LEASES.refund.landsWithin);

/** What the provider gave back, in baht, one refund after another. */
async function givenBack({ chargeId }: Owed, at: Shop = shop): Promise<number> {
  const charge = (await at.providerBooks()).find(({ id }) => id === chargeId);
  return (charge?.refunded_amount ?? 0) / 100;
}

/** Calls to the provider that hang, were sent, and land when they are let. */
function hanging(at: Shop = shop) {
  const calls: (() => Promise<void>)[] = [];
  const refundCharge: PaymentProvider['refundCharge'] = (chargeId, request) =>
    new Promise((resolve, reject) => {
      calls.push(() => {
        const sendBy = at.clock.now(); // it was sent in time
        const { provider } = at.deps;
        return provider.refundCharge(chargeId, { ...request, sendBy }).then(resolve, reject);
      });
    });
  return {
    refundCharge,
    calls,
    sent: (count = 1) => vi.waitFor(() => expect(calls).toHaveLength(count), PATIENT),
    land: () => Promise.all(calls.map((call) => call())),
  };
}

const retry = async ({ refundId }: Owed) => {
  const data = { refundId, by: 'somsri', at: shop.clock.now() };
  const command = { type: 'RetryRefund', data } as const;
  await shop.deps.commands.handle(refund, refundStream(refundId), command, contextForTest());
};

/** Whoever else might pay it, again and again until the first call can no longer land. */
async function everybodyTries(owed: Owed): Promise<void> {
  const others = [shop.deps, await shop.anotherInstance()];
  for (let waited = 0; waited < LEASES.refund.landsWithin; waited += 20_000) {
    await Promise.all(others.map((deps) => pay(owed, deps)));
    shop.clock.moveBy(20_000);
  }
}

describe('a refund whose call hangs', () => {
  it('is not asked for by another runner, nor by the same, and is found when it lands', async () => {
    const owed = await given();
    const call = hanging();
    const first = pay(owed, await shop.anotherInstance(call));
    await call.sent();
    for (let n = 0; n < 3; n += 1) {
      await pay(owed);
      await pay(owed, await shop.anotherInstance());
      shop.clock.moveBy(30_000);
    }
    expect(await givenBack(owed)).toBe(0);
    await call.land();
    await first;
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'paid', paidBy: 'provider', attempts: 1 });
    expect(await givenBack(owed)).toBe(500);
  });

  it('is asked for anew when the first call can no longer land', async () => {
    const owed = await given();
    const call = hanging();
    void pay(owed, await shop.anotherInstance(call)).catch(() => {});
    await call.sent();
    await everybodyTries(owed);
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'paid', attempts: 2 });
    expect(await givenBack(owed)).toBe(500);
  });

  it('is not asked for by staff who try it again before', async () => {
    const owed = await given();
    const answerLost = async () => Promise.reject(new ProviderUnknown('lost'));
    await pay(owed, await shop.anotherInstance({ refundCharge: answerLost }));
    const refuses = () => Promise.reject(new ProviderRefused('not_found', 'no such charge'));
    await pay(owed, await shop.anotherInstance({ lookForRefund: refuses }));
    expect(await state(owed)).toMatchObject({ status: 'open' }); // a no to a look proves nothing
    await retry(owed);
    await pay(owed);
    expect(await givenBack(owed)).toBe(0);
    waitOver();
    await pay(owed);
    expect(await givenBack(owed)).toBe(500);
  });
});

describe('a runner', () => {
  it('killed between its attempt and the call leaves nothing but a wait', async () => {
    const owed = await given();
    const killed = () => Promise.reject(new Error('killed'));
    await expect(pay(owed, await shop.anotherInstance({ refundCharge: killed }))).rejects.toThrow();
    await everybodyTries(owed);
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'paid', attempts: 2 });
    expect(await givenBack(owed)).toBe(500);
  });

  it('killed between the call and its record is told by the next look', async () => {
    const owed = await given();
    const dying = dyingAt(await shop.anotherInstance(), (type) => type === 'RecordRefund');
    await expect(pay(owed, dying)).rejects.toThrow('died');
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'paid', attempts: 1 });
    expect(await givenBack(owed)).toBe(500);
  });

  it('that was held up after its attempt does not call any more', async () => {
    const owed = await given();
    const deps = {
      ...(await shop.anotherInstance()),
      failpoint: () => shop.clock.moveBy(LEASES.refund.sentWithin + 1),
    };
    await pay(owed, deps);
    expect(await givenBack(owed)).toBe(0);
    expect(await state(owed)).toMatchObject({ status: 'open', attempts: 1 });
  });

  it('that was held up after its look does not attempt beside another', async () => {
    const owed = await given();
    const looked = vi.fn(shop.deps.provider.lookForRefund);
    const slow = await shop.anotherInstance({
      async lookForRefund(...asked) {
        const seen = await looked(...asked);
        const killed = () => Promise.reject(new Error('killed'));
        await pay(owed, await shop.anotherInstance({ refundCharge: killed })).catch(() => {});
        return seen;
      },
    });
    await pay(owed, slow);
    expect(looked).toHaveBeenCalledTimes(1);
    expect(await state(owed)).toMatchObject({ status: 'open', attempts: 1 });
    expect(await givenBack(owed)).toBe(0);
  });

  it('one of several at once asks', async () => {
    const owed = await given();
    const asked = vi.fn(shop.deps.provider.refundCharge);
    const runners = await Promise.all(
      Array.from({ length: 4 }, () => shop.anotherInstance({ refundCharge: asked })),
    );
    await Promise.all(runners.map((deps) => pay(owed, deps)));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await givenBack(owed)).toBe(500);
  });
});

describe('an answer that is lost', () => {
  it('is found by the attempt’s mark at once', async () => {
    const owed = await given();
    await shop.fault({ refund: 'error-after-success' });
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'open' });
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'paid', attempts: 1 });
    expect(await givenBack(owed)).toBe(500);
  });

  it('of a refund that is nowhere listed is a question for staff, not a second payment', async () => {
    const owed = await given();
    const unmarked: PaymentProvider['refundCharge'] = async (chargeId) => {
      await shop.refundByHand(chargeId, 500);
      throw new ProviderUnknown('lost');
    };
    await pay(owed, await shop.anotherInstance({ refundCharge: unmarked }));
    await everybodyTries(owed);
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'failed' });
    await retry(owed);
    waitOver();
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'failed' });
    expect(await givenBack(owed)).toBe(500);
  });
});

describe('money given back by hand at the provider', () => {
  it('before the first attempt waits for staff to say what it was', async () => {
    const owed = await given();
    await shop.refundByHand(owed.chargeId, 500);
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'failed', attempts: 0 });
    await retry(owed);
    await pay(owed);
    expect(await state(owed)).toMatchObject({ status: 'paid' });
    expect(await givenBack(owed)).toBe(1000);
  });
});

describe('a deploy', () => {
  itAlone(
    'that ends the runner during its call lets the next one wait for it',
    async ({ shop }) => {
      const owed = await given(shop);
      const call = hanging(shop);
      const runner = await shop.runProcesses(await shop.anotherInstance(call));
      await call.sent();
      const stopped = runner.stop();
      const next = vi.fn(shop.deps.provider.refundCharge);
      const successor = await shop.anotherInstance({ refundCharge: next });
      for (const wait of [0, 20_000, 20_000]) {
        shop.clock.moveBy(wait);
        await pay(owed, successor);
      }
      await call.land();
      await stopped;
      await pay(owed, successor);
      expect(next).not.toHaveBeenCalled();
      expect(await state(owed, shop)).toMatchObject({ status: 'paid', attempts: 1 });
      expect(await givenBack(owed, shop)).toBe(500);
    },
  );
});
