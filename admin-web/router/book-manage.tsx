import { useSearchParams } from 'react-router-dom';
import { viewIn } from '../features/bookings/view.ts';
import { BookingList } from '../pages/bookings/booking-list.tsx';
import { TimelinePage } from '../pages/timeline/lazy.ts';

/** Stays by rooms and dates, or as a list. */
export function BookManage() {
  const [address] = useSearchParams();
  return viewIn(address) === 'timeline' ? <TimelinePage /> : <BookingList />;
}
