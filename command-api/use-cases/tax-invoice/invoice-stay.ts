import { invoicedOf } from '@baanpak/domain/booking/tax-documents.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { taxInvoices, taxInvoicesStream } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Logging } from '../../ports.ts';
import { loadBooking } from '../booking/booking-answer.ts';
import { loadOffer } from '../room/load-offer.ts';
import { sellerOf } from './seller-of.ts';

/**
 * Gives a paid stay its tax invoice, where its guest asked for one. A hotel that took its tax id away
 * since then issues none; its guest still has a receipt.
 */
export async function invoiceStay(
  ports: Commands & Clock & Logging,
  bookingId: string,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { state } = await loadBooking(ports, bookingId);
  const { terms, guest } = state;
  const invoiced = invoicedOf(state);
  if (!guest.taxInvoice || state.taxInvoice || !invoiced) return [];
  const { hotel } = await loadOffer(ports, terms.roomId);
  const seller = sellerOf(hotel.details);
  if (seller === null) {
    ports.log.warn({ bookingId }, 'A tax invoice was asked for, and the hotel has no tax id');
    return [];
  }
  const { ownerId } = terms;
  const data = { ownerId, bookingId, seller, ...invoiced, issuedAt: ports.now() };
  const command = { type: 'IssueTaxInvoice', data } as const;
  return (await ports.commands.handle(taxInvoices, taxInvoicesStream(ownerId), command, context))
    .events;
}
