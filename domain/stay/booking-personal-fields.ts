/** What the store encrypts, with a key per booking. */
export const BOOKING_PERSONAL_FIELDS = {
  BookingPlaced: { subject: 'bookingId', field: 'guest' },
  BookingTaken: { subject: 'bookingId', field: 'guest' },
  BlockPlaced: { subject: 'bookingId', field: 'guest' },
  BookingAmended: { subject: 'bookingId', field: 'guest' },
  BookingCanceled: { subject: 'bookingId', field: 'reason' },
  StaffNoteSet: { subject: 'bookingId', field: 'staffNote' },
  ArrivalAnnounced: { subject: 'bookingId', field: 'arrival' },
  GuestIdGiven: { subject: 'bookingId', field: 'guestId' },
  DeskPaymentRecorded: { subject: 'bookingId', field: 'reference' },
  ExtraAdded: { subject: 'bookingId', field: 'text' },
  StayMoved: { subject: 'bookingId', field: 'reason' },
  RefundRequested: { subject: 'bookingId', field: 'wish' },
  RefundAccountNamed: { subject: 'bookingId', field: 'wish' },
  RefundRejected: { subject: 'bookingId', field: 'reason' },
  RefundApproved: { subject: 'bookingId', field: 'reason' },
} as const;
