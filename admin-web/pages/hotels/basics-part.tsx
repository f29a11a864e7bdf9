import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { BothLanguages, Columns, YesNo } from '../../ui/form/inputs.tsx';
import { ProvinceInput } from './province-input.tsx';

const FIELDS = ['hotelName', 'provinceId', 'disabled', 'messageDescription', 'messageFromHotel'];

/** What it is called and what guests read of it first. */
export function BasicsPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('hotel.basics')} fields={FIELDS} opensFirst>
      <BothLanguages source="hotelName" printed="one-line" isRequired most={200} />
      <Columns>
        <ProvinceInput />
        <YesNo source="disabled" helperText={t('hotel.disabledHint')} />
      </Columns>
      <BothLanguages source="messageDescription" multiline most={10_000} />
      <BothLanguages source="messageFromHotel" multiline most={10_000} />
    </Collapsible>
  );
}
