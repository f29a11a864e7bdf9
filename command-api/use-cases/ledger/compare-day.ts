import { ledgerDay, ledgerDayStream } from '@baanpak/domain/ledger/ledger-day.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { addDays, type LocalDate, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { ProviderCharge } from '@baanpak/infrastructure/payment-provider/port.ts';
import type { Ports } from '../../ports.ts';
import { checkoutOf, settleDifferences, settleUnknown } from './settle-differences.ts';

type EventEnvelopes = EventEnvelope<DomainEvent>[];

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
): Promise<{ events: EventEnvelopes; differences: number }> {
  const events: EventEnvelopes = [];
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
