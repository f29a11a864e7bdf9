import type { Instant } from '../values/instant.ts';
import type { Message } from '../values/message.ts';

/** Letters to the guest, at the address in the booking. */
export const GUEST_LETTERS = ['held', 'paid', 'expired', 'given-up', 'canceled'] as const;
/** Letters to whom the hotel belongs. */
export const OWNER_LETTERS = ['new-booking', 'transfer-to-confirm'] as const;

export type GuestLetter = (typeof GUEST_LETTERS)[number];
export type OwnerLetter = (typeof OWNER_LETTERS)[number];

/**
 * Somebody is to be told what became of bookings: all of one checkout, or of one hotel in it. It names
 * them only: what the letter says is read when it is sent.
 */
export type SendLetter = Message<
  'SendLetter',
  {
    letter: GuestLetter | OwnerLetter;
    bookingIds: readonly string[];
    happenedAt: Instant;
  }
>;
