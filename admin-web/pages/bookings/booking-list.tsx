import { useTranslation } from 'react-i18next';
import { BOOKING_STATUSES, type BookingStatus } from '../../features/bookings/booking.ts';
import { ViewSwitch } from '../../features/bookings/view-switch.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';
import { BookingCards } from './booking-cards.tsx';
import { useBookingFilters } from './booking-filters.tsx';
import { BookingTable } from './booking-table.tsx';

const ENDED: readonly BookingStatus[] = ['Completed', 'Canceled', 'Expired'];

/** All stays, the last to come in first. */
export function BookingList() {
  const { t } = useTranslation();
  return (
    <StaffList
      title={t('drawer.bookManage')}
      actions={<ViewSwitch view="list" />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={useBookingFilters(BOOKING_STATUSES)}
      wide={<BookingTable />}
      narrow={<BookingCards />}
    />
  );
}

/** Those that ended: stayed, canceled, expired or refunded. */
export function BookingHistoryList() {
  const { t } = useTranslation();
  return (
    <StaffList
      title={t('drawer.bookHistory')}
      sort={{ field: 'checkOutDate', order: 'DESC' }}
      filters={useBookingFilters(ENDED)}
      wide={<BookingTable />}
      narrow={<BookingCards />}
    />
  );
}
