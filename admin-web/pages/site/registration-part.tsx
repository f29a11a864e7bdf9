import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { Columns } from '../../ui/form/inputs.tsx';
import { TaxpayerNames, TaxpayerNumbers } from '../../ui/form/taxpayer.tsx';

/** The marketplace as the tax invoices of its commission name it; no guest sees it. */
export function RegistrationPart() {
  const { t } = useTranslation();
  return (
    <FormPart title={t('site.registration')}>
      <Typography variant="body2" color="text.secondary">
        {t('site.registrationHint')}
      </Typography>
      <TaxpayerNames />
      <Columns>
        <TaxpayerNumbers />
      </Columns>
    </FormPart>
  );
}
