import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import {
  hasEnded,
  payment,
  paymentStream,
  type RequestCharge,
  requestWindow,
  sendBy,
} from '@baanpak/domain/payment/payment.ts';
import type { ReleaseAttempt } from '@baanpak/domain/processes/process.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { CHARGE } from '@baanpak/domain/testing/samples.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { after } from '@baanpak/domain/values/time/instant.ts';
import type { SettlementWork } from './late-settlement.ts';
import type { InMemoryWorld } from './world.ts';

// As command-api/use-cases/payment and command-api/use-cases/refund do it: anyone who asks the provider may stand still
// between the look, what is written, the call and its answer.

/** As command-api/use-cases/payment/attempt-payment.ts; `facts` are what the provider says at once. */
export function* payFor(
  world: InMemoryWorld,
  intent: RequestCharge['data'],
  facts: Partial<ChargeFacts>,
): SettlementWork {
  const { attemptId, checkoutUid: uid, amount } = intent;
  const ofPayment = paymentStream(attemptId);
  world.handle(payment, ofPayment, { type: 'RequestCharge', data: intent });
  yield;
  try {
    const data = { uid, attemptId, amount, now: world.now };
    world.handle(checkout, checkoutStream(uid), { type: 'AttemptPayment', data });
  } catch (error) {
    if (error instanceof Refusal) noCharge(world, attemptId, error.code);
    throw error;
  }
  yield;
  if (world.now > sendBy(intent, LEASES.charge)) return noCharge(world, attemptId, 'not-sent');
  world.provider.set(attemptId, { ...CHARGE, attemptId, amount, ...facts });
  yield;
  yield* settleCharge(world, attemptId);
}

const noCharge = (world: InMemoryWorld, attemptId: string, failureCode: string): void =>
  world.handle(payment, paymentStream(attemptId), {
    type: 'RecordNoCharge',
    data: { failureCode },
  });

/** As command-api/use-cases/payment/release-attempt.ts. */
export function releaseAttempt(
  world: InMemoryWorld,
  { uid, attemptId }: ReleaseAttempt['data'],
): void {
  const state = world.stateOf(payment, paymentStream(attemptId));
  if (state.status !== 'failed' && state.status !== 'expired' && state.status !== 'mismatched')
    return;
  const failureCode = state.status === 'failed' ? state.failureCode : state.status;
  const command = { type: 'FailPayment', data: { uid, attemptId, failureCode } } as const;
  world.handle(checkout, checkoutStream(uid), command);
}

/** What was seen may be old by the time it is written down. */
export function* settleCharge(world: InMemoryWorld, attemptId: string): SettlementWork {
  const state = world.stateOf(payment, paymentStream(attemptId));
  if (state.status === 'unknown' || state.status === 'paid') return;
  const charge = world.provider.get(attemptId);
  const seenAt = world.now;
  yield;
  if (charge) {
    const data = { charge, seenAt };
    world.handle(payment, paymentStream(attemptId), { type: 'RecordCharge', data });
  } else if (!hasEnded(state) && seenAt >= requestWindow(state, LEASES.charge).until)
    noCharge(world, attemptId, 'never-charged');
}

/** A payment found at the last moment must reach the checkout before its time is called. */
export function* lapseHold(world: InMemoryWorld, uid: string): SettlementWork {
  const state = world.stateOf(checkout, checkoutStream(uid));
  if (state.status !== 'held') return;
  for (const [attemptId, outcome] of state.attempts)
    if (outcome === 'pending') yield* settleCharge(world, attemptId);
  world.settleDown(Number.POSITIVE_INFINITY);
  yield;
  const data = { uid, now: world.now };
  world.handle(checkout, checkoutStream(uid), { type: 'ExpireCheckout', data });
}

/** It looks, and who wrote the attempt asks, unless held up for too long. */
export function* payRefund(world: InMemoryWorld, refundId: string): SettlementWork {
  const stream = refundStream(refundId);
  const before = world.stateOf(refund, stream);
  if (before.status !== 'open' || before.chargeId === null) return;
  const attemptId = world.newId();
  const at = world.now;
  const seen = world.refundsSeen(refundId);
  yield;
  const data = { refundId, attemptId, seen, at, landsUntil: after(at, LEASES.refund.landsWithin) };
  world.handle(refund, stream, { type: 'AttemptRefund', data });
  const now = world.stateOf(refund, stream);
  if (now.status !== 'open' || now.attemptId !== attemptId) return;
  yield;
  if (world.now > after(at, LEASES.refund.sentWithin)) return;
  const answer = world.refundAtProvider(refundId, attemptId);
  yield;
  if (answer) world.handle(refund, stream, answer);
}

/** As command-api/use-cases/money-case/book-money.ts. */
export function* bookMoney(world: InMemoryWorld, caseId: string): SettlementWork {
  const state = world.stateOf(moneyCase, moneyCaseStream(caseId));
  if (state.status !== 'settled' || state.action !== 'book') return;
  const { checkoutUid: uid, attemptId } = state;
  const charge = world.provider.get(attemptId ?? '');
  if (uid === null || attemptId === null || !charge) return;
  yield;
  const { chargeId, amount } = charge;
  const paid = { uid, attemptId, chargeId, amount, feeCharge: satang(0), paidAt: world.now };
  world.handle(checkout, checkoutStream(uid), { type: 'RecordPayment', data: paid });
}
