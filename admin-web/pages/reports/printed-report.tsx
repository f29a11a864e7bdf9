import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';
import { MOST_ROWS, useWholeReport } from '../../features/reports/read-report.ts';
import type { ReportName } from '../../features/reports/report.ts';
import { useServices } from '../../shell/services.ts';
import { formatSecond } from '../../ui/dates.ts';
import { Page } from '../../ui/page.tsx';
import { PageProgress } from '../../ui/page-progress.tsx';
import { knownInstant } from './as-of-dialog.tsx';
import { MANIFESTS } from './manifest.ts';
import { ON_PAPER } from './on-paper.ts';
import { ReportTable } from './report-table.tsx';
import type { ReportParameters } from './use-report-parameters.ts';
import { useScopeWords } from './use-scope-words.ts';

type PrintedReportProps = Readonly<{
  name: ReportName;
  asked: ReportParameters;
  onBack: () => void;
}>;

/** All lines of a report as they are printed, with what they are of and the moment they stood so. */
export function PrintedReport({ name, asked, onBack }: PrintedReportProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const { data, isError, refetch } = useWholeReport(name, asked);
  const title = MANIFESTS[name].title[language];
  return (
    <Page
      title={title}
      actions={
        <Box className="no-print" sx={{ display: 'flex', gap: 1 }}>
          <Button onClick={onBack}>{t('back')}</Button>
          <Button variant="contained" disabled={!data} onClick={() => window.print()}>
            {t('print.print')}
          </Button>
        </Box>
      }
    >
      <GlobalStyles styles={ON_PAPER} />
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => refetch()}>{t('report.again')}</Button>}
        >
          {t('report.failed')}
        </Alert>
      )}
      {!data && !isError && <PageProgress />}
      {data && (
        <>
          <Heading asked={asked} readAt={data.readAt} />
          {data.total > MOST_ROWS && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('report.tooLong', { count: MOST_ROWS, total: data.total })}
            </Alert>
          )}
          <ReportTable title={title} report={data} />
        </>
      )}
    </Page>
  );
}

/** What it is of, and since when it may be another: what is asked for by "why is it different". */
function Heading({ asked, readAt }: Readonly<{ asked: ReportParameters; readAt: number }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const scope = useScopeWords(asked);
  const known = asked.at === undefined ? readAt : knownInstant(asked.at);
  return (
    <Box sx={{ mb: 2 }}>
      <div>{scope}</div>
      {known !== undefined && (
        <div>{t('report.standsAsOf', { moment: formatSecond(known, language) })}</div>
      )}
    </Box>
  );
}
