import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/room.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import { useFormats } from '../../ui/use-formats.ts';
import type { Booking } from './booking.ts';

type RoomFieldProps = Readonly<{
  booking: Booking;
  value: string;
  /** What the unit is called that the stay is to have. */
  unit: string | undefined;
  onChange: (roomId: string) => void;
}>;

/** The rooms of the booking's hotel; its own before the others are read. */
export function RoomField({ booking, value, unit, onChange }: RoomFieldProps) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const { data = [] } = useGetList<Room>(useOwnResource('room-manage'), {
    filter: { hotelId: booking.hotelId },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const others = data.filter(({ id }) => id !== booking.roomId);
  return (
    <TextField
      select
      label={t('booking.room')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      helperText={unit !== undefined && t('move.unitWanted', { unit })}
      sx={{ mt: 1 }}
    >
      {[{ id: booking.roomId, title: booking.roomObj.title }, ...others].map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {text(title)}
        </MenuItem>
      ))}
    </TextField>
  );
}
