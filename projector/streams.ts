import type { EventFilter } from '@baanpak/infrastructure/event-store/port.ts';

/** The streams the read models are made of. */
export const READ_STREAMS: EventFilter = {
  streamPrefixes: [
    'hotel-',
    'room-',
    'roomCalendar-',
    'booking-',
    'checkout-',
    'payment-',
    'moneyCase-',
    'user-',
    'site',
  ],
};
