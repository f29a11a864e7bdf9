import type { BookingChannel, BookingRates } from '@baanpak/domain/values/money/rates.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';

export type HotelDetail = Readonly<{ name: I18nText; provinceId: string; ownerId: string }>;
export type RoomDetail = Readonly<{ title: I18nText; hotelId: string }>;

export type BookingStatus =
  | ('Reserved' | 'Booked' | 'Arrived' | 'Departed' | 'No-Show')
  | ('Canceled' | 'Expired' | 'Given-Up' | 'Abandoned');

/** What reports say of a booking; nothing of it is personal. Amounts in satang. */
export type BookingDetail = Readonly<{
  code: string;
  checkIn: LocalDate;
  checkOut: LocalDate;
  roomId: string;
  hotelId: string;
  ownerId: string;
  channel: BookingChannel;
  /** As agreed, or as it was paid after all: `gateway` or `direct`. */
  method: string;
  placedAt: Instant;
  confirmedAt: Instant | null;
  heldUntil: Instant | null;
  status: BookingStatus;
  price: number;
  /** Why the last attempt to pay came to nothing, as the provider says. */
  lastFailure: string | null;
  /** How its hold ended: paid, or why not. */
  outcome: 'paid' | 'expired' | 'given-up' | 'abandoned' | 'canceled' | null;
  /** The user who took it, where staff did. */
  sellerId: string | null;
  /** The guest's random id. */
  guestId: string | null;
  rates: BookingRates;
}>;

export type Detail = HotelDetail | RoomDetail | BookingDetail;
