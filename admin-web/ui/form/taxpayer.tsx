import { isBranch } from '@baanpak/domain/values/money/account-numbers.ts';
import { isThaiTaxId } from '@baanpak/domain/values/money/tax-invoice.ts';
import { useTranslation } from 'react-i18next';
import { BothLanguages, LineInput } from './inputs.tsx';

/** Who issues tax documents, as these name it. */
export const TaxpayerNames = () => (
  <>
    <BothLanguages source="registeredName" printed="one-line" most={200} />
    <BothLanguages source="registeredAddress" printed="lines" multiline most={500} />
  </>
);

/** Tax id and branch, which say what is wrong with them. */
export function TaxpayerNumbers() {
  const { t } = useTranslation();
  return (
    <>
      <LineInput
        source="taxId"
        isNumber
        validate={(id?: string | null) =>
          !id || isThaiTaxId(id) ? undefined : t('hotel.wrongTaxId')
        }
      />
      <LineInput
        source="branch"
        isNumber
        helperText={t('hotel.branchHint')}
        validate={(branch?: string | null) =>
          !branch || isBranch(branch) ? undefined : t('hotel.wrongBranch')
        }
      />
    </>
  );
}
