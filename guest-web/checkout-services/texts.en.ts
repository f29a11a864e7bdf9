import type { Translated } from '../i18n/dictionary.ts';
import type { checkoutServicesTh } from './texts.th.ts';

export const checkoutServicesEn: Translated<typeof checkoutServicesTh> = {
  title: 'Services for your stay',
  summary: 'Your booking',
  total: 'Total',
  taxes: 'VAT included',
  taxesOf: 'VAT included at {{hotels}}',
  steps: {
    label: 'Booking steps',
    services: 'Services',
    details: 'Your details',
    payment: 'Payment',
  },
  priceChanged: 'The price has changed since you chose the room. Please check the new total.',
  checkIn: {
    title: 'Check-in method',
    online: 'Online',
    onlineHint: 'Send your documents in advance and pick up your key on arrival.',
    atHotel: 'At Hotel',
    atHotelHint: 'Register at reception when you arrive.',
  },
  guests: 'Guests',
  guestsHint: 'Up to {{max}}, including children',
  children: 'Children (under 12)',
  pets: 'Pets',
  noPets: 'Pets are not allowed in this room',
  breakfast: 'Breakfast',
  breakfastIncluded: 'Breakfast is included',
  breakfastHint: 'Served at the hotel every morning.',
  note: 'Note to the hotel',
  noteHint: 'For example, your arrival time or a special request',
  next: 'Next',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
};
