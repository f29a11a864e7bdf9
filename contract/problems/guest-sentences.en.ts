import type { GuestRefusal } from '@baanpak/domain/values/decider/refusal.ts';

/** What the API tells guests of each reason in English; the guest site says the same. */
export const guestSentencesEn: Readonly<Record<GuestRefusal, string>> = {
  'account-needed':
    'This money cannot go back the way you paid. Please enter a bank, account number and account name for your refund',
  'amount-out-of-range': 'This method takes payments from 20 to 150,000 baht',
  'booking-already-paid': 'This booking is already paid. To cancel it, please request a refund',
  busy: 'We are busy right now. Please try again in a moment',
  'checkout-already-used':
    'This checkout has already been used for a booking. Please start a new one',
  'duplicate-in-cart': 'This booking already exists in your cart',
  'foreign-return-uri': 'returnUri must be a page of this site or of a site that may call it',
  'idempotency-key-reused':
    'This Idempotency-Key was already used with another request. Please use a new one',
  invoiced:
    'A tax invoice has been issued for this stay, so its price cannot change. Dates and room can change at the same price',
  'no-online-check-in':
    'This hotel does not offer online check-in. Please choose check-in at the hotel',
  'no-tax-invoice':
    'This hotel cannot issue tax invoices. Please book without one, or choose another hotel',
  'not-found': 'We could not find what you are looking for',
  'not-paid': 'This booking has not been paid, so there is no receipt yet',
  'not-payable': 'This booking has expired, is already paid or was canceled, so it cannot be paid',
  'not-stayed': 'Only a guest whose stay is over can review it',
  'one-hotel-only': 'A direct transfer can only pay for stays at one hotel',
  'payment-in-progress': 'A payment for this booking is in progress. Please wait for its result',
  'payment-refused':
    'The payment provider declined this payment. Please try another card or method',
  'payment-unknown':
    'We do not know the result of this payment yet and are checking it. Please do not pay again',
  'price-changed': 'The price has changed. Please check the new price',
  'refund-in-progress': 'A refund has already been requested for this booking',
  'reservation-lapsed': 'This booking took too long and was canceled. Please book again',
  'review-closed':
    'A stay can be reviewed for 90 days after check-out, and a review changed for 7 days',
  'room-already-booked': 'Booking exist: This room is already booked, please select another room',
  'stale-version': 'Someone else has changed this. Please reload it and try again',
  'stay-in-the-past': 'These dates are in the past. Please choose other dates',
  'stay-not-in-checkout': 'This room or these dates are not part of the checkout',
  'stay-rule':
    'This room has rules on arrival, departure or length of stay. Please choose other dates',
  'stay-too-far-ahead': 'These dates are not open for booking yet. Please choose earlier ones',
  'stay-too-short': 'Check-out must be at least one night after check-in',
  'terms-changed': 'The cancellation terms have changed. Please read the new terms',
  'too-many-documents':
    'You have already sent 5 documents for this stay. Please contact the hotel to make changes',
  'too-many-guests':
    'This room cannot take that many guests, children or pets. Please change the number or choose another room',
  'too-many-holds':
    'You have too many unpaid bookings. Please pay for or cancel one before booking more',
  'too-many-slips': 'Five slips have already been sent for this booking. Please contact the hotel',
  'too-many-stays': 'You can book up to 5 stays at a time. Please book the others separately',
  'wrong-status': 'The current status does not allow this',
};
