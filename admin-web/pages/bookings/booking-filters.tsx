import { SearchInput, SelectArrayInput, SelectInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Booking, BookingStatus } from '../../features/bookings/booking.ts';
import { HotelFilter } from '../../features/hotels/hotel-filter.tsx';
import { DayInput } from '../../ui/day-input.tsx';
import { RoomFilter } from './room-filter.tsx';

const CHANNELS: readonly Booking['bookingChannel'][] = ['website', 'phone', 'walk-in', 'admin'];

/** By name, code or phone, by state, by place, by days, by channel, and those that were hidden. */
export function useBookingFilters(statuses: readonly BookingStatus[]) {
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
