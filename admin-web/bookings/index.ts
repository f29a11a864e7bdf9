import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import { lazyPage } from '../app/lazy-page.tsx';

export const bookings = {
  list: lazyPage(async () => (await import('./book-manage.tsx')).BookManage),
  edit: lazyPage(async () => (await import('./booking-page.tsx')).BookingPage),
  icon: EventNoteIcon,
};
