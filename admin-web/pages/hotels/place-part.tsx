import { AIRPORTS } from '@baanpak/domain/values/place/airports.ts';
import { useRecordContext, type Validator } from 'react-admin';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Hotel } from '../../features/hotels/use-hotels.ts';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Amount, Columns, isBlank, LineInput } from '../../ui/form/inputs.tsx';
import { ListedText } from '../../ui/form/listed-text.tsx';
import { PlaceInput } from './map/place-input.tsx';

const FIELDS = ['locPlaces', 'airportName', 'distanceToAirport', 'distanceToCity'];

/** Where it is on the map, and how far from what; open where that is not said yet. */
export function PlacePart() {
  const { t } = useTranslation();
  const hotel = useRecordContext<Hotel>();
  const isMissing = hotel !== undefined && hotel.locPlaces === null;
  return (
    <Collapsible title={t('hotel.place')} fields={FIELDS} opensFirst={isMissing}>
      <PlaceInput />
      <Columns>
        <Amount source="locPlaces.lat" min={-90} max={90} step="any" validate={wholePoint} />
        <Amount source="locPlaces.lng" min={-180} max={180} step="any" validate={wholePoint} />
      </Columns>
      <LineInput source="locPlaces.googleMapsLink" type="url" />
      <Columns>
        <ListedText source="airportName" list={AIRPORTS} />
        <Amount source="distanceToAirport" min={0} max={2000} step="any" />
        <Amount source="distanceToCity" min={0} max={2000} step="any" />
      </Columns>
    </Collapsible>
  );
}

/** A point has both coordinates, and a link alone is none. */
const wholePoint: Validator = (value, all) =>
  isBlank(value) &&
  ['lat', 'lng', 'googleMapsLink'].some((part) => !isBlank(get(all.locPlaces, part)))
    ? 'ra.validation.required'
    : undefined;
