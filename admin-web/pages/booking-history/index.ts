import HistoryIcon from '@mui/icons-material/History';
import { lazyPage, lazyPageWithTexts } from '../../ui/lazy-page.tsx';

export const bookingHistory = {
  list: lazyPage(async () => (await import('../bookings/booking-list.tsx')).BookingHistoryList),
  edit: lazyPageWithTexts(async () => (await import('../booking/booking-page.tsx')).BookingPage),
  icon: HistoryIcon,
};
