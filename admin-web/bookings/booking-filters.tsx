import { SearchInput, SelectArrayInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { HotelFilter } from '../hotels/hotel-filter.tsx';
import { DayInput } from '../ui/day-input.tsx';
import type { BookingStatus } from './booking.ts';

/** By name, code or phone, by state, by days, by hotel. */
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
      sx={{ minWidth: 160 }}
    />,
    <DayInput key="from" source="from" label={t('booking.from')} alwaysOn />,
    <DayInput key="to" source="to" label={t('booking.to')} alwaysOn />,
    <HotelFilter key="hotelId" source="hotelId" alwaysOn />,
  ];
}
