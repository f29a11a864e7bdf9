import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useServices } from '../../shell/services.ts';
import { useAddressOf } from '../../ui/use-address-of.ts';

type OpenDocumentProps = Readonly<{
  bookingId: string;
  document: Booking['documents'][number];
  onClose: () => void;
}>;

/** A guest's document, which is forgotten when it is closed; a PDF opens in a tab of its own. */
export function OpenDocument({ bookingId, document, onClose }: OpenDocumentProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const titleId = useId();
  const { number, type } = document;
  const { data, isError } = useQuery({
    queryKey: ['document', bookingId, number],
    queryFn: () => client.download(`/bookings/${bookingId}/documents/${number}`),
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
