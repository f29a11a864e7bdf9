import { useSearchParams } from 'react-router-dom';
import { TimelinePage } from '../timeline/lazy.ts';
import { viewIn } from '../timeline/view.ts';
import { BookingList } from './booking-list.tsx';

/** Stays by rooms and dates, or as a list. */
export function BookManage() {
  const [address] = useSearchParams();
  return viewIn(address) === 'timeline' ? <TimelinePage /> : <BookingList />;
}
