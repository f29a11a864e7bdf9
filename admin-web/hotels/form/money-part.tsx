import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.ts';
import { FormPart } from '../../ui/form/form-part.tsx';
import { Choice, Columns, Line } from '../../ui/form/inputs.tsx';

/** Where transfers go, and who issues tax invoices. */
export function MoneyPart() {
  const { t } = useTranslation();
  const { language } = useServices();
  return (
    <FormPart title={t('hotel.money')}>
      <Columns>
        <Choice
          source="bank"
          choices={BANKS.map(({ code, label }) => ({ id: code, name: label[language] }))}
        />
        <Line source="bankAccountNumber" most={50} />
        <Line source="bankAccountName" most={200} />
        <Line source="promptPayId" most={20} />
        <Line source="taxId" most={20} />
        <Line source="branch" most={20} />
      </Columns>
    </FormPart>
  );
}
