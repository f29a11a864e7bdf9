import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ChargeInProgress,
  CreateChargeRequest,
} from '@baanpak/contract/payment/charge-requests.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { payment, paymentStream, type RequestedPayment } from '@baanpak/domain/payment/payment.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import {
  type ProviderCharge,
  ProviderRefused,
  ProviderUnknown,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  Failpoints,
  Following,
  Holding,
  Payments,
  RequestIds,
} from '../../ports.ts';
import { openBooking } from '../booking/load-booking.ts';
import type { Caller } from '../caller.ts';
import { attemptPayment, type Settled } from './attempt-payment.ts';
import { payableCheckout } from './checkout-payment.ts';
import { endCharge, followedByAnother, releaseAttempt, settleCharge } from './settle-charge.ts';

const MOST_TRIES = 5;

/**
 * Takes the money of a whole checkout, as much as the server says. Answers what this call paid before, or pays once
 * no other charge of the checkout is pending.
 */
export async function createCharge(
  ports: Commands & Clock & Failpoints & RequestIds & Holding & Payments & BookingLinks & Following,
  by: Caller,
  body: CreateChargeRequest,
): Promise<Settled & { replayed?: boolean }> {
  const uid = await checkoutOf(ports, body);
  const { method, token, returnUri, expectedAmount } = body;
  if (!ports.returnsTo(returnUri))
    throw new Refusal('foreign-return-uri', 'A bank sends guests back to our own pages only');
  const asked = {
    ...{ uid, method, returnUri, expectedAmount },
    ...(token !== undefined && { token }),
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { attemptId, replayed } = await attemptOf(ports, by);
    if (method === 'card' && token === undefined) throw invalidField('token', TOKEN_NEEDED);
    const known = replayed
      ? await settledCharge(ports, attemptId, by.context)
      : await endPendingCharges(ports, asked, by.context);
    if (known) return { ...known, replayed };
    if (replayed) continue; // it took no charge: the key is free for another
    const made = await unlessOutrun(attemptPayment(ports, { ...asked, attemptId }, by.context));
    if (made) return made;
  }
  throw new Refusal('busy', 'Others pay for this checkout at the same time');
}

/** Two requests find the way clear at once: the checkout takes one, the other looks again. */
const unlessOutrun = (made: Promise<Settled | null>): Promise<Settled | null> =>
  made.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'payment-in-progress') return null;
    throw error;
  });

/** The attempt of this request. One that took no charge is not kept: its key is free for another. */
async function attemptOf({ commands }: Commands, by: Caller) {
  for (let refused = 0; ; refused += 1) {
    const attemptId = by.idFor(refused === 0 ? 'charge' : `charge#${refused}`);
    const { state, origin } = await commands.load(payment, paymentStream(attemptId));
    if (state.status !== 'failed' || state.chargeId !== null)
      return { attemptId, replayed: by.isReplay(origin) };
  }
}

const TOKEN_NEEDED = { th: 'ต้องระบุเมื่อชำระด้วยบัตร', en: 'is required for a card' };
const ONE_NEEDED = { th: 'ต้องระบุ checkoutId หรือ bookingId', en: 'or bookingId is required' };

const OF_ANOTHER = { th: 'ไม่ใช่การจองของ checkoutId นี้', en: 'is not a booking of this checkoutId' };

/** A booking stands for its whole checkout; nobody pays one that they did not name. */
async function checkoutOf(
  ports: Commands & RequestIds & BookingLinks,
  { checkoutId, bookingId }: CreateChargeRequest,
): Promise<string> {
  if (bookingId === undefined) {
    if (checkoutId === undefined) throw invalidField('checkoutId', ONE_NEEDED);
    return checkoutId;
  }
  const { checkoutUid } = (await openBooking(ports, bookingId)).state.terms;
  if (checkoutId !== undefined && checkoutId !== checkoutUid)
    throw invalidField('bookingId', OF_ANOTHER);
  return checkoutUid;
}

type NewAttempt = Readonly<{
  uid: string;
  method: ChargeMethod;
  expectedAmount?: number | undefined;
}>;

/**
 * One charge at a time for a checkout: what is pending is ended at the provider. Where its answer was
 * not known yet and it is paid by the same method it is what the guest asks for again, and answered;
 * else null, once the way is clear. Refuses with `not-payable`, `price-changed`, `payment-unknown`, or
 * `payment-in-progress` and the charge that the provider does not end
 * (docs/adr/0024-one-charge-at-a-time.md).
 */
export async function endPendingCharges(
  ports: Commands & Clock & Holding & Payments & Following,
  attempt: NewAttempt,
  context: CommandContext,
): Promise<Settled | null> {
  const { attempts } = await payableCheckout(ports, attempt.uid, attempt.expectedAmount);
  for (const [attemptId, outcome] of attempts) {
    if (outcome !== 'pending') continue;
    const found = await foundOrEnded(ports, attempt, attemptId, context);
    if (found) return found;
  }
  return null;
}

async function foundOrEnded(
  ports: Commands & Clock & Holding & Payments & Following,
  { uid, method }: NewAttempt,
  attemptId: string,
  context: CommandContext,
): Promise<Settled | null> {
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status === 'requested') {
    const found = await settledCharge(ports, attemptId, context);
    if (found && state.method === method) return found;
  }
  const pending = await ended(ports, attemptId, context);
  if (pending && state.status !== 'unknown') throw inProgress(pending, state.method);
  await ports.followUp(await releaseAttempt(ports, { uid, attemptId }, context));
  await followedByAnother(ports, uid, attemptId);
  const { state: due } = await ports.commands.load(checkout, checkoutStream(uid));
  if ('attempts' in due && due.attempts.get(attemptId) === 'pending')
    throw new Refusal('payment-unknown', 'What was paid has not reached the checkout yet');
  return null;
}

async function ended(
  ports: Commands & Clock & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<ProviderCharge | null> {
  try {
    return await endCharge(ports, attemptId, context);
  } catch (error) {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefused)
      throw new Refusal('payment-unknown', 'The provider does not say what became of a charge');
    throw error;
  }
}

/** With it a screen goes on where the guest left: the code to scan, or the bank's page. */
const inProgress = (
  { facts: { chargeId, status, expiresAt, authorizeUri, qrUri } }: ProviderCharge,
  method: ChargeMethod,
): Refusal =>
  new Refusal('payment-in-progress', 'A charge of this checkout can not be ended', {
    charge: {
      charge_id: chargeId,
      ...{ status, method },
      expires_at: expiresAt,
      authorize_uri: authorizeUri,
      qr: qrUri,
    },
  } satisfies ChargeInProgress);

/** Anyone who asked the provider mostly has its answer sooner than a look for it. */
const FIRST_LOOK = 300;
const NEXT_LOOK = 1_000;
const PAUSE = 30;
const LONGEST_WAIT = 6_000;

/**
 * An attempt made before, as the provider sees it now; null where it took no charge for it. Waits for
 * the answer of somebody who is asking; `payment-unknown` while nobody knows it.
 */
export async function settledCharge(
  ports: Commands & Clock & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<Settled | null> {
  try {
    const answered = await answeredPayment(ports, attemptId, context);
    if (answered.chargeId === null) return null;
    const events = await settleCharge(ports, attemptId, context);
    const charge = await ports.provider.fetchCharge(answered.chargeId);
    const isOver = charge.facts.status !== 'pending';
    const done =
      events.length === 0 && isOver
        ? await followedByAnother(ports, answered.checkoutUid, attemptId)
        : await ports.followUp(events);
    const { position } = await ports.commands.load(payment, paymentStream(attemptId));
    return { charge, position: latestPosition([done, position]) };
  } catch (error) {
    if (error instanceof ProviderUnknown)
      throw new Refusal('payment-unknown', 'The provider does not answer');
    throw error;
  }
}

async function answeredPayment(
  ports: Commands & Clock & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<RequestedPayment> {
  const begun = performance.now();
  for (let look = FIRST_LOOK; ; ) {
    const { state } = await ports.commands.load(payment, paymentStream(attemptId));
    if (state.status === 'unknown') throw new Refusal('not-found', 'No such payment');
    if (state.status !== 'requested') return state;
    const waited = performance.now() - begun;
    if (waited > LONGEST_WAIT)
      throw new Refusal('payment-unknown', 'What the provider did is not known yet');
    if (waited > look) {
      look = waited + NEXT_LOOK;
      await ports.followUp(await settleCharge(ports, attemptId, context));
    } else await sleep(PAUSE);
  }
}
