import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOwner } from '../../shell/owner.ts';
import { StaffCreate } from '../../ui/form/staff-form.tsx';
import { HotelForm } from './hotel-form.tsx';

const DEFAULTS = {
  checkInAtHotel: true,
  checkInOnline: false,
  checkInTime: '14:00',
  checkOutTime: '12:00',
  facilities: [],
  sideViews: [],
};

export function HotelCreate() {
  const { t } = useTranslation();
  const ownerId = useOwner();
  return (
    <StaffCreate
      title={t('hotel.add')}
      redirect="edit"
      defaults={DEFAULTS}
      transform={(hotel) => ({ ...hotel, ownerId })}
    >
      <HotelForm />
      <Typography color="text.secondary" sx={{ pt: 2 }}>
        {t('pictures.afterSaving')}
      </Typography>
    </StaffCreate>
  );
}
