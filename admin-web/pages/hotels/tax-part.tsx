import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Columns, YesNo } from '../../ui/form/inputs.tsx';
import { TaxpayerNames, TaxpayerNumbers } from '../../ui/form/taxpayer.tsx';

const FIELDS = ['registeredName', 'registeredAddress', 'taxId', 'branch', 'vatRegistered'];

/** Who issues receipts and tax invoices. */
export function TaxPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('hotel.tax')} fields={FIELDS}>
      <Typography color="text.secondary">{t('hotel.taxHint')}</Typography>
      <TaxpayerNames />
      <Columns>
        <TaxpayerNumbers />
        <YesNo source="vatRegistered" helperText={t('hotel.vatHint')} />
      </Columns>
    </Collapsible>
  );
}
