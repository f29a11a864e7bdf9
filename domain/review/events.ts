import type { EventEntries } from '../values/decider/event-entry.ts';
import type { Counted, ReviewEvent } from './review.ts';
import type { ReviewCounted } from './review-scores.ts';

type OfReview = Readonly<{ data: Readonly<{ bookingId: string }> }>;
const itsBooking = ({ data }: OfReview) => ({ booking: data.bookingId });

type OfScore = Readonly<{ data: Readonly<{ bookingId: string; counted: Counted }> }>;
const itsScore = ({ data: { bookingId, counted } }: OfScore) => ({
  booking: bookingId,
  room: counted.roomId,
  hotel: counted.hotelId,
});

/**
 * What is known of each event of a review and of a hotel's scores. What is said of a guest, or by one, takes the
 * key of the booking.
 */
export const REVIEW_EVENTS = {
  ReviewWritten: {
    personal: { subject: 'bookingId', field: 'words' },
    concerns: ({ data }) => ({ ...itsScore({ data }), owner: data.ownerId }),
  },
  ReviewRevised: { personal: { subject: 'bookingId', field: 'words' }, concerns: itsScore },
  ReviewReported: { personal: { subject: 'bookingId', field: 'reason' }, concerns: itsBooking },
  ReviewAnswered: { personal: { subject: 'bookingId', field: 'text' }, concerns: itsBooking },
  ReviewHidden: { personal: { subject: 'bookingId', field: 'reason' }, concerns: itsScore },
  ReviewShown: { personal: { subject: 'bookingId', field: 'reason' }, concerns: itsScore },
  ReviewCounted: { concerns: ({ data }) => ({ hotel: data.hotelId, room: data.roomId }) },
} as const satisfies EventEntries<ReviewEvent | ReviewCounted>;
