import HotelIcon from '@mui/icons-material/HotelOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CreateButton } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useOwner } from '../app/owner.ts';
import { useOwnResource } from '../app/use-own-resource.ts';
import { useMay } from '../auth/me.ts';
import { Nothing } from '../ui/nothing.tsx';

/** Stands where an owner has no hotel yet, and leads to the first. */
export function FirstHotel() {
  const { t } = useTranslation();
  const mayWrite = useMay('write-hotels', useOwner());
  const resource = useOwnResource('hotel-manage');
  if (!mayWrite) return <Nothing />;
  return (
    <Box
      sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 3, py: 7, textAlign: 'center' }}
    >
      <HotelIcon aria-hidden sx={{ fontSize: 56, color: 'primary.main' }} />
      <Typography variant="h2">{t('hotel.first')}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 440, mb: 1 }}>
        {t('hotel.firstHint')}
      </Typography>
      <CreateButton variant="contained" resource={resource} label={t('hotel.add')} />
    </Box>
  );
}
