import type { DomainEvent } from '@baanpak/domain/processes/process.ts';

type Parts = { nights: boolean; placed: boolean; settled: boolean };

/**
 * Bookings of which the log has a part only: nights held or a booking placed without a checkout that
 * holds them, or a checkout that holds what has no nights or no booking.
 */
export function unfinishedBookings(log: readonly DomainEvent[]): string[] {
  const bookings = new Map<string, Parts>();
  const note: Note = (bookingId, change) => {
    const before = bookings.get(bookingId) ?? { nights: false, placed: false, settled: false };
    bookings.set(bookingId, { ...before, ...change });
  };
  for (const event of log) noteParts(event, note);
  return [...bookings].flatMap(([bookingId, { nights, placed, settled }]) => {
    const parts = [nights, placed, settled];
    if (parts.every((part) => part === settled)) return [];
    return `${bookingId}: nights ${nights}, booking ${placed}, checkout ${settled}`;
  });
}

type Note = (bookingId: string, change: Partial<Parts>) => void;

function noteParts(event: DomainEvent, note: Note): void {
  switch (event.type) {
    case 'NightsHeld':
      note(event.data.bookingId, { nights: true });
      break;
    case 'NightsReleased':
      note(event.data.bookingId, { nights: false });
      break;
    case 'BookingPlaced':
      note(event.data.bookingId, { placed: true });
      break;
    case 'BookingExpired':
    case 'BookingGivenUp':
    case 'BookingAbandoned':
      note(event.data.bookingId, { placed: false });
      break;
    case 'CheckoutHeld':
      for (const { bookingId } of event.data.stays) note(bookingId, { settled: true });
      break;
    case 'CheckoutExpired':
    case 'CheckoutGivenUp':
      for (const { bookingId } of event.data.stays) note(bookingId, { settled: false });
      break;
  }
}
