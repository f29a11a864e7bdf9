import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressWith } from '../../shell/api/calls.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { useServices } from '../../shell/services.ts';
import { useAddressOf } from '../../ui/documents.ts';
import { Facts } from '../../ui/facts.tsx';
import { useFormats } from '../../ui/formats.ts';
import { Section } from '../../ui/page.tsx';

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

type SentDocument = Booking['documents'][number];

/** A button a document, which opens it; nothing is loaded before. */
function SentDocuments({
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

type OpenDocumentProps = Readonly<{
  bookingId: string;
  document: Booking['documents'][number];
  onClose: () => void;
}>;

/** A guest's document, which is forgotten when it is closed; a PDF opens in a tab of its own. */
function OpenDocument({ bookingId, document, onClose }: OpenDocumentProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const titleId = useId();
  const { number, type } = document;
  const { data, isError } = useQuery({
    queryKey: ['document', bookingId, number],
    queryFn: () =>
      client.download(
        addressWith('/bookings/{id}/documents/{n}', { id: bookingId, n: String(number) }),
      ),
    gcTime: 0,
  });
  const url = useAddressOf(data);
  const title = t('arrival.document', { number });
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {isError && <Alert severity="error">{t('arrival.noDocument')}</Alert>}
        {!url && !isError && <Skeleton variant="rounded" width={320} height={240} />}
        {url && type === 'image/webp' && (
          <Box component="img" src={url} alt={title} sx={{ maxWidth: '100%', maxHeight: '70vh' }} />
        )}
        {url && type === 'application/pdf' && (
          <Button variant="outlined" href={url} target="_blank" rel="noreferrer">
            {t('arrival.openPdf')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('arrival.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
