import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { booked, CREATE, heldUp, qrFor, statusesOf } from '../../testing/charging.ts';
import { expectProblem } from '../../testing/expectations.ts';
import { pausingAt } from '../../testing/pausing.ts';
import type { ChargeMade } from '../../testing/paying.ts';
import { PATIENT } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { wholeLog } from '../../testing/whole-log.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.stopProcesses());
afterAll(() => shop.close());

describe('an attempt that was never sent', () => {
  it('keeps the next one waiting as long as it might still be, and not longer', async () => {
    const target = await booked(shop);
    const dies = await shop.routesOf(
      await shop.anotherInstance({ createCharge: () => Promise.reject(new Error('killed')) }),
    );
    expect((await dies.post<{ status: number }>(CREATE, qrFor(target))).status).toBe(500);
    const soon = await shop.askForQr(target);
    expectProblem(soon, 503, 'payment-unknown');
    shop.clock.moveBy(MINUTE + 1);
    expect((await shop.askForQr(target)).status).toBe(201);
    expect(await statusesOf(shop, target)).toEqual(['pending']);
  });

  it('by a server that was paused is not sent any more', async () => {
    const target = await booked(shop);
    const { instance, letGo, asked } = await heldUp(shop);
    const paused = instance.post<ChargeMade>(CREATE, qrFor(target));
    await asked();
    shop.clock.moveBy(2 * MINUTE);
    await shop.runProcesses();
    await vi.waitFor(async () => {
      expect(await shop.seen(target.bookingId)).toMatchObject({ paymentStatus: 'failed' });
    }, PATIENT);
    const { position } = await shop.payByCard(target);
    letGo();
    expectProblem(await paused, 503, 'busy');
    expect(await statusesOf(shop, target)).toEqual(['successful']);
    expect(await shop.seen(target.bookingId, position)).toMatchObject({ status: 'Booked' });
  });

  it('by a server that was paused before the checkout knew of it, and then died, ends by itself', async () => {
    const target = await booked(shop);
    const dying = await shop.anotherInstance({
      createCharge: () => Promise.reject(new Error('killed')),
    });
    const { ports, reached, wake } = pausingAt(dying, 'AttemptPayment');
    const paused = (await shop.routesOf(ports)).post<ChargeMade>(CREATE, qrFor(target));
    await reached;
    shop.clock.moveBy(2 * MINUTE);
    const runner = await shop.runProcesses();
    await vi.waitFor(async () => {
      const events = await wholeLog(shop.store);
      const about = events.filter(({ data }) => data.checkoutUid === target.uid);
      expect(about.map(({ type }) => type)).toContain('ChargeFailed');
    }, PATIENT);
    await runner.caughtUp(20_000);
    wake();
    expect((await paused).status).toBe(500);
    expectProblem(await shop.giveUp(target.bookingId), 409, 'payment-in-progress');
    shop.clock.moveBy(MINUTE);
    await shop.runProcesses();
    await vi.waitFor(async () => {
      expect(await shop.giveUp(target.bookingId)).toMatchObject({ status: 200 });
    }, PATIENT);
  });
});
