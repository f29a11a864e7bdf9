import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '../../features/reports/report.ts';
import { useMay } from '../../shell/me.ts';
import { today } from '../../ui/dates.ts';
import { PayoutDialog } from './payout-dialog.tsx';
import { unpaidMonths } from './unpaid-months.ts';
import type { ReportParameters } from './use-report-parameters.ts';

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
