import HotelIcon from '@mui/icons-material/HotelOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CreateButton, useCreatePath } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHotels } from '../../features/hotels/hotels.ts';
import type { Hotel } from '../../shell/api/records.ts';
import { useAsOf } from '../../shell/as-of.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { SwitchedOffThen } from '../../ui/as-of/switched-off.tsx';
import { useFormats } from '../../ui/formats.ts';
import { Nothing, StaffList } from '../../ui/list/staff-list.tsx';

/** The owner's hotels. */
export function HotelList() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const mayWrite = useMay('write-hotels', useOwner());
  const resource = useOwnResource('hotel-manage');
  const { total = 0 } = useHotels();
  const state = ({ disabled }: Hotel) => (disabled ? <Chip label={t('field.disabled')} /> : null);
  return (
    <StaffList<Hotel>
      title={t('drawer.hotelManage')}
      {...(!mayWrite && { to: null })}
      empty={<FirstHotel />}
      sort={{ field: 'id', order: 'ASC' }}
      actions={
        mayWrite &&
        total > 0 && (
          <SwitchedOffThen>
            <CreateButton variant="contained" resource={resource} label={t('hotel.add')} />
          </SwitchedOffThen>
        )
      }
      columns={[
        {
          source: 'hotelName',
          disableSort: true,
          label: t('field.hotelName'),
          render: ({ hotelName }) => text(hotelName),
        },
        {
          source: 'provinceId',
          disableSort: true,
          label: t('field.provinceId'),
          render: ({ province }) => text(province),
        },
        {
          source: 'place',
          disableSort: true,
          label: t('hotel.place'),
          render: ({ locPlaces }) => t(locPlaces ? 'yes' : 'no'),
        },
        { source: 'status', disableSort: true, label: t('booking.status'), render: state },
      ]}
      card={{
        title: ({ hotelName }) => text(hotelName),
        aside: state,
        body: ({ province }) => text(province),
      }}
    />
  );
}

/** Stands where an owner has no hotel yet, and leads to the first. */
function FirstHotel() {
  const { t } = useTranslation();
  const mayWrite = useMay('write-hotels', useOwner());
  const isThen = useAsOf() !== undefined;
  const resource = useOwnResource('hotel-manage');
  const createPath = useCreatePath();
  if (!mayWrite || isThen) return <Nothing />;
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
