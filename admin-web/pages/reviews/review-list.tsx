import { SelectInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { HotelFilter } from '../../features/hotels/hotel-filter.tsx';
import {
  ReviewButtons,
  ReviewCards,
  ReviewedStay,
  ReviewState,
  ReviewText,
} from '../../features/reviews/reviews.tsx';
import type { Review } from '../../shell/api/records.ts';
import { StaffList } from '../../ui/list/staff-list.tsx';

/** What guests say of the hotels one may read of, hidden ones among them. */
export function ReviewList() {
  const { t } = useTranslation();
  const yesOrNo = (['true', 'false'] as const).map((id) => ({ id, name: t(`review.is.${id}`) }));
  const filters = [
    <HotelFilter key="hotelId" source="hotelId" alwaysOn />,
    ...(['reported', 'answered', 'hidden'] as const).map((source) => (
      <SelectInput
        key={source}
        source={source}
        alwaysOn
        label={t(`review.filter.${source}`)}
        choices={yesOrNo}
        parse={(value) => (value === '' ? undefined : value === 'true')}
        format={(value) => (value === undefined ? '' : String(value))}
      />
    )),
  ];
  const state = (review: Review) => <ReviewState review={review} />;
  return (
    <StaffList<Review>
      title={t('drawer.reviews')}
      to={null}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      columns={[
        { source: 'score', label: t('review.score'), align: 'right' },
        {
          source: 'text',
          disableSort: true,
          label: t('review.one'),
          render: (each) => <ReviewText review={each} />,
        },
        {
          source: 'stay',
          disableSort: true,
          label: t('review.stay'),
          render: (each) => <ReviewedStay review={each} />,
        },
        { source: 'reports', label: t('booking.status'), render: state },
        {
          source: 'actions',
          disableSort: true,
          label: t('case.actions'),
          render: (each) => <ReviewButtons review={each} />,
        },
      ]}
      card={<ReviewCards />}
    />
  );
}
