import { useSearchParams } from 'react-router-dom';
import { BookingList } from '../pages/bookings/booking-list.tsx';
import { useAsOf } from '../shell/as-of.ts';
import { lazyPageWithTexts } from '../ui/lazy-page.tsx';

const TimelinePage = lazyPageWithTexts(
  async () => (await import('../pages/timeline/timeline-page.tsx')).TimelinePage,
);

/** What a list writes into its address when it is filtered, sorted or turned. */
const OF_LIST = ['filter', 'sort', 'page', 'perPage'];

/** Stays by rooms and dates, or as a list, as the address says; one with parameters of a list is the list's. */
export function BookManage() {
  const [address] = useSearchParams();
  const named = address.get('view');
  const isOfList = named !== 'timeline' && OF_LIST.some((name) => address.has(name));
  const isThen = useAsOf() !== undefined; // there is no timeline of then
  return named === 'list' || isOfList || isThen ? <BookingList /> : <TimelinePage />;
}
