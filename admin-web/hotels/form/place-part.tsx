import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { Amount, BothLanguages, Columns, Line } from '../../ui/form/inputs.tsx';

/** Where it is on the map, and how far from what. */
export function PlacePart() {
  const { t } = useTranslation();
  return (
    <FormPart title={t('hotel.place')}>
      <Columns>
        <Amount source="locPlaces.lat" min={-90} max={90} step="any" />
        <Amount source="locPlaces.lng" min={-180} max={180} step="any" />
        <Line source="locPlaces.googleMapsLink" type="url" />
      </Columns>
      <BothLanguages source="airportName" most={200} />
      <Columns>
        <Amount source="distanceToAirport" min={0} max={2000} />
        <Amount source="distanceToCity" min={0} max={2000} />
      </Columns>
    </FormPart>
  );
}
