import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { Facts } from '../../ui/facts.tsx';

/** Who comes and how to reach them; a masked contact is no link. */
export function GuestFacts({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { reservedBy, phone, email, address, province, postalCode, country, note } = booking;
  return (
    <Facts
      facts={[
        [t('booking.name'), reservedBy],
        [t('booking.phone'), phone && linked('tel', phone)],
        [t('booking.email'), email && linked('mailto', email)],
        [
          t('booking.address'),
          [address, province, postalCode, country].filter((part) => part).join(' '),
        ],
        [t(booking.bookingChannel === 'website' ? 'booking.note' : 'booking.staffsNote'), note],
      ]}
    />
  );
}

const linked = (scheme: string, contact: string) =>
  contact.includes('*') || contact.includes('•') ? (
    contact
  ) : (
    <Link href={`${scheme}:${contact}`}>{contact}</Link>
  );
