import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { PlaceBookingRequest } from '@baanpak/contract/booking/booking-requests.ts';
import type { BookingChanges } from '@baanpak/contract/booking/staff-booking-requests.ts';
import { addressText } from '@baanpak/documents/address-text.ts';
import { amounts } from '@baanpak/domain/booking/booking-money.ts';
import type { GuestDetails } from '@baanpak/domain/booking/booking-state.ts';
import { creditsOf, invoicedOf } from '@baanpak/domain/booking/tax-documents.ts';
import { type HotelDetails, isVatRegistered } from '@baanpak/domain/hotel/hotel-details.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { taxInvoices, taxInvoicesStream } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import { isSame } from '@baanpak/domain/values/decider/differs.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import type {
  TaxInvoiceBuyer,
  TaxInvoiceSeller,
} from '@baanpak/domain/values/money/tax-invoice.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Logging } from '../../ports.ts';
import { loadBooking } from '../booking/load-booking.ts';
import { loadOffer } from '../room/load-room.ts';

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

/** Whom staff want a tax invoice made out to, where it is another than before. Refuses `no-tax-invoice`. */
export async function buyerFor(
  ports: Commands,
  { roomId, taxInvoice: before }: Pick<StaffBookingJson, 'roomId' | 'taxInvoice'>,
  asked: BookingChanges['taxInvoice'],
): Promise<Pick<GuestDetails, 'taxInvoice'>> {
  if (asked === undefined) return {};
  const taxInvoice = asked && buyerOf(asked);
  if (isSame(before, taxInvoice)) return {};
  const { hotel } = await loadOffer(ports, roomId);
  if (taxInvoice && sellerOf(hotel.details) === null)
    throw new Refusal('no-tax-invoice', 'This hotel issues no tax invoices');
  return { taxInvoice };
}

/** Whom a tax invoice is to be made out to, as it is asked for. */
export const buyerOf = ({
  name,
  taxId,
  branch,
  address,
  lang,
}: NonNullable<PlaceBookingRequest['taxInvoice']>): TaxInvoiceBuyer => ({
  name,
  taxId,
  branch: branch ?? null,
  address,
  ...(lang && { lang }),
});

const HEAD_OFFICE = '00000';

/** A hotel as tax invoices name it; null for one that is not registered for VAT, which may issue none. */
export function sellerOf(details: HotelDetails): TaxInvoiceSeller | null {
  const { hotelName, taxId, branch, registeredName, registeredAddress } = details;
  if (taxId === null || !isVatRegistered(details) || !/^\d{13}$/.test(taxId)) return null;
  return {
    name: registeredName ?? hotelName,
    address: registeredAddress ?? {
      th: addressText(details, 'th'),
      en: addressText(details, 'en'),
    },
    taxId,
    branch: branch ?? HEAD_OFFICE,
  };
}
