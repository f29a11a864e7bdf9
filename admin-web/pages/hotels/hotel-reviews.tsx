import { ListBase, Pagination, ResourceContextProvider } from 'react-admin';
import { ReviewCards } from '../../features/reviews/review-cards.tsx';
import { siteResource } from '../../shell/addresses.ts';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** What guests say of one hotel, on its own page: the address stays the hotel's. */
export const HotelReviews = ({ hotelId }: Readonly<{ hotelId: string }>) => (
  <ResourceContextProvider value={siteResource('reviews')}>
    <ListBase
      filter={{ hotelId }}
      sort={NEWEST_FIRST}
      perPage={10}
      disableSyncWithLocation
      storeKey={false}
    >
      <ReviewCards />
      <Pagination rowsPerPageOptions={[]} />
    </ListBase>
  </ResourceContextProvider>
);
