import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type ChargeAtProvider, compare } from '@baanpak/domain/ledger/compare.ts';
import { ledgerDay, ledgerDayStream } from '@baanpak/domain/ledger/ledger-day.ts';
import {
  casesOfCheckout,
  casesOfCheckoutStream,
} from '@baanpak/domain/money-case/cases-of-checkout.ts';
import {
  caseIdOf,
  moneyCase,
  moneyCaseStream,
  openCaseOf,
} from '@baanpak/domain/money-case/money-case.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import {
  type MoneyStates,
  moneyOf,
  refundIdsOf,
} from '@baanpak/domain/processes/money-of-checkout.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { addDays, type LocalDate, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import {
  type ProviderCharge,
  ProviderRefused,
} from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Commands, Ledger, Payments, Ports } from '../../ports.ts';
import { openCase, settleDispute } from '../money-case/open-case.ts';
import { recordCharge } from '../payment/settle-charge.ts';

type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];

/**
 * Compares the next page of a day's charges; the page that is recorded has the next one follow. Done
 * again after a crash it finds its cases opened. Throws `ProviderUnknown` when the provider is away.
 */
export async function compareDay(
  ports: Ports,
  day: LocalDate,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { commands, ledger, provider, now } = ports;
  const stream = ledgerDayStream(day);
  const { rounds, offset } = (await commands.load(ledgerDay, stream)).state;
  await ledger.throttle();
  const span = { from: startOfDay(day), to: startOfDay(addDays(day, 1)) };
  const { charges, isLast } = await provider.listCharges({ ...span, offset });
  const within = { ...context, commandId: `${context.commandId}/${rounds}/${offset}` };
  const { events, differences } = await comparePage(ports, charges, within);
  const page = { day, round: rounds + 1, offset, charges: charges.length, differences, isLast };
  const command = { type: 'RecordComparison', data: { ...page, comparedAt: now() } } as const;
  events.push(...(await commands.handle(ledgerDay, stream, command, within)).events);
  ledger.comparedPage(charges.length, isLast ? now() : null);
  return events;
}

/** Charges of one checkout are compared together. */
async function comparePage(
  ports: Ports,
  charges: readonly ProviderCharge[],
  context: CommandContext,
): Promise<{ events: EventEnvelope<DomainEvent>[]; differences: number }> {
  const events: EventEnvelope<DomainEvent>[] = [];
  let differences = 0;
  const ofCheckouts = new Map<string, ProviderCharge[]>();
  const doing = { ports, context };
  for (const charge of charges) {
    const uid = await checkoutOf(ports, charge.facts);
    if (uid === null) events.push(...(await settleUnknown(doing, charge)));
    else ofCheckouts.set(uid, [...(ofCheckouts.get(uid) ?? []), charge]);
  }
  for (const [uid, found] of ofCheckouts) {
    const asked = found.map(({ facts }) => facts.chargeId);
    const settled = await settleDifferences(doing, uid, asked, found);
    events.push(...settled.events);
    differences += settled.differences;
  }
  return { events, differences };
}

/** Compares all charges of a checkout. Throws `ProviderUnknown` when the provider is away. */
export async function compareCheckout(
  ports: Ports,
  uid: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { payments } = await loadMoneyStates(ports, uid);
  const asked = payments.flatMap((each) =>
    each.status !== 'unknown' && each.chargeId !== null ? [each.chargeId] : [],
  );
  const found: ProviderCharge[] = [];
  for (const chargeId of asked) found.push(...(await fetched(ports, chargeId)));
  const { events } = await settleDifferences({ ports, context }, uid, asked, found);
  ports.ledger.comparedCheckout();
  return events;
}

async function fetched(
  { provider, ledger }: Payments & Ledger,
  chargeId: string,
): Promise<ProviderCharge[]> {
  await ledger.throttle();
  try {
    return [await provider.fetchCharge(chargeId)];
  } catch (error) {
    if (error instanceof ProviderRefused) return []; // it is not there
    throw error;
  }
}

type With = Readonly<{ ports: Ports; context: CommandContext }>;

/** What the provider says of charges: what came with them, and what went back. */
const atProvider = ({
  chargeId,
  status,
  amount,
  refundedAmount,
}: ChargeFacts): ChargeAtProvider => ({
  chargeId,
  paid: status === 'successful' ? amount : satang(0),
  refunded: refundedAmount,
});

/** The checkout that a charge is known to belong to; null for one that none of ours asked for. */
export async function checkoutOf(
  { commands }: Commands,
  { attemptId, chargeId }: ChargeFacts,
): Promise<string | null> {
  if (attemptId === null) return null;
  const { state } = await commands.load(payment, paymentStream(attemptId));
  if (state.status === 'unknown') return null;
  return state.chargeId === null || state.chargeId === chargeId ? state.checkoutUid : null;
}

/** Money of a charge that nobody asked for is a case, until it is gone again. */
export async function settleUnknown(
  { ports, context }: With,
  { facts }: ProviderCharge,
): Promise<EventEnvelopes> {
  const { chargeId, attemptId } = facts;
  const { paid, refunded } = atProvider(facts);
  const amount = satang(paid - refunded);
  const about = { ports, context: named(context, chargeId) };
  const disputed = await settleDispute(ports, facts, null, about.context);
  if (amount <= 0) return resolve(about, caseIdOf('unknown-charge', chargeId), 'given-back');
  const detail = [attemptId === null ? 'not-ours' : 'not-asked-for'];
  const known = { chargeId, attemptId, amount, detail, openedAt: ports.now() };
  const opened = openCaseOf('unknown-charge', chargeId, known);
  return [...disputed, ...(await openCase(ports, opened, about.context))];
}

/**
 * Compares charges with what their checkout says of them: `asked` are their ids, `found` what the
 * provider has. What it says and we did not know is written down first. A difference is a case, until
 * there is none.
 */
export async function settleDifferences(
  { ports, context }: With,
  checkoutUid: string,
  asked: readonly string[],
  found: readonly ProviderCharge[],
): Promise<Readonly<{ events: EventEnvelopes; differences: number }>> {
  const disputed: EventEnvelope<DomainEvent>[] = [];
  for (const charge of found) {
    const { attemptId, chargeId } = charge.facts;
    if (attemptId === null) continue;
    const about = named(context, `${chargeId}/charge`);
    await ports.followUp(await recordCharge(ports, attemptId, charge, about));
    disputed.push(...(await settleDispute(ports, charge.facts, checkoutUid, about)));
  }
  const states = await loadMoneyStates(ports, checkoutUid);
  const kept = moneyOf(states).filter(({ chargeId }) => asked.includes(chargeId));
  const differences = compare(
    kept,
    found.map(({ facts }) => atProvider(facts)),
  );
  const events = disputed;
  for (const { chargeId, attemptId, amount, because } of differences) {
    const known = { checkoutUid, chargeId, attemptId, amount, detail: [because] };
    const opened = openCaseOf('difference', chargeId, { ...known, openedAt: ports.now() });
    events.push(...(await openCase(ports, opened, named(context, chargeId))));
  }
  const wrong = new Set(differences.map(({ chargeId }) => caseIdOf('difference', chargeId)));
  for (const each of states.cases) {
    if (each.status !== 'open' || each.kind !== 'difference' || wrong.has(each.caseId)) continue;
    if (each.chargeId === null || !asked.includes(each.chargeId)) continue;
    const about = { ports, context: named(context, each.caseId) };
    events.push(...(await resolve(about, each.caseId, 'agrees')));
  }
  return { events, differences: differences.length };
}

async function resolve(
  { ports, context }: Pick<With, 'ports' | 'context'>,
  caseId: string,
  because: string,
): Promise<EventEnvelopes> {
  const data = { caseId, because, resolvedAt: ports.now() };
  const command = { type: 'ResolveCase', data } as const;
  return (await ports.commands.handle(moneyCase, moneyCaseStream(caseId), command, context)).events;
}

/** A comparison gives several commands: each has a name of its own, and another one the next day. */
const named = (context: CommandContext, about: string): CommandContext => ({
  ...context,
  commandId: `${context.commandId}/${about}`,
});

/** Everything that is known of a checkout's money. */
export async function loadMoneyStates({ commands }: Commands, uid: string): Promise<MoneyStates> {
  const load = async <S, C extends Message, E extends Message>(
    decider: Decider<S, C, E>,
    streams: readonly string[],
  ) => Promise.all(streams.map(async (stream) => (await commands.load(decider, stream)).state));
  const { state: paying } = await commands.load(checkout, checkoutStream(uid));
  const { state: listed } = await commands.load(casesOfCheckout, casesOfCheckoutStream(uid));
  const [attemptIds, stays] =
    'stays' in paying ? [[...paying.attempts.keys()], paying.stays] : [[], []];
  const known = {
    checkout: paying,
    payments: await load(payment, attemptIds.map(paymentStream)),
    bookings: await load(
      booking,
      stays.map(({ bookingId }) => bookingStream(bookingId)),
    ),
    cases: await load(moneyCase, [...listed].map(moneyCaseStream)),
  };
  return { ...known, refunds: await load(refund, [...refundIdsOf(known)].map(refundStream)) };
}
