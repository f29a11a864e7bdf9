import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/bookings/booking.ts';
import { useServices } from '../../shell/services.ts';
import { useAddressOf } from '../../ui/use-address-of.ts';

/** The guest's slip of a bank transfer, which only who signed in may read; it opens in full in a tab of its own. */
export function SlipPicture({ booking: { id, version } }: Readonly<{ booking: Booking }>) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { data, isError } = useQuery({
    queryKey: ['slip', id, version],
    queryFn: () => client.download(`/bookings/${id}/slip`),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useAddressOf(data);
  if (isError) return <Alert severity="error">{t('booking.noSlip')}</Alert>;
  if (url === undefined) return <Skeleton variant="rounded" height={240} sx={{ mt: 1.5 }} />;
  return (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'block', mt: 1.5 }}
    >
      <Box
        component="img"
        src={url}
        alt={t('booking.slip')}
        sx={{
          maxWidth: '100%',
          maxHeight: 360,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
    </Box>
  );
}
