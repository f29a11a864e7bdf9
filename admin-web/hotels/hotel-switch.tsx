import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../ui/use-formats.ts';
import { useChosenHotel } from './use-chosen-hotel.ts';
import { useHotels } from './use-hotels.ts';

/** Chooses one of the owner's hotels, or all; the address keeps it. */
export function HotelSwitch() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const { data: hotels = [] } = useHotels();
  const [hotelId = '', choose] = useChosenHotel();
  if (hotels.length < 2) return null;
  return (
    <TextField
      select
      label={t('hotel.one')}
      value={hotels.some(({ id }) => id === hotelId) ? hotelId : ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 220 }}
    >
      <MenuItem value="">{t('hotel.all')}</MenuItem>
      {hotels.map(({ id, hotelName }) => (
        <MenuItem key={id} value={id}>
          {text(hotelName)}
        </MenuItem>
      ))}
    </TextField>
  );
}
