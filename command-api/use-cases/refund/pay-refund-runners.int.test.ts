import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dyingAt } from '../../testing/dying.ts';
import { it as itAlone } from '../../testing/own-shop.ts';
import {
  everybodyTries,
  given,
  givenBack,
  hanging,
  pay,
  state,
} from '../../testing/paying-refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('a runner', () => {
  it('killed between its attempt and the call leaves nothing but a wait', async () => {
    const owed = await given(shop);
    const killed = () => Promise.reject(new Error('killed'));
    await expect(pay(await shop.anotherInstance({ refundCharge: killed }), owed)).rejects.toThrow();
    await everybodyTries(shop, owed);
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'paid', attempts: 2 });
    expect(await givenBack(shop, owed)).toBe(500);
  });

  it('killed between the call and its record is told by the next look', async () => {
    const owed = await given(shop);
    const dying = dyingAt(await shop.anotherInstance(), (type) => type === 'RecordRefund');
    await expect(pay(dying, owed)).rejects.toThrow('died');
    await pay(shop.ports, owed);
    expect(await state(shop, owed)).toMatchObject({ status: 'paid', attempts: 1 });
    expect(await givenBack(shop, owed)).toBe(500);
  });

  it('that was held up after its attempt does not call any more', async () => {
    const owed = await given(shop);
    const ports = {
      ...(await shop.anotherInstance()),
      failpoint: () => shop.clock.moveBy(LEASES.refund.sentWithin + 1),
    };
    await pay(ports, owed);
    expect(await givenBack(shop, owed)).toBe(0);
    expect(await state(shop, owed)).toMatchObject({ status: 'open', attempts: 1 });
  });

  it('that was held up after its look does not attempt beside another', async () => {
    const owed = await given(shop);
    const looked = vi.fn(shop.ports.provider.lookForRefund);
    const slow = await shop.anotherInstance({
      async lookForRefund(...asked) {
        const seen = await looked(...asked);
        const killed = () => Promise.reject(new Error('killed'));
        await pay(await shop.anotherInstance({ refundCharge: killed }), owed).catch(() => {});
        return seen;
      },
    });
    await pay(slow, owed);
    expect(looked).toHaveBeenCalledTimes(1);
    expect(await state(shop, owed)).toMatchObject({ status: 'open', attempts: 1 });
    expect(await givenBack(shop, owed)).toBe(0);
  });

  it('one of several at once asks', async () => {
    const owed = await given(shop);
    const asked = vi.fn(shop.ports.provider.refundCharge);
    const runners = await Promise.all(
      Array.from({ length: 4 }, () => shop.anotherInstance({ refundCharge: asked })),
    );
    await Promise.all(runners.map((ports) => pay(ports, owed)));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await givenBack(shop, owed)).toBe(500);
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
      const next = vi.fn(shop.ports.provider.refundCharge);
      const successor = await shop.anotherInstance({ refundCharge: next });
      for (const wait of [0, 20_000, 20_000]) {
        shop.clock.moveBy(wait);
        await pay(successor, owed);
      }
      await call.land();
      await stopped;
      await pay(successor, owed);
      expect(next).not.toHaveBeenCalled();
      expect(await state(shop, owed)).toMatchObject({ status: 'paid', attempts: 1 });
      expect(await givenBack(shop, owed)).toBe(500);
    },
  );
});
