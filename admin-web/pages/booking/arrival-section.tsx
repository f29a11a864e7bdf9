import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useMay } from '../../shell/me.ts';
import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { SentDocuments } from './sent-documents.tsx';

/** What the guest sent ahead of coming; visitors are told the time, and requests without their digits. Nothing where nothing came. */
export function ArrivalSection({ booking }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const mayOpen = useMay('take-bookings', booking.ownerId);
  const { arrival, documents } = booking;
  if (!arrival && documents.length === 0) return null;
  return (
    <Section title={t('arrival.title')}>
      <Facts
        facts={[
          [t('arrival.time'), arrival?.arrivalTime],
          [t('arrival.companions'), arrival?.companions.join(', ')],
          [t('arrival.requests'), arrival?.requests],
          [t('arrival.sentAt'), arrival && moment(arrival.sentAt)],
        ]}
      />
      {documents.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          {mayOpen ? (
            <SentDocuments booking={booking} />
          ) : (
            t('arrival.documentCount', { count: documents.length })
          )}
        </Box>
      )}
    </Section>
  );
}
