import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Hotel } from '../../features/hotels/use-hotels.ts';
import { useFormats } from '../../ui/use-formats.ts';
import type { ReportParameters } from './use-report-parameters.ts';

/** What a report is of: the hotel, the days and the channel. */
export function useScopeWords({ from, to, hotelId, channel }: ReportParameters): string {
  const { t } = useTranslation();
  const { day, text } = useFormats();
  const { data: hotel } = useGetOne<Hotel>(
    'hotels',
    { id: hotelId ?? '' },
    { enabled: hotelId !== undefined, retry: false },
  );
  return [
    hotelId === undefined ? t('hotel.all') : text(hotel?.hotelName),
    from === to ? day(to) : `${day(from)} – ${day(to)}`,
    channel && t(`channel.${channel}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
