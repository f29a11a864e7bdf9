import type { Translated } from '../i18n/dictionary.ts';
import type { checkoutServicesTh } from './texts.th.ts';

export const checkoutServicesEn: Translated<typeof checkoutServicesTh> = {
  title: 'Services for your stay',
  summary: 'Your booking',
  total: 'Total',
  taxes: 'VAT included',
  steps: {
    label: 'Steps of booking',
    services: 'Services',
    details: 'Your details',
    payment: 'Payment',
  },
  priceChanged: 'The price has changed since you chose the room. Please check the new total.',
  checkIn: {
    title: 'Check-in method',
    online: 'Online',
    onlineHint: 'Send your documents ahead and pick up the key when you arrive.',
    atHotel: 'At hotel',
    atHotelHint: 'Register at the reception when you arrive.',
  },
  guests: 'Guests',
  guestsHint: 'Up to {{max}}, children included',
  children: 'Children (under 12)',
  pets: 'Pets',
  noPets: 'This room takes no pets',
  breakfast: 'Breakfast',
  breakfastIncluded: 'Breakfast is included in the price',
  breakfastHint: 'The hotel has it ready every morning.',
  note: 'Note to the hotel',
  noteHint: 'When you will arrive, or what you would like to find there',
  next: 'Next',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
};
