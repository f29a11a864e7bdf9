import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { OpenDocument } from './open-document.tsx';

type SentDocument = Booking['documents'][number];

/** A button a document, which opens it; nothing is loaded before. */
export function SentDocuments({
  booking: { id, documents },
}: Readonly<{ booking: Pick<Booking, 'id' | 'documents'> }>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [open, setOpen] = useState<SentDocument>();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {documents.map((document) => (
          <Button
            key={document.number}
            variant="outlined"
            onClick={() => setOpen(document)}
            title={moment(document.sentAt) ?? ''}
          >
            {t('arrival.open', { number: document.number })}
          </Button>
        ))}
      </Box>
      <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{t('arrival.kept')}</Box>
      {open && <OpenDocument bookingId={id} document={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
