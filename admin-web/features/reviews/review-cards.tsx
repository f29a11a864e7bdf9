import { RecordCards } from '../../ui/list/record-cards.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Review } from './review.ts';
import { ReviewButtons } from './review-buttons.tsx';
import { ReviewState } from './review-state.tsx';
import { ReviewText } from './review-text.tsx';
import { useReviewedStay } from './use-reviewed-stay.ts';

/** The reviews of the list around it, one below the other. */
export function ReviewCards() {
  const { text } = useFormats();
  const stay = useReviewedStay();
  return (
    <RecordCards<Review>
      title={({ score, hotelName }) => `${score} · ${text(hotelName)}`}
      aside={(review) => <ReviewState review={review} />}
      to={null}
      body={(each) => (
        <>
          {stay(each)}
          <ReviewText review={each} />
          <ReviewButtons review={each} />
        </>
      )}
    />
  );
}
