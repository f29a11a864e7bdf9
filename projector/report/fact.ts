import type { BookingChannel } from '@baanpak/domain/values/money/rates.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** What facts are of: of the house, of its stays, of money, and of what follows from it (docs/adr/0057-facts.md). */
export type FactKind =
  | ('rooms' | 'disabled' | 'blocked')
  | ('sold' | 'booking' | 'cancellation' | 'no-show' | 'arrival' | 'departure')
  | ('hold' | 'attempt' | 'paid-late')
  | ('received' | 'fee' | 'fee-vat' | 'refunded' | 'extra' | 'kept')
  | ('reward' | 'incentive' | 'commission');

/** What an event adds to a figure. What is left out is 0 or null. */
export type Fact = Readonly<{
  kind: FactKind;
  ownerId: string;
  hotelId: string;
  roomId?: string | null;
  bookingId?: string | null;
  /** The Bangkok day it counts on. */
  date: LocalDate;
  /** When it happened. */
  at: Instant;
  /** Signed, as are the amounts, in satang. */
  units?: number;
  satang?: number;
  /** The VAT in `satang`. */
  vat?: number;
  channel?: BookingChannel | null;
  /** The gateway's, or `transfer`, `cash` or `card-terminal`. */
  method?: string | null;
  /** A guest's random id, or the id of a user. */
  party?: string | null;
  /** A charge's, refund's, payment's, attempt's or extra's id. */
  ref?: string | null;
}>;
