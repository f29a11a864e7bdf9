import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reviewsPath } from '../app/pages.ts';
import { useServices } from '../app/services.ts';
import type { Hotel } from '../hotels/use-hotels.ts';

/** What guests give a hotel, and the way to what they say. */
export function ReviewsLink({ hotel }: Readonly<{ hotel: Hotel }>) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const { _id, reviewScore, reviewCount } = hotel;
  return (
    <Button component={Link} to={basename + reviewsPath(_id)}>
      {reviewScore === null
        ? t('review.ofHotelNone')
        : t('review.ofHotel', { score: reviewScore, count: reviewCount })}
    </Button>
  );
}
