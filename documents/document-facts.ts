import type { KnownBooking, StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { CreditNote, TaxInvoice } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';

/** What a document says of the hotel. */
export type DocumentHotel = Pick<
  HotelDetails,
  | 'hotelName'
  | 'address'
  | 'provinceId'
  | 'contactPhone'
  | 'taxId'
  | 'branch'
  | 'registeredName'
  | 'registeredAddress'
  | 'vatRegistered'
  | 'checkInTime'
  | 'checkOutTime'
  | 'locPlaces'
>;

/** What documents about a stay are made of; both APIs know all of it. */
export type DocumentFacts = Omit<KnownBooking, 'staff'> &
  Readonly<{
    /** Opens the booking to its guest; null where no id was given to them, or it is no more. */
    guestId: string | null;
    hotel: DocumentHotel;
    /** Extras on the stay, and what was taken at the desk, in THB. */
    charges: StaffBookingJson['charges'];
    /** THB of nights and extras that nobody paid yet. */
    amountDue: number;
    payments: StaffBookingJson['payments'];
    /** Null until the stay is paid; `method` is null where the hotel had the money itself. */
    payment: Readonly<{
      paidAt: Instant;
      method: ChargeMethod | null;
      /** Whether all of it was taken at the desk. */
      atDesk: boolean;
    }> | null;
    /** Null where none was asked for, or none issued yet. */
    invoice: TaxInvoice | null;
    /** What takes some of it back. */
    creditNotes: readonly CreditNote[];
  }>;

export type PaidFacts = DocumentFacts &
  Readonly<{ payment: NonNullable<DocumentFacts['payment']> }>;

/** What papers of a stay are printed in where nobody asks for a language: once it has a tax invoice, its buyer's. */
export const languageOfDocument = ({
  book,
  invoice,
}: Pick<DocumentFacts, 'book' | 'invoice'>): Language =>
  (invoice && book.taxInvoice?.lang) || book.lang;

export const isPaid = (facts: DocumentFacts): facts is PaidFacts => facts.payment !== null;
