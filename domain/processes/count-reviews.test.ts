import { it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { minute } from '../testing/samples.ts';
import { countReviews } from './count-reviews.ts';

const when = follow(countReviews);
const counted = { hotelId: 'riverside', roomId: 'garden', score: null, turn: 3 };

it('a review counts as it is told last', () =>
  when({
    type: 'ReviewHidden',
    data: {
      ...{ reviewId: 'first', bookingId: 'anna', by: 'admin', at: minute(0), reason: 'Rude' },
      counted,
    },
  }).expect({ do: { type: 'CountReview', data: { reviewId: 'first', ...counted } } }));

it('what the hotel answers counts for nothing', () =>
  when({
    type: 'ReviewAnswered',
    data: { reviewId: 'first', bookingId: 'anna', by: 'somchai', at: minute(0), text: 'Thanks' },
  }).expect());
