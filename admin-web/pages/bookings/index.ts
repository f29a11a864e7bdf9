import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import { lazyPage, lazyPageWithTexts } from '../../ui/lazy-page.tsx';

export const bookings = {
  list: lazyPage(async () => (await import('../../router/book-manage.tsx')).BookManage),
  edit: lazyPageWithTexts(async () => (await import('../booking/booking-page.tsx')).BookingPage),
  icon: EventNoteIcon,
};
