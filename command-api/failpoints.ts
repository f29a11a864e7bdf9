import type { Failpoint } from '@baanpak/infrastructure/process/failpoints.ts';

/** Between which events and writes, and beside which calls of the provider, money, bookings or mails may be lost or doubled. */
export const FAILPOINTS = [
  /** The intent to charge is written. */
  'charge-requested',
  /** The checkout took the attempt. */
  'payment-attempted',
  /** The provider made a charge that nothing here knows of. */
  'provider-charged',
  'charge-recorded',
  'checkout-paid',
  /** The nights are the guest's, the booking is not paid yet. */
  'nights-booked',
  /** That late money is settled is written, and no calendar knows. */
  'late-settlement-begun',
  /** Nights of an expired checkout are taken, and it is not paid yet. */
  'nights-retaken',
  /** That a cancellation is taken back is written, and no calendar knows. */
  'cancellation-undo-begun',
  /** Its nights are taken, and it is still canceled. */
  'nights-restored',
  /** Nights are held for a stay that has yet to move. */
  'move-held',
  /** It has moved, and no calendar knows. */
  'stay-moved',
  /** Its new nights are its own, and the old ones are not free yet. */
  'nights-moved',
  'refund-started',
  'refund-attempted',
  /** The provider gave money back and nothing here knows of it. */
  'provider-refunded',
  'refund-recorded',
  /** A hold's time was up, and its bookings have not ended. */
  'checkout-expired',
  /** They have, and its nights are not free. */
  'booking-expired',
  'nights-released',
  /** The key of a new booking is on the disk, and no event is sealed with it. */
  'key-written',
  /** The processes' checkpoint and mails that are due are written, and nothing is sent. */
  'mails-queued',
  /** A mail is with the mail server, and nothing here knows of it. */
  'mail-sent',
] as const;
export type FailpointName = (typeof FAILPOINTS)[number];

export type CommandFailpoint = Failpoint<FailpointName>;
