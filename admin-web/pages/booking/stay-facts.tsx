import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { Facts } from '../../ui/facts.tsx';
import { useFormats } from '../../ui/use-formats.ts';

/** Where and when, and who is expected. */
export function StayFacts({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { day, moment, text } = useFormats();
  const isBlock = booking.status === 'Unavailable';
  const party = [
    t('booking.guests', { count: booking.guests }),
    booking.children > 0 && t('booking.children', { count: booking.children }),
    booking.pets > 0 && t('booking.pets', { count: booking.pets }),
  ];
  return (
    <Facts
      facts={[
        [t('hotel.one'), text(booking.hotelName)],
        [t('booking.room'), text(booking.roomObj.title)],
        [t('unit.one'), booking.unit],
        [t('booking.checkIn'), day(booking.checkInDate)],
        [t('booking.checkOut'), day(booking.checkOutDate)],
        [t('booking.nightsLabel'), t('booking.nights', { count: booking.nights })],
        [t('booking.party'), isBlock ? null : party.filter((part) => part !== false).join(' · ')],
        [t('booking.breakfast'), isBlock ? null : t(booking.breakfast ? 'yes' : 'no')],
        [t('booking.method'), isBlock ? null : t(`method.${booking.methodCheckIn}`)],
        [t('booking.arrivedAt'), moment(booking.checkInDateStatus)],
        [t('booking.departedAt'), moment(booking.checkOutDateStatus)],
        [t('booking.channel'), t(`channel.${booking.bookingChannel}`)],
        [t('booking.createdAt'), moment(booking.createdAt)],
      ]}
    />
  );
}
