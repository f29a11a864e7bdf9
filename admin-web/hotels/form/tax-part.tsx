import { isBranch } from '@baanpak/domain/values/money/account-numbers.ts';
import { isThaiTaxId } from '@baanpak/domain/values/money/tax-invoice.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FoldingPart } from '../../ui/form/folding-part.tsx';
import { BothLanguages, Columns, Line, YesNo } from '../../ui/form/inputs.tsx';

const FIELDS = ['registeredName', 'registeredAddress', 'taxId', 'branch', 'vatRegistered'];

/** Who issues receipts and tax invoices. */
export function TaxPart() {
  const { t } = useTranslation();
  return (
    <FoldingPart title={t('hotel.tax')} fields={FIELDS}>
      <Typography color="text.secondary">{t('hotel.taxHint')}</Typography>
      <BothLanguages source="registeredName" most={200} />
      <BothLanguages source="registeredAddress" multiline most={500} />
      <Columns>
        <Line
          source="taxId"
          validate={(id?: string | null) =>
            !id || isThaiTaxId(id) ? undefined : t('hotel.wrongTaxId')
          }
        />
        <Line
          source="branch"
          helperText={t('hotel.branchHint')}
          validate={(branch?: string | null) =>
            !branch || isBranch(branch) ? undefined : t('hotel.wrongBranch')
          }
        />
        <YesNo source="vatRegistered" helperText={t('hotel.vatHint')} />
      </Columns>
    </FoldingPart>
  );
}
