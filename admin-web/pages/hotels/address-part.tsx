import { COUNTRIES } from '@baanpak/domain/values/people/countries.ts';
import type { Validator } from 'react-admin';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { BothLanguages, Columns, isBlank, LineInput } from '../../ui/form/inputs.tsx';
import { ListedText } from '../../ui/form/listed-text.tsx';

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
