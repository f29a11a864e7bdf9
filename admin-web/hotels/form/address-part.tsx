import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { BothLanguages, Columns, Line } from '../../ui/form/inputs.tsx';

export function AddressPart() {
  const { t } = useTranslation();
  return (
    <FormPart title={t('booking.address')}>
      <BothLanguages source="address.address1" most={500} />
      <Line source="address.address2" most={500} />
      <BothLanguages source="address.city" most={200} />
      <BothLanguages source="address.country" most={200} />
      <Columns>
        <Line source="address.postalCode" most={20} />
      </Columns>
    </FormPart>
  );
}
