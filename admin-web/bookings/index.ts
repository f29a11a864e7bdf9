import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import { lazyPage, lazyPageWithTexts } from '../app/lazy-page.tsx';

export const bookings = {
  list: lazyPage(async () => (await import('./book-manage.tsx')).BookManage),
  edit: lazyPageWithTexts(async () => (await import('./booking-page.tsx')).BookingPage),
  icon: EventNoteIcon,
};
