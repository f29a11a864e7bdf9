import type { CheckInMethod, GuestDetails } from '@baanpak/domain/booking/booking-state.ts';
import type { SaleTerms } from '@baanpak/domain/checkout/promise.ts';
import type { PaymentMethod } from '@baanpak/domain/values/money/payment-method.ts';
import type { BookingChannel } from '@baanpak/domain/values/money/rates.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { RoomStates } from '../room/load-room.ts';

export type RequestedStay = Stay &
  Readonly<{
    bookingId: string;
    /** Opens it to its guest: `bookingId` is derived from it. */
    guestId: string;
    roomId: string;
    guests: number;
    children: number;
    pets: number;
    breakfast: boolean;
    methodCheckIn: CheckInMethod;
    note: string | null;
  }>;

export type Reservation = Readonly<{
  checkoutUid: string;
  stays: readonly RequestedStay[];
  guest: Omit<GuestDetails, 'note'> & Readonly<{ email: string }>;
  paymentMethod: PaymentMethod;
  channel: BookingChannel;
  lang: Language;
  /** Of what the guest was shown and agreed to; as their page sent it. */
  termsVersion?: string | undefined;
  /** The caller's network address, for the cap on unpaid holds. */
  address: string;
}>;

/** A stay with what it was decided on, and what it is booked at. */
export type PlannedStay = RoomStates & Readonly<{ stay: RequestedStay; price: SaleTerms }>;
