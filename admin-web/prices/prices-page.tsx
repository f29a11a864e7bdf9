import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useOwner } from '../app/owner.ts';
import { useOwnResource } from '../app/use-own-resource.ts';
import { useChosenHotel } from '../hotels/use-chosen-hotel.ts';
import { useHotels } from '../hotels/use-hotels.ts';
import { PageProgress } from '../layout/page-progress.tsx';
import type { Room } from '../rooms/room.ts';
import { Page } from '../ui/page.tsx';
import { HotelChoice } from './hotel-choice.tsx';
import { RoomPrices } from './room-prices.tsx';

/** Prices and rules of stay of one hotel's rooms, day by day. */
export function PricesPage() {
  const { t } = useTranslation();
  const owner = useOwner();
  const isWide = useMediaQuery('(min-width: 900px)');
  const { data: hotels } = useHotels();
  const [named, choose] = useChosenHotel();
  const hotel = hotels?.find(({ id }) => id === named) ?? hotels?.[0];
  const { data: rooms } = useGetList<Room>(
    useOwnResource('room-manage'),
    {
      filter: { hotelId: hotel?.id },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: owner !== undefined && hotel !== undefined },
  );
  const isEmpty = hotels?.length === 0 || rooms?.length === 0;
  return (
    <Page
      title={t('prices.title')}
      actions={
        hotels && hotels.length > 1 && hotel ? (
          <HotelChoice hotels={hotels} value={hotel.id} onChange={choose} />
        ) : null
      }
    >
      {isEmpty && <Box>{t('prices.noRooms')}</Box>}
      {!isEmpty && !rooms && <PageProgress />}
      {rooms && rooms.length > 0 && (
        <RoomPrices key={`${hotel?.id} ${isWide}`} rooms={rooms} isWide={isWide} />
      )}
    </Page>
  );
}
