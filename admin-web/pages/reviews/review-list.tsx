import { DataTable, SelectInput } from 'react-admin';
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
import { StaffList, StaffTable } from '../../ui/list/staff-list.tsx';

const Column = DataTable.Col<Review>;

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
    <StaffList
      title={t('drawer.reviews')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      wide={
        <StaffTable<Review> rowClick={false}>
          <Column source="score" label={t('review.score')} align="right" />
          <Column
            source="text"
            disableSort
            label={t('review.one')}
            render={(each) => <ReviewText review={each} />}
          />
          <Column
            source="stay"
            disableSort
            label={t('review.stay')}
            render={(each) => <ReviewedStay review={each} />}
          />
          <Column source="reports" label={t('booking.status')} render={state} />
          <Column
            source="actions"
            disableSort
            label={t('case.actions')}
            render={(each) => <ReviewButtons review={each} />}
          />
        </StaffTable>
      }
      narrow={<ReviewCards />}
    />
  );
}
