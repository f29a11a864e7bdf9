import { COUNTRIES } from '@baanpak/domain/values/people/countries.ts';
import { AIRPORTS } from '@baanpak/domain/values/place/airports.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Listed } from '@baanpak/domain/values/text/listed.ts';
import { AutocompleteInput, useRecordContext, type Validator } from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Hotel } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';
import { isBlank, useFieldLabel } from '../../ui/form/fields.ts';
import { Amount, BothLanguages, Columns, LineInput } from '../../ui/form/inputs.tsx';
import { Collapsible } from '../../ui/form/parts.tsx';
import { PlaceInput } from './map/place-input.tsx';

const PLACE = ['locPlaces', 'airportName', 'distanceToAirport', 'distanceToCity'];

/** Where it is on the map, and how far from what; open where that is not said yet. */
export function PlacePart() {
  const { t } = useTranslation();
  const hotel = useRecordContext<Hotel>();
  const isMissing = hotel !== undefined && hotel.locPlaces === null;
  return (
    <Collapsible title={t('hotel.place')} fields={PLACE} opensFirst={isMissing}>
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

const LINES = ['address1.th', 'address1.en', 'address2', 'city.th', 'city.en', 'postalCode'];

export function AddressPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('booking.address')} fields={['address']}>
      <BothLanguages
        source="address.address1"
        printed="lines"
        most={500}
        validate={wholeWith('address1')}
      />
      <LineInput source="address.address2" printed="lines" most={500} />
      <BothLanguages
        source="address.city"
        printed="lines"
        most={200}
        validate={wholeWith('city')}
      />
      <Columns>
        <LineInput source="address.postalCode" isNumber most={20} />
        <ListedText source="address.country" list={COUNTRIES} validate={withCountry} />
      </Columns>
    </Collapsible>
  );
}

/** An address is whole or none: this line, in one language at least, where any other is written. */
const wholeWith =
  (line: string): Validator =>
  (_value, { address }) =>
    isBlank(get(address, `${line}.th`)) && isBlank(get(address, `${line}.en`)) && isBegun(address)
      ? 'ra.validation.required'
      : undefined;

const withCountry: Validator = (_value, { address }) =>
  isBlank(get(address, 'country.th')) && isBegun(address) ? 'ra.validation.required' : undefined;

const isBegun = (address: unknown) =>
  [...LINES, 'country.th'].some((line) => !isBlank(get(address, line)));

/** Stands for a text that is not in the list. */
const OTHER = '-';

type ListedTextProps = Readonly<{
  source: string;
  list: readonly Listed[];
  validate?: Validator;
}>;

/** A text in both languages, chosen from a list; one that was said otherwise before stays as a choice. */
function ListedText({ source, list, validate }: ListedTextProps) {
  const { language } = useServices();
  const label = useFieldLabel();
  const said: I18nText | null | undefined = useWatch({ name: source });
  const codeOf = (text: I18nText | null | undefined): string => {
    if (!text?.en && !text?.th) return '';
    return list.find((listed) => listed.label.en === text.en)?.code ?? OTHER;
  };
  const choices = list.map((listed) => ({ id: listed.code, name: listed.label[language] }));
  const other = codeOf(said) === OTHER ? [{ id: OTHER, name: said?.[language] }] : [];
  return (
    <AutocompleteInput
      source={source}
      label={label(source)}
      choices={[...other, ...choices]}
      format={codeOf}
      parse={(code: string) =>
        code === OTHER ? said : (list.find((listed) => listed.code === code)?.label ?? null)
      }
      helperText={false}
      {...(validate && { validate })}
    />
  );
}
