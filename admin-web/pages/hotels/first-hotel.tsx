import HotelIcon from '@mui/icons-material/HotelOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCreatePath } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import { Nothing } from '../../ui/list/nothing.tsx';

/** Stands where an owner has no hotel yet, and leads to the first. */
export function FirstHotel() {
  const { t } = useTranslation();
  const mayWrite = useMay('write-hotels', useOwner());
  const resource = useOwnResource('hotel-manage');
  const createPath = useCreatePath();
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
      <Button variant="contained" component={Link} to={createPath({ resource, type: 'create' })}>
        {t('hotel.add')}
      </Button>
    </Box>
  );
}
