import { addDays, startOfDay } from '../values/local-date.ts';
import type { Process } from './process.ts';

const timer = (bookingId: string) => `stay:${bookingId}`;
const forget = ({ data }: { data: { bookingId: string } }) => [{ forget: timer(data.bookingId) }];

/** The day after check-out, what is still booked counts as stayed. */
export const completeStays: Process = {
  name: 'complete-stays',
  when: {
    BookingPlaced: ({ data: { bookingId, terms } }) => {
      const due = startOfDay(addDays(terms.checkOut, 1));
      return [
        {
          at: due,
          key: timer(bookingId),
          do: { type: 'CompleteStay', data: { bookingId, completedAt: due } },
        },
      ];
    },
    BookingExpired: forget,
    BookingGivenUp: forget,
    BookingAbandoned: forget,
    StayCompleted: forget,
  },
};
