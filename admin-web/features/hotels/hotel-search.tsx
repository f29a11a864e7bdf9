import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { Hotel } from '../../shell/api/records.ts';
import { useOwnResource } from '../../shell/owner.ts';
import { useFormats } from '../../ui/formats.ts';
import { useChosenHotel, useHotels } from './hotels.ts';

type HotelSearchProps = Readonly<{
  /** Undefined: all of them. */
  hotelId: string | undefined;
  /** The id of a hotel, or '' for all. */
  onChoose: (hotelId: string) => void;
  /** One must be chosen. */
  isRequired?: boolean;
}>;

const SHOWN = 25;

/** One of the owner's hotels, however many there are, found by a part of its name. */
export function HotelSearch({ hotelId, onChoose, isRequired = false }: HotelSearchProps) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const resource = useOwnResource('hotel-manage');
  const [typed, setTyped] = useState('');
  const { data: found = [], isFetching } = useGetList<Hotel>(
    resource,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'hotelName', order: 'ASC' },
      filter: textQuery(typed),
    },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
  const listed = found.find(({ id }) => id === hotelId);
  const { data: read } = useGetOne<Hotel>(
    resource,
    { id: hotelId ?? '' },
    { enabled: hotelId !== undefined && listed === undefined, retry: false },
  );
  const chosen = listed ?? (read?.id === hotelId ? read : undefined) ?? null;
  return (
    <Autocomplete<Hotel, false, boolean>
      options={found}
      value={chosen}
      disableClearable={isRequired}
      getOptionLabel={({ hotelName }) => text(hotelName)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={(options) => options}
      onInputChange={(_, words, reason) => setTyped(reason === 'input' ? words : '')}
      onChange={(_, hotel) => onChoose(hotel?.id ?? '')}
      loading={isFetching}
      loadingText={t('loading')}
      noOptionsText={t('none')}
      openText={t('hotel.choose')}
      closeText={t('hotel.shut')}
      clearText={t('hotel.all')}
      blurOnSelect
      sx={{ width: { xs: '100%', sm: 280 } }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t('hotel.one')}
          placeholder={t('hotel.all')}
          slotProps={{ inputLabel: { ...input.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}

/** Chooses one of the owner's hotels, or all; the address keeps it. */
export function HotelSwitch() {
  const { total = 0 } = useHotels();
  const [hotelId, choose] = useChosenHotel();
  return total < 2 ? null : <HotelSearch hotelId={hotelId} onChoose={choose} />;
}
