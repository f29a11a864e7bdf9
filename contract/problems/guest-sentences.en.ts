import type { GuestRefusal } from '@baanpak/domain/values/decider/refusal.ts';

/** What the API tells guests of each reason in English; the guest site says the same. */
export const guestSentencesEn: Readonly<Record<GuestRefusal, string>> = {
  'amount-out-of-range': 'This method takes payments from 20 to 150,000 baht',
  'booking-already-paid': 'This booking is already paid. To cancel it, please request a refund',
  busy: 'We are busy right now. Please try again in a moment',
  'checkout-already-used': 'This checkout was already used for a booking. Please start a new one',
  'duplicate-in-cart': 'This booking already exists in your cart',
  'foreign-return-uri':
    'returnUri must be a page of this site, or of one that is allowed to call it',
  'idempotency-key-reused':
    'This Idempotency-Key was used with another request. Please use a new one',
  invoiced:
    'A tax invoice of this stay was issued, so its price stays. Dates and room can change at the same price',
  'no-online-check-in': 'This hotel has no online check-in. Please choose to check in at the hotel',
  'no-tax-invoice':
    'This hotel cannot issue tax invoices. Please book without one, or choose another hotel',
  'not-found': 'We could not find what you asked for',
  'not-paid': 'This booking is not paid, so there is no receipt yet',
  'not-payable': 'This booking has expired, is already paid or was canceled, so it cannot be paid',
  'not-stayed': 'Only a guest whose stay is over can review it',
  'one-hotel-only': 'A direct transfer can pay for the stays of one hotel only',
  'payment-in-progress': 'A payment for this booking is in progress. Please wait for its result',
  'payment-refused': 'The payment provider did not take this. Please try another card or method',
  'payment-unknown':
    'We do not know the result of this payment yet and are checking. Please do not pay again',
  'refund-in-progress': 'A refund of this booking was asked for before',
  'reservation-lapsed': 'This reservation took too long and was taken back. Please book again',
  'review-closed':
    'A stay can be reviewed for 90 days after check-out, and a review changed for 7 days',
  'room-already-booked': 'Booking exist: This room is already booked, please select another room',
  'stale-version': 'Somebody changed this meanwhile. Please load it again and repeat your change',
  'stay-in-the-past': 'This stay begins in the past. Please choose other dates',
  'stay-not-in-checkout': 'This room or these dates are not part of the checkout',
  'stay-rule': 'This room has rules for these dates or this many nights. Please choose other dates',
  'stay-too-far-ahead': 'These dates cannot be booked yet. Please choose earlier ones',
  'stay-too-short': 'Check-out must be at least one night after check-in',
  'too-many-documents': 'Five documents were sent for this stay already. Please contact the hotel',
  'too-many-guests':
    'This room does not take that many guests, children or pets. Please change how many, or choose another room',
  'too-many-holds':
    'You have too many unpaid bookings. Please pay or give up one before booking more',
  'too-many-slips': 'Five slips were sent for this booking already. Please contact the hotel',
  'wrong-status': 'The present status does not allow this',
};
