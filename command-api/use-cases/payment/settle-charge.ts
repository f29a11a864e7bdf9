import { setTimeout as sleep } from 'node:timers/promises';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  hasEnded,
  payment,
  paymentStream,
  type RequestedPayment,
  requestWindow,
} from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent, ReleaseAttempt } from '@baanpak/domain/processes/process.ts';
import { isFieldOf } from '@baanpak/domain/values/fields/fields.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  latestPosition,
  type Position,
  StoreUnavailable,
} from '@baanpak/infrastructure/event-store/port.ts';
import type {
  ChargeLookup,
  ProviderCharge,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Clock, Commands, Following, Holding, Payments, Ports } from '../../ports.ts';

/**
 * Asks the provider what became of an attempt and records the answer; what webhook, return page,
 * reconciler and expiry all come down to. That there is no charge is recorded only once none can come
 * and all that were made were looked through. Throws `ProviderUnknown` when the provider is away.
 */
export async function settleCharge(
  ports: Commands & Clock & Holding & Payments,
  attemptId: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status === 'unknown')
    throw new StoreUnavailable('A payment that was intended is not to be read yet');
  if (state.status === 'paid') return [];
  const look = await lookUp(ports, state);
  if (look.charge) return recordCharge(ports, attemptId, look.charge, context);
  if (hasEnded(state) || !look.complete) return [];
  return recordNoCharge(ports, attemptId, 'never-charged', context);
}

const lookUp = async (
  { provider, settings }: Holding & Payments,
  state: RequestedPayment,
): Promise<ChargeLookup> =>
  state.chargeId === null
    ? provider.findCharge(state.attemptId, requestWindow(state, settings.leases.charge))
    : { charge: await provider.fetchCharge(state.chargeId) };

/**
 * Fetches an attempt's charge once more and ends it at the provider where it is pending; what it says
 * is recorded and followed. Answers the charge that could not be ended, null where none is pending.
 * Throws `ProviderUnknown` when the provider is away.
 */
export async function endCharge(
  ports: Commands & Clock & Holding & Payments & Following,
  attemptId: string,
  context: CommandContext,
): Promise<ProviderCharge | null> {
  await ports.followUp(await settleCharge(ports, attemptId, context));
  const { state } = await ports.commands.load(payment, paymentStream(attemptId));
  if (state.status !== 'pending') return null;
  const charge = await ports.provider.expireCharge(state.chargeId);
  await ports.followUp(await recordCharge(ports, attemptId, charge, context));
  return charge.facts.status === 'pending' ? charge : null;
}

type Recorded = readonly EventEnvelope<DomainEvent>[];

/** Writes down what the provider says of an attempt's charge. */
export async function recordCharge(
  { commands, now }: Commands & Clock,
  attemptId: string,
  { facts }: ProviderCharge,
  context: CommandContext,
): Promise<Recorded> {
  const command = { type: 'RecordCharge', data: { charge: facts, seenAt: now() } } as const;
  return (await commands.handle(payment, paymentStream(attemptId), command, context)).events;
}

/** Writes down that the provider took no charge for an attempt. */
export async function recordNoCharge(
  { commands }: Commands,
  attemptId: string,
  failureCode: string,
  context: CommandContext,
): Promise<Recorded> {
  const command = { type: 'RecordNoCharge', data: { failureCode } } as const;
  return (await commands.handle(payment, paymentStream(attemptId), command, context)).events;
}

const ENDS = { failed: null, expired: 'expired', mismatched: 'mismatched' } as const;

/**
 * Tells the checkout that an attempt came to nothing, where its payment says so and the checkout has
 * not heard: anyone who wrote it may have died before, or wrote it before the checkout knew the attempt.
 */
export async function releaseAttempt(
  { commands }: Pick<Ports, 'commands'>,
  { uid, attemptId }: ReleaseAttempt['data'],
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await commands.load(payment, paymentStream(attemptId));
  const end = isFieldOf(ENDS, state.status) ? ENDS[state.status] : undefined;
  if (end === undefined) return [];
  const failureCode = end ?? ('failureCode' in state ? state.failureCode : 'failed');
  const command = { type: 'FailPayment', data: { uid, attemptId, failureCode } } as const;
  return (await commands.handle(checkout, checkoutStream(uid), command, context)).events;
}

const LONGEST_WAIT = 2_000;
const PAUSE = 20;

/**
 * Where the log is once the result of an attempt, which another has written first (a webhook say),
 * has reached its checkout and bookings. Waits for that other, two seconds at most.
 */
export async function followedByAnother(
  ports: Commands,
  uid: string,
  attemptId: string,
): Promise<Position> {
  const until = performance.now() + LONGEST_WAIT;
  for (;;) {
    const { position, isDone } = await look(ports, uid, attemptId);
    if (isDone || performance.now() > until) return position;
    await sleep(PAUSE);
  }
}

async function look({ commands }: Commands, uid: string, attemptId: string) {
  const { state, position } = await commands.load(checkout, checkoutStream(uid));
  if (!('attempts' in state)) return { position, isDone: true };
  const bookings = await Promise.all(
    state.stays.map(({ bookingId }) => commands.load(booking, bookingStream(bookingId))),
  );
  const isPaid = state.attempts.get(attemptId) === 'paid';
  const isWaiting = bookings.some((one) => one.state.status === 'Reserved');
  return {
    position: latestPosition([position, ...bookings.map((one) => one.position)]),
    isDone: state.attempts.get(attemptId) !== 'pending' && !(isPaid && isWaiting),
  };
}
