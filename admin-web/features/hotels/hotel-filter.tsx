import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { textQuery } from '../../shell/api/data-provider.ts';
import type { Hotel } from '../../shell/api/records.ts';
import { useOwnResource } from '../../shell/owner.ts';
import { useFormats } from '../../ui/formats.ts';
import { useHotels } from './hotels.ts';

/** Which of the owner's hotels, found by a part of its name; nothing to choose where there is one. */
export function HotelFilter({ source }: Readonly<{ source: string; alwaysOn?: boolean }>) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const resource = useOwnResource('hotel-manage');
  const { total = 0 } = useHotels();
  if (total < 2) return null;
  return (
    <ReferenceInput source={source} reference={resource} perPage={50}>
      <AutocompleteInput
        label={t('hotel.one')}
        optionText={({ hotelName }: Hotel) => text(hotelName)}
        filterToQuery={textQuery}
        helperText={false}
        size="small"
      />
    </ReferenceInput>
  );
}
