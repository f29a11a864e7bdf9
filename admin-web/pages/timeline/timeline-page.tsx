import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ViewSwitch } from '../../features/bookings/view-switch.tsx';
import { HotelSearch } from '../../features/hotels/hotel-search.tsx';
import { useChosenHotel, useHotels } from '../../features/hotels/hotels.ts';
import { AsOfButton } from '../../ui/as-of/as-of-button.tsx';
import { useFormats } from '../../ui/formats.ts';
import { PageHeading, PageProgress } from '../../ui/page.tsx';
import { HotelTimeline } from './hotel-timeline.tsx';

/** The front desk's plan of one hotel. */
export function TimelinePage() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const { pathname } = useLocation();
  const { data: hotels, total = 0 } = useHotels();
  const [named, choose] = useChosenHotel();
  const hotelId = named ?? hotels?.[0]?.id;
  const name = hotels?.find(({ id }) => id === hotelId)?.hotelName;
  return (
    <Box sx={{ pt: 3, pb: 4 }}>
      <PageHeading
        title={t('drawer.bookManage')}
        actions={
          <>
            {total > 1 && <HotelSearch hotelId={hotelId} onChoose={choose} isRequired />}
            <AsOfButton to={pathname} />
            <ViewSwitch view="timeline" />
          </>
        }
      />
      {!hotels && <PageProgress />}
      {hotels?.length === 0 && <Box>{t('timeline.noRooms')}</Box>}
      {hotelId && <HotelTimeline key={hotelId} hotelId={hotelId} name={text(name)} />}
    </Box>
  );
}
