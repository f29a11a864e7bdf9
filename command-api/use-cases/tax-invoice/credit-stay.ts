import { amounts } from '@baanpak/domain/booking/booking-money.ts';
import { creditsOf } from '@baanpak/domain/booking/tax-documents.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { taxInvoices, taxInvoicesStream } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands } from '../../ports.ts';
import { loadBooking } from '../booking/booking-answer.ts';

/**
 * Gives each paid refund of an invoiced stay its credit note, of the seller that issued the invoice: it stays so,
 * whatever became of the hotel since.
 */
export async function creditStay(
  ports: Commands & Clock,
  bookingId: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await loadBooking(ports, bookingId);
  if (!state.taxInvoice) return [];
  const { seller, number, amount, issuedAt } = state.taxInvoice;
  const { ownerId } = state.terms;
  const known = {
    ...{ ownerId, bookingId, seller, invoice: { number, amount, issuedAt }, issuedAt: ports.now() },
    credited: addUp(amounts(state.creditNotes.values())),
  };
  const issued: EventEnvelope<DomainEvent>[] = [];
  for (const credit of creditsOf(state)) {
    const command = { type: 'IssueCreditNote', data: { ...known, ...credit } } as const;
    const stream = taxInvoicesStream(ownerId);
    issued.push(...(await ports.commands.handle(taxInvoices, stream, command, context)).events);
  }
  return issued;
}
