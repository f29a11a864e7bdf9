import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import { lazyPage } from '../app/lazy-page.tsx';

export const bookings = {
  list: lazyPage(async () => (await import('./booking-list.tsx')).BookingList),
  edit: lazyPage(async () => (await import('./booking-page.tsx')).BookingPage),
  icon: EventNoteIcon,
};
