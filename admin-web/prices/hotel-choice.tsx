import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Hotel } from '../hotels/use-hotels.ts';
import { useFormats } from '../ui/use-formats.ts';

type HotelChoiceProps = Readonly<{
  hotels: readonly Hotel[];
  value: string;
  onChange: (hotelId: string) => void;
}>;

/** One hotel at a time: rooms of many would fill no screen. */
export function HotelChoice({ hotels, value, onChange }: HotelChoiceProps) {
  const { t } = useTranslation();
  const { text } = useFormats();
  return (
    <TextField
      select
      label={t('hotel.one')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: { xs: '100%', sm: 280 } }}
    >
      {hotels.map(({ id, hotelName }) => (
        <MenuItem key={id} value={id}>
          {text(hotelName)}
        </MenuItem>
      ))}
    </TextField>
  );
}
