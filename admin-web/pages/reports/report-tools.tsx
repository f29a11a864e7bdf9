import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportName } from '../../features/reports/report.ts';
import { AsOfDialog } from './as-of-dialog.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { MANIFESTS } from './manifest.ts';
import { useReportParameters } from './use-report-parameters.ts';

/** What can be done with a report: seen as it stood, compared, printed and saved. */
export function ReportTools({ name }: Readonly<{ name: ReportName }>) {
  const { t } = useTranslation();
  const manifest = MANIFESTS[name];
  const { asked, change, show } = useReportParameters(manifest);
  const [opened, setOpened] = useState<'as-of' | 'compare'>();
  const close = () => setOpened(undefined);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Button size="small" onClick={() => setOpened('as-of')}>
        {t('report.asOf')}
      </Button>
      {!manifest.isBook && (
        <Button size="small" onClick={() => setOpened('compare')}>
          {t('report.compare')}
        </Button>
      )}
      <Button size="small" onClick={() => show({ print: 'all' })}>
        {t('print.print')}
      </Button>
      <ExportButtons {...{ name, asked }} />
      {opened === 'as-of' && (
        <AsOfDialog
          at={asked.at}
          onChoose={(at) => {
            close();
            change({ at });
          }}
          onClose={close}
        />
      )}
      {opened === 'compare' && <ChangesPanel {...{ name, asked }} onClose={close} />}
    </Box>
  );
}
