import { useTranslation } from 'react-i18next';
import { useFormats } from '../ui/use-formats.ts';
import type { Review } from './review.ts';

/** Says which stay a review is of. */
export function useReviewedStay(): (review: Review) => string {
  const { t } = useTranslation();
  const { text } = useFormats();
  return ({ hotelName, roomTitle, booking, month, nights }) =>
    [
      text(hotelName),
      text(roomTitle),
      month,
      t('review.nights', { count: nights }),
      booking.bookingId,
    ].join(' · ');
}
