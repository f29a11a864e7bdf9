import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { HotelSearch } from '../../features/hotels/hotel-search.tsx';
import { useChosenHotel, useHotels } from '../../features/hotels/hotels.ts';
import type { Room } from '../../shell/api/records.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { AsOfButton } from '../../ui/as-of/as-of-button.tsx';
import { Page, PageProgress } from '../../ui/page.tsx';
import { RoomPrices } from './room-prices.tsx';

/** Prices and rules of stay of one hotel's rooms, day by day. */
export function PricesPage() {
  const { t } = useTranslation();
  const owner = useOwner();
  const isWide = useMediaQuery('(min-width: 900px)');
  const { data: hotels, total = 0 } = useHotels();
  const [named, choose] = useChosenHotel();
  const hotelId = named ?? hotels?.[0]?.id;
  const { data: rooms } = useGetList<Room>(
    useOwnResource('room-manage'),
    {
      filter: { hotelId },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: owner !== undefined && hotelId !== undefined },
  );
  const isEmpty = hotels?.length === 0 || rooms?.length === 0;
  return (
    <Page
      title={t('prices.title')}
      actions={
        <>
          {total > 1 && <HotelSearch hotelId={hotelId} onChoose={choose} isRequired />}
          <AsOfButton />
        </>
      }
    >
      {isEmpty && <Box>{t('prices.noRooms')}</Box>}
      {!isEmpty && !rooms && <PageProgress />}
      {rooms && rooms.length > 0 && <RoomPrices key={hotelId} rooms={rooms} isWide={isWide} />}
    </Page>
  );
}
