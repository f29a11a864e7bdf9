import type { Message } from '../values/decider/message.ts';

/**
 * A booking of an earlier version gets an id for its guest, once. `guestId` is personal and kept encrypted; its HMAC,
 * `guestIdHash`, leads from it to the booking.
 */
export type GiveGuestId = Message<
  'GiveGuestId',
  { bookingId: string; guestId: string; guestIdHash: string }
>;
export type GuestIdGiven = Message<'GuestIdGiven', GiveGuestId['data']>;
