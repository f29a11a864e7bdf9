import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { BookingChannel } from '@baanpak/domain/values/money/rates.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { DemoGuest } from '../guests.ts';

/** How the money comes, or why it does not. */
export type DemoPayment =
  | Readonly<{ by: ChargeMethod; after?: 'a-declined-card' }>
  /** The guest pays by the code all the same, when the hold is over or was given up. */
  | Readonly<{ by: 'promptpay'; late: 'expired' | 'given-up' }>
  /** The bank took another sum; what staff make of it, or nothing yet. */
  | Readonly<{ by: 'promptpay'; less: number; settle: 'return' | 'book' | 'close' | null }>
  /** To the hotel's account; staff find it there, or never do. */
  | Readonly<{ by: 'transfer'; found: boolean }>
  /** When the guest comes. */
  | Readonly<{ by: 'desk' }>
  | Readonly<{ by: 'nobody'; because: 'expired' | 'given-up' | 'canceled' | 'due' }>;

/** What becomes of a booking that is certain; what is to come yet has not happened. */
export type DemoCourse =
  | 'stays'
  | 'stays-uncounted'
  | 'arrives'
  | 'no-show'
  | 'hotel-cancels'
  | 'asks-for-refund'
  | 'refunded'
  | 'refunded-in-part'
  | 'refund-rejected'
  | 'refund-fails'
  | 'refund-fails-once';

/** A booking of the demo: who books what, when and how, and how it goes on. */
export type DemoBooking = Stay &
  Readonly<{
    /** Unique among them. */
    name: string;
    hotelSlug: string;
    roomKey: string;
    guest: DemoGuest;
    bookedAt: Instant;
    guests: number;
    channel: BookingChannel;
    payment: DemoPayment;
    course: DemoCourse;
    /** When staff or the guest call it off; and how long after noon people come, in minutes. */
    changesAt: Instant;
    delay: number;
  }>;

/** Units that staff keep for nobody. */
export type DemoBlock = Stay &
  Readonly<{
    name: string;
    hotelSlug: string;
    roomKey: string;
    placedAt: Instant;
    note: string;
    /** Given free again before its end. */
    liftedAt: Instant | null;
  }>;
