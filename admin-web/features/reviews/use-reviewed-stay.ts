import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ui/use-formats.ts';
import type { Review } from './review.ts';

/** Says which stay a review is of. */
export function useReviewedStay(): (review: Review) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return ({ hotelName, roomTitle, booking, month, nights }) =>
    [
      formats.text(hotelName),
      formats.text(roomTitle),
      formats.month(month),
      t('review.nights', { count: nights }),
      booking.bookingId,
    ].join(' · ');
}
