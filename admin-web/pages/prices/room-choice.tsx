import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/room.ts';

type RoomChoiceProps = Readonly<{
  rooms: readonly Room[];
  nameOf: (room: Room) => string;
  value: string;
  onChange: (roomId: string) => void;
}>;

/** The room whose month is shown. */
export function RoomChoice({ rooms, nameOf, value, onChange }: RoomChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      fullWidth
      label={t('prices.room')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {rooms.map((room) => (
        <MenuItem key={room.id} value={room.id}>
          {nameOf(room)}
        </MenuItem>
      ))}
    </TextField>
  );
}
