import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Columns } from '../../ui/form/inputs.tsx';
import { StaffCreate } from '../../ui/form/staff-create.tsx';
import { HotelInput } from './hotel-input.tsx';
import { RoomForm } from './room-form.tsx';

const DEFAULTS = {
  units: 1,
  guests: 2,
  maxGuests: 2,
  petsAllowed: false,
  kidsAllowed: true,
  facilities: [],
  notes: [],
  unitNames: [],
};

/** A room of one of the owner's hotels; which one stays as it is afterwards. */
export function RoomCreate() {
  const { t } = useTranslation();
  return (
    <StaffCreate title={t('room.add')} redirect="edit" defaults={DEFAULTS}>
      <Columns>
        <HotelInput source="hotelId" />
      </Columns>
      <RoomForm />
      <Typography color="text.secondary" sx={{ pt: 2 }}>
        {t('pictures.afterSaving')}
      </Typography>
    </StaffCreate>
  );
}
