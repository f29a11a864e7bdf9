import { type ChargeAtProvider, compare } from '@baanpak/domain/ledger/compare.ts';
import {
  caseIdOf,
  moneyCase,
  moneyCaseStream,
  openCaseOf,
} from '@baanpak/domain/money-case/money-case.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { moneyOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { ChargeFacts } from '@baanpak/domain/values/money/charge-facts.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { ProviderCharge } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Commands, Ports } from '../../ports.ts';
import { openCase } from '../money-case/open-case.ts';
import { settleDispute } from '../money-case/settle-dispute.ts';
import { recordCharge } from '../payment/record-charge.ts';
import { loadMoneyStates } from './money-states.ts';

type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];
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
