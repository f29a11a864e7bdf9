import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useChosenHotel } from '../hotels/use-chosen-hotel.ts';
import { useHotels } from '../hotels/use-hotels.ts';
import { PageProgress } from '../layout/page-progress.tsx';
import { HotelChoice } from '../prices/hotel-choice.tsx';
import { PageHeading } from '../ui/page.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { HotelTimeline } from './hotel-timeline.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The front desk's plan of one hotel. */
export function TimelinePage() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const { data: hotels } = useHotels();
  const [named, choose] = useChosenHotel();
  const hotel = hotels?.find(({ id }) => id === named) ?? hotels?.[0];
  return (
    <Box sx={{ pt: 3, pb: 4 }}>
      <PageHeading
        title={t('drawer.bookManage')}
        actions={
          <>
            {hotels && hotels.length > 1 && hotel && (
              <HotelChoice hotels={hotels} value={hotel.id} onChange={choose} />
            )}
            <ViewSwitch view="timeline" />
          </>
        }
      />
      {!hotels && <PageProgress />}
      {hotels?.length === 0 && <Box>{t('timeline.noRooms')}</Box>}
      {hotel && <HotelTimeline key={hotel.id} hotelId={hotel.id} name={text(hotel.hotelName)} />}
    </Box>
  );
}
