import Typography from '@mui/material/Typography';
import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { Hotel } from '../../shell/api/records.ts';
import { useOwnResource } from '../../shell/owner.ts';
import { useFieldLabel } from '../../ui/form/fields.ts';
import { Columns } from '../../ui/form/inputs.tsx';
import { StaffCreate } from '../../ui/form/staff-form.tsx';
import { useFormats } from '../../ui/formats.ts';
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

/** In a form: the hotel, found by a part of its name. */
function HotelInput({ source }: Readonly<{ source: string }>) {
  const label = useFieldLabel();
  const { text } = useFormats();
  const resource = useOwnResource('hotel-manage');
  return (
    <ReferenceInput source={source} reference={resource} perPage={25}>
      <AutocompleteInput
        label={label(source)}
        optionText={({ hotelName }: Hotel) => text(hotelName)}
        filterToQuery={textQuery}
        validate={required()}
        helperText={false}
      />
    </ReferenceInput>
  );
}
