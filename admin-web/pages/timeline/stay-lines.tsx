import { addDays, nightsBetween } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/facts.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { RoomNights } from './room-nights.ts';

type StayLinesProps = Readonly<{ nights: RoomNights; price?: string }>;

/** Where and when, in a dialog about nights. */
export function StayLines({ nights: { name, from, to }, price }: StayLinesProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const count = nightsBetween(from, to) + 1;
  return (
    <Facts
      facts={[
        [t('booking.room'), name],
        [t('booking.checkIn'), day(from)],
        [t('booking.checkOut'), day(addDays(to, 1))],
        [t('booking.nightsLabel'), t('booking.nights', { count })],
        ...(price === undefined ? [] : [[t('booking.price'), price] as const]),
      ]}
    />
  );
}
