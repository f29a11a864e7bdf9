import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { PaymentChip, StatusChip } from '../../features/bookings/status-chip.tsx';
import { StaffTable } from '../../ui/list/staff-table.tsx';
import { formatBaht } from '../../ui/money.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { DueChip } from './due-chip.tsx';

const Column = DataTable.Col<Booking>;

export function BookingTable() {
  const { t } = useTranslation();
  const { day, text } = useFormats();
  return (
    <StaffTable<Booking> rowClick="edit" size="medium">
      <Column source="bookingId" label={t('booking.code')} disableSort />
      <Column
        source="reservedBy"
        label={t('booking.guest')}
        render={({ reservedBy, status }) => reservedBy ?? t(`status.${status}`)}
      />
      <Column
        source="room"
        disableSort
        label={t('booking.room')}
        render={({ hotelName, roomObj }) => (
          <>
            {text(roomObj.title)}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text(hotelName)}</Box>
          </>
        )}
      />
      <Column
        source="checkInDate"
        label={t('booking.checkIn')}
        render={({ checkInDate }) => day(checkInDate)}
      />
      <Column
        source="checkOutDate"
        label={t('booking.checkOut')}
        render={({ checkOutDate }) => day(checkOutDate)}
      />
      <Column
        source="price"
        label={t('booking.price')}
        align="right"
        render={({ price }) => formatBaht(price)}
      />
      <Column
        source="status"
        label={t('booking.status')}
        render={(booking) => <StatusChip booking={booking} />}
      />
      <Column
        source="payment"
        disableSort
        label={t('booking.payment')}
        render={(booking) =>
          booking.status === 'Unavailable' ? null : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              <PaymentChip booking={booking} />
              <DueChip booking={booking} />
            </Box>
          )
        }
      />
    </StaffTable>
  );
}
