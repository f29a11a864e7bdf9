import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import type { Hotel } from '../../features/hotels/use-hotels.ts';

export type HotelTab = 'form' | 'reviews';
type HotelTabsProps = Readonly<{
  hotel: Hotel;
  tab: HotelTab;
  onChange: (tab: HotelTab) => void;
}>;

/** What is said of a hotel: by its owner, and by its guests. */
export function HotelTabs({ hotel, tab, onChange }: HotelTabsProps) {
  const { t } = useTranslation();
  const { reviewScore, reviewCount } = hotel;
  const reviews =
    reviewScore === null
      ? t('review.ofHotelNone')
      : t('review.ofHotel', { score: reviewScore, count: reviewCount });
  return (
    <Tabs value={tab} onChange={(_, chosen: HotelTab) => onChange(chosen)} sx={{ mb: 2 }}>
      <Tab value="form" label={t('hotel.one')} {...tabOf('form')} />
      <Tab value="reviews" label={reviews} {...tabOf('reviews')} />
    </Tabs>
  );
}

const tabOf = (tab: HotelTab) => ({ id: `hotel-tab-${tab}`, 'aria-controls': `hotel-${tab}` });

/** What a tab shows. The form stays there while another is open: nothing typed is lost. */
export const panelOf = (tab: HotelTab, open: HotelTab) => ({
  id: `hotel-${tab}`,
  role: 'tabpanel',
  'aria-labelledby': `hotel-tab-${tab}`,
  hidden: tab !== open,
});
