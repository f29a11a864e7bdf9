import { isAccountNumber, isPromptPayId } from '@baanpak/domain/values/money/account-numbers.ts';
import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Choice, Columns, LineInput } from '../../ui/form/inputs.tsx';

const FIELDS = ['bank', 'bankAccountNumber', 'bankAccountName', 'promptPayId'];

/** Where guests' transfers go. */
export function MoneyPart() {
  const { t } = useTranslation();
  const { language } = useServices();
  const unless = (isRight: (text: string) => boolean, wrong: string) => (text?: string | null) =>
    !text || isRight(text) ? undefined : wrong;
  return (
    <Collapsible title={t('hotel.account')} fields={FIELDS}>
      <Columns>
        <Choice
          source="bank"
          choices={BANKS.map(({ code, label }) => ({ id: code, name: label[language] }))}
          none={t('hotel.noBank')}
        />
        <LineInput
          source="bankAccountNumber"
          isNumber
          validate={unless(isAccountNumber, t('hotel.wrongAccount'))}
        />
        <LineInput source="bankAccountName" most={200} />
        <LineInput
          source="promptPayId"
          isNumber
          helperText={t('hotel.promptPayHint')}
          validate={unless(isPromptPayId, t('hotel.wrongPromptPay'))}
        />
      </Columns>
    </Collapsible>
  );
}
