import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import { FIELD_EXAMPLES } from './open-api-examples.ts';

/** What the API's document says of itself. */
export const OPEN_API = {
  title: 'Baanpak',
  version: VERSION,
  description: 'Hotel bookings for Thailand: search, hold, pay; in Thai and English.',
  examples: FIELD_EXAMPLES,
  tags: [
    { name: 'search', description: 'Hotels and rooms that are free' },
    { name: 'hotels', description: 'Hotels and their rooms' },
    { name: 'rooms', description: 'Rooms, their prices and rules of stay' },
    { name: 'checkout', description: 'Carts that are about to be paid' },
    { name: 'bookings', description: 'Holding, reading and giving up bookings' },
    { name: 'payments', description: 'Charges' },
    { name: 'auth', description: 'Signing in' },
    { name: 'users', description: 'The staff' },
    { name: 'reviews', description: 'What guests say of their stays' },
    { name: 'partners', description: 'Hotels that want to be listed' },
    { name: 'events', description: 'What happened, without its data' },
    { name: 'reports', description: 'Figures of staff, and what they are made of' },
    { name: 'lists', description: 'Codes that fields take, with their labels' },
    { name: 'site', description: 'What web apps need to know' },
    { name: 'sandbox', description: 'A stand-in for the payment provider, to try payments with' },
    { name: 'operations', description: 'Health' },
  ],
} as const;
