import HistoryIcon from '@mui/icons-material/History';
import { lazyPage } from '../app/lazy-page.tsx';

export const bookingHistory = {
  list: lazyPage(async () => (await import('../bookings/booking-list.tsx')).BookingHistoryList),
  edit: lazyPage(async () => (await import('../bookings/booking-page.tsx')).BookingPage),
  icon: HistoryIcon,
};
