import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ComponentProps } from 'react';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BOOKING_STATUSES, type BookingStatus, owes } from '../../features/bookings/booking.ts';
import { PaymentChip, StatusChip } from '../../features/bookings/status-chip.tsx';
import { ViewSwitch } from '../../features/bookings/view-switch.tsx';
import { HotelFilter } from '../../features/hotels/hotel-filter.tsx';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { Booking, Room } from '../../shell/api/records.ts';
import { useAsOf } from '../../shell/as-of.ts';
import { useOwnResource } from '../../shell/owner.ts';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { choicesFilter, dayFilters, searchFilter } from '../../ui/list/filters.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';

const ENDED: readonly BookingStatus[] = ['Completed', 'Canceled', 'Expired'];

/** All stays, the last to come in first. */
export function BookingList() {
  const { t } = useTranslation();
  const isThen = useAsOf() !== undefined;
  return (
    <StaffList<Booking>
      title={t('drawer.bookManage')}
      actions={!isThen && <ViewSwitch view="list" />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={useBookingFilters(BOOKING_STATUSES)}
      {...useShownBookings()}
    />
  );
}

/** Those that ended: stayed, canceled, expired or refunded. */
export function BookingHistoryList() {
  const { t } = useTranslation();
  return (
    <StaffList<Booking>
      title={t('drawer.bookHistory')}
      sort={{ field: 'checkOutDate', order: 'DESC' }}
      filters={useBookingFilters(ENDED)}
      {...useShownBookings()}
    />
  );
}

/** The columns of a stay, and its card on a phone. */
function useShownBookings(): Pick<
  ComponentProps<typeof StaffList<Booking>>,
  'columns' | 'card' | 'size'
> {
  const { t } = useTranslation();
  const { day, text } = useFormats();
  return {
    size: 'medium',
    columns: [
      { source: 'bookingId', label: t('booking.code'), disableSort: true },
      {
        source: 'reservedBy',
        label: t('booking.guest'),
        render: ({ reservedBy, status }) => reservedBy ?? t(`status.${status}`),
      },
      {
        source: 'room',
        disableSort: true,
        label: t('booking.room'),
        render: ({ hotelName, roomObj }) => (
          <>
            {text(roomObj.title)}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text(hotelName)}</Box>
          </>
        ),
      },
      {
        source: 'checkInDate',
        label: t('booking.checkIn'),
        render: ({ checkInDate }) => day(checkInDate),
      },
      {
        source: 'checkOutDate',
        label: t('booking.checkOut'),
        render: ({ checkOutDate }) => day(checkOutDate),
      },
      {
        source: 'price',
        label: t('booking.price'),
        align: 'right',
        render: ({ price }) => formatBaht(price),
      },
      {
        source: 'status',
        label: t('booking.status'),
        render: (booking) => <StatusChip booking={booking} />,
      },
      {
        source: 'payment',
        disableSort: true,
        label: t('booking.payment'),
        render: (booking) =>
          booking.status === 'Unavailable' ? null : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              <PaymentChip booking={booking} />
              <DueChip booking={booking} />
            </Box>
          ),
      },
    ],
    card: {
      title: ({ reservedBy, status }) => reservedBy ?? t(`status.${status}`),
      aside: (booking) => <StatusChip booking={booking} />,
      body: (booking) => <Body booking={booking} />,
    },
  };
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
    searchFilter(t('booking.search')),
    choicesFilter({
      label: t('booking.status'),
      choices: statuses.map((id) => ({ id, name: t(`status.${id}`) })),
    }),
    <HotelFilter key="hotelId" source="hotelId" alwaysOn />,
    <RoomFilter key="roomId" source="roomId" alwaysOn />,
    ...dayFilters(t('booking.from'), t('booking.to')),
    choicesFilter({
      source: 'bookingChannel',
      label: t('booking.channel'),
      choices: CHANNELS.map((id) => ({ id, name: t(`channel.${id}`) })),
    }),
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
