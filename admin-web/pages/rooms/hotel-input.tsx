import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import type { Hotel } from '../../features/hotels/use-hotels.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import { useFieldLabel } from '../../ui/form/use-field-label.ts';
import { textQuery } from '../../ui/text-query.ts';
import { useFormats } from '../../ui/use-formats.ts';

/** In a form: the hotel, found by a part of its name. */
export function HotelInput({ source }: Readonly<{ source: string }>) {
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
