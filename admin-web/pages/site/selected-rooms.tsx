import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useGetMany, useInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { Room } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';
import { FormPart } from '../../ui/form/parts.tsx';

const MOST = 12;

/** The rooms that the home page shows first: searched for, put in order, taken out. */
export function SelectedRooms() {
  const { t } = useTranslation();
  const { language } = useServices();
  const { field } = useInput({ source: 'selectedRoomIds', defaultValue: [] });
  const ids: readonly string[] = field.value ?? [];
  const { data: rooms = [] } = useGetMany<Room>('rooms', { ids: [...ids] });
  const nameOf = (id: string) => rooms.find((room) => room?.id === id)?.title[language] ?? '…';
  const move = (from: number, to: number) =>
    field.onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? ''));
  return (
    <FormPart title={t('site.rooms')}>
      <Typography variant="body2" color="text.secondary">
        {ids.length === 0 ? t('site.noRooms') : t('site.roomsHint')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {ids.map((id, n) => {
          const name = nameOf(id);
          return (
            <li key={id}>
              {name}
              <IconButton
                aria-label={t('site.up', { name })}
                disabled={n === 0}
                onClick={() => move(n, n - 1)}
              >
                <ArrowUpwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={t('site.down', { name })}
                disabled={n === ids.length - 1}
                onClick={() => move(n, n + 1)}
              >
                <ArrowDownwardIcon fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={t('site.drop', { name })}
                onClick={() => field.onChange(ids.toSpliced(n, 1))}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </li>
          );
        })}
      </Box>
      {ids.length < MOST && <AddRoom chosen={ids} add={(id) => field.onChange([...ids, id])} />}
    </FormPart>
  );
}

type AddRoomProps = Readonly<{ chosen: readonly string[]; add: (id: string) => void }>;

function AddRoom({ chosen, add }: AddRoomProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const [q, setQ] = useState('');
  const { data = [], isFetching } = useGetList<Room>('rooms', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'title', order: 'ASC' },
    filter: textQuery(q),
  });
  return (
    <Autocomplete
      options={data.filter(({ id }) => !chosen.includes(id))}
      getOptionLabel={({ title }) => title[language]}
      getOptionKey={({ id }) => id}
      filterOptions={(options) => options}
      value={null}
      inputValue={q}
      onInputChange={(_, typed, reason) => reason === 'input' && setQ(typed)}
      onChange={(_, room) => {
        if (!room) return;
        add(room.id);
        setQ('');
      }}
      loading={isFetching}
      blurOnSelect
      renderInput={(input) => <TextField {...input} label={t('site.addRoom')} />}
    />
  );
}
