import { randomUUID } from 'node:crypto';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { PaymentProvider } from '@baanpak/infrastructure/payment-provider/port.ts';
import { expect, vi } from 'vitest';
import type { Ports } from '../ports.ts';
import { payRefund } from '../use-cases/refund/pay-refund.ts';
import { contextForTest } from './catalogue.ts';
import { PATIENT } from './refunds.ts';
import type { Shop } from './shop.ts';

/** A refund that is owed, and what it is of. */
type Owed = Readonly<{ refundId: string; chargeId: string; bookingId: string; uid: string }>;

/** 500 of the 2,000 baht of a paid stay are owed. */
export async function given(shop: Shop): Promise<Owed> {
  const { book } = (await shop.book(await shop.newRoom(), nights(1, 3))).body;
  const { body } = await shop.payByCard({ bookingId: book._id });
  const [refundId, chargeId] = [randomUUID(), body.charge_id];
  const owed = { refundId, chargeId, bookingId: book._id, uid: book.checkoutId };
  const about = { refundId, chargeId, bookingIds: [book._id], checkoutUid: book.checkoutId };
  const data = { ...about, of: 'booking', amount: baht(500), startedAt: shop.clock.now() } as const;
  const command = { type: 'StartRefund', data } as const;
  await shop.ports.commands.handle(refund, refundStream(refundId), command, contextForTest());
  return owed;
}

/** Anyone who runs with these dependencies makes the refund once. */
export const pay = (ports: Ports, { refundId }: Owed) =>
  payRefund(ports, refundId, contextForTest());

export const state = async (shop: Shop, { refundId }: Owed) =>
  (await shop.ports.commands.load(refund, refundStream(refundId))).state;

/** Time passes until no call that was sent can land any more. */
export const waitOver = (shop: Shop) => shop.clock.moveBy(LEASES.refund.landsWithin);

/** What the provider gave back, in baht, one refund after another. */
export async function givenBack(shop: Shop, { chargeId }: Owed): Promise<number> {
  const charge = (await shop.providerBooks()).find(({ id }) => id === chargeId);
  return (charge?.refunded_amount ?? 0) / 100;
}

/** Calls to the provider that hang, were sent, and land when they are let. */
export function hanging(shop: Shop) {
  const calls: (() => Promise<void>)[] = [];
  const refundCharge: PaymentProvider['refundCharge'] = (chargeId, request) =>
    new Promise((resolve, reject) => {
      calls.push(() => {
        const sendBy = shop.clock.now(); // it was sent in time
        const { provider } = shop.ports;
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

/** Staff have a refund tried again. */
export const retryOfRefund = async (shop: Shop, { refundId }: Owed) => {
  const data = { refundId, by: 'somsri', at: shop.clock.now() };
  const command = { type: 'RetryRefund', data } as const;
  await shop.ports.commands.handle(refund, refundStream(refundId), command, contextForTest());
};

/** Anyone who else might pay it, again and again until the first call can no longer land. */
export async function everybodyTries(shop: Shop, owed: Owed): Promise<void> {
  const others = [shop.ports, await shop.anotherInstance()];
  for (let waited = 0; waited < LEASES.refund.landsWithin; waited += 20_000) {
    await Promise.all(others.map((ports) => pay(ports, owed)));
    shop.clock.moveBy(20_000);
  }
}
