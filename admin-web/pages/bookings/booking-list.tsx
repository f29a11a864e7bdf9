import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  AutocompleteInput,
  DataTable,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BOOKING_STATUSES, type BookingStatus, owes } from '../../features/bookings/booking.ts';
import { PaymentChip, StatusChip } from '../../features/bookings/status-chip.tsx';
import { ViewSwitch } from '../../features/bookings/view-switch.tsx';
import { HotelFilter } from '../../features/hotels/hotel-filter.tsx';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { Booking, Room } from '../../shell/api/records.ts';
import { useOwnResource } from '../../shell/owner.ts';
import { DayInput } from '../../ui/day-field.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { RecordCards, StaffList, StaffTable } from '../../ui/list/staff-list.tsx';

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

const Column = DataTable.Col<Booking>;

function BookingTable() {
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

/** The list on a phone: a card a stay. */
function BookingCards() {
  const { t } = useTranslation();
  return (
    <RecordCards<Booking>
      title={({ reservedBy, status }) => reservedBy ?? t(`status.${status}`)}
      aside={(booking) => <StatusChip booking={booking} />}
      body={(booking) => <Body booking={booking} />}
    />
  );
}

function Body({ booking }: Readonly<{ booking: Booking }>) {
  const { day, text } = useFormats();
  const { bookingId, checkInDate, checkOutDate, roomObj, price } = booking;
  return (
    <>
      <Box>{text(roomObj.title)}</Box>
      <Box>{`${day(checkInDate)} – ${day(checkOutDate)}`}</Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>{bookingId}</span>
        <span>{formatBaht(price)}</span>
      </Box>
      <DueChip booking={booking} />
    </>
  );
}

/** What is due of a stay that is certain; nothing where nothing is. */
function DueChip({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  if (!owes(booking)) return null;
  const label = t('bill.dueMark', { amount: formatBaht(booking.amountDue) });
  return <Chip color="warning" variant="outlined" label={label} />;
}

const CHANNELS: readonly Booking['bookingChannel'][] = ['website', 'phone', 'walk-in', 'admin'];

/** By name, code or phone, by state, by place, by days, by channel, and those that were hidden. */
function useBookingFilters(statuses: readonly BookingStatus[]) {
  const { t } = useTranslation();
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('booking.search')} />,
    <SelectArrayInput
      key="status"
      source="status"
      label={t('booking.status')}
      choices={statuses.map((id) => ({ id, name: t(`status.${id}`) }))}
      alwaysOn
    />,
    <HotelFilter key="hotelId" source="hotelId" alwaysOn />,
    <RoomFilter key="roomId" source="roomId" alwaysOn />,
    <DayInput key="from" source="from" label={t('booking.from')} alwaysOn />,
    <DayInput key="to" source="to" label={t('booking.to')} alwaysOn />,
    <SelectArrayInput
      key="bookingChannel"
      source="bookingChannel"
      label={t('booking.channel')}
      choices={CHANNELS.map((id) => ({ id, name: t(`channel.${id}`) }))}
      alwaysOn
    />,
    <SelectInput
      key="transferReported"
      source="transferReported"
      label={t('paymentMethod.direct')}
      choices={[{ id: 'true', name: t('booking.toConfirm') }]}
    />,
    <SelectInput
      key="disabled"
      source="disabled"
      label={t('booking.shown')}
      choices={[{ id: 'true', name: t('booking.hidden') }]}
      emptyText={t('booking.inLists')}
      alwaysOn
    />,
  ];
}

/** Which room, found by a part of its title; of the hotel that is chosen, where one is. */
function RoomFilter({ source }: Readonly<{ source: string; alwaysOn?: boolean }>) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const resource = useOwnResource('room-manage');
  const hotelId: unknown = useWatch({ name: 'hotelId' });
  return (
    <ReferenceInput
      source={source}
      reference={resource}
      perPage={50}
      filter={typeof hotelId === 'string' && hotelId !== '' ? { hotelId } : {}}
    >
      <AutocompleteInput
        label={t('booking.room')}
        optionText={({ title }: Room) => text(title)}
        filterToQuery={textQuery}
        helperText={false}
        size="small"
      />
    </ReferenceInput>
  );
}
