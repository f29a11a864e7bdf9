import { SelectInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../ui/use-formats.ts';
import { useHotels } from './use-hotels.ts';

/** Which of the owner's hotels; nothing to choose where there is one. */
export function HotelFilter({ source }: Readonly<{ source: string; alwaysOn?: boolean }>) {
  const { t } = useTranslation();
  const { text } = useFormats();
  const { data: hotels = [] } = useHotels();
  if (hotels.length < 2) return null;
  return (
    <SelectInput
      source={source}
      label={t('hotel.one')}
      choices={hotels.map(({ id, hotelName }) => ({ id, name: text(hotelName) }))}
      helperText={false}
    />
  );
}
