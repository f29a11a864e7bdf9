import type { Counted } from '../review/review.ts';
import type { Process, ProcessStep } from './process.ts';

type OfReview = Readonly<{ data: Readonly<{ reviewId: string; counted: Counted }> }>;

/** What a review gives its hotel and room counts from then on, and no more once it is hidden. */
export const countReviews: Process = {
  name: 'count-reviews',
  when: {
    ReviewWritten: count,
    ReviewRevised: count,
    ReviewHidden: count,
    ReviewShown: count,
  },
};

function count({ data: { reviewId, counted } }: OfReview): ProcessStep[] {
  return [{ do: { type: 'CountReview', data: { reviewId, ...counted } } }];
}
