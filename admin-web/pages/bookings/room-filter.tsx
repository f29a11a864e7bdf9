import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/room.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import { textQuery } from '../../ui/text-query.ts';
import { useFormats } from '../../ui/use-formats.ts';

/** Which room, found by a part of its title; of the hotel that is chosen, where one is. */
export function RoomFilter({ source }: Readonly<{ source: string; alwaysOn?: boolean }>) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const resource = useOwnResource('room-manage');
  const hotelId: unknown = useWatch({ name: 'hotelId' });
  return (
    <ReferenceInput
      source={source}
      reference={resource}
      perPage={50}
      filter={typeof hotelId === 'string' && hotelId !== '' ? { hotelId } : {}}
    >
      <AutocompleteInput
        label={t('booking.room')}
        optionText={({ title }: Room) => text(title)}
        filterToQuery={textQuery}
        helperText={false}
        size="small"
      />
    </ReferenceInput>
  );
}
