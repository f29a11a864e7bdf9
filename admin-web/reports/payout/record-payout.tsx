import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../auth/me.ts';
import { today } from '../../ui/dates.ts';
import type { ReportParameters } from '../address/use-report-parameters.ts';
import type { Report } from '../report.ts';
import { PayoutDialog } from './payout-dialog.tsx';
import { unpaidMonths } from './unpaid-months.ts';

/** For administrators, where a month that is shown can be paid out. */
export function RecordPayout({
  report,
  asked,
}: Readonly<{ report: Report; asked: ReportParameters }>) {
  const { t } = useTranslation();
  const mayRecord = useMay('manage-site');
  const [isOpen, setIsOpen] = useState(false);
  const months = unpaidMonths(report.rows, asked, today());
  if (!mayRecord) return null;
  return (
    <>
      {months.length > 0 && (
        <Button
          className="no-print"
          variant="contained"
          sx={{ mb: 2 }}
          onClick={() => setIsOpen(true)}
        >
          {t('report.payout.record')}
        </Button>
      )}
      {isOpen && <PayoutDialog {...{ months, at: report.at }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
