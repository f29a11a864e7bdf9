import HistoryIcon from '@mui/icons-material/History';
import { lazyPage, lazyPageWithTexts } from '../app/lazy-page.tsx';

export const bookingHistory = {
  list: lazyPage(async () => (await import('../bookings/booking-list.tsx')).BookingHistoryList),
  edit: lazyPageWithTexts(async () => (await import('../bookings/booking-page.tsx')).BookingPage),
  icon: HistoryIcon,
};
