import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useReport } from '../../features/reports/read-report.ts';
import type { Report, ReportName } from '../../features/reports/report.ts';
import { useMay } from '../../shell/auth.ts';
import { useServices } from '../../shell/services.ts';
import { AsOfButton } from '../../ui/as-of/as-of-button.tsx';
import { SwitchedOffThen } from '../../ui/as-of/switched-off.tsx';
import { NotFound } from '../../ui/error-page.tsx';
import { OwnDashboard } from '../../ui/own-dashboard.tsx';
import { Page } from '../../ui/page.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { OpenedFigure } from './figure-panel.tsx';
import { MANIFESTS } from './manifest.ts';
import { useReportParameters } from './parameters.ts';
import { RecordPayout } from './payout.tsx';
import { PrintedReport } from './printed-report.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { TurnPages } from './side-panel.tsx';

/** The report that the address names, on the screen or, with `?print=all`, for paper. */
export function ReportPage() {
  const { report } = useParams();
  const name = REPORTS.find((each) => each === report);
  const mayRead = useMay('read-money');
  if (name === undefined) return <NotFound />;
  return mayRead ? <OneReport key={name} name={name} /> : <OwnDashboard />;
}

function OneReport({ name }: Readonly<{ name: ReportName }>) {
  const { asked, parameters, show } = useReportParameters(MANIFESTS[name]);
  if (parameters.get('print') === 'all')
    return <PrintedReport {...{ name, asked }} onBack={() => show({ print: undefined })} />;
  return <ReportScreen name={name} />;
}

/** A report with its filters, its chart and its lines; every figure can be opened. */
function ReportScreen({ name }: Readonly<{ name: ReportName }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const manifest = MANIFESTS[name];
  const { asked, change } = useReportParameters(manifest);
  const { data, error, refetch, isPlaceholderData } = useReport(name, asked);
  return (
    <Page title={manifest.title[language]} actions={<ReportTools name={name} />}>
      <Typography color="text.secondary" sx={{ mt: -1, mb: 2, maxWidth: '70ch' }}>
        {manifest.about[language]}
      </Typography>
      <ReportFilters {...{ asked, change, manifest }} />
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={() => refetch()}>{t('report.again')}</Button>}
        >
          {error instanceof HttpError && error.message ? error.message : t('report.failed')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data && !error && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Shown name={name} report={data} />
        </Box>
      )}
    </Page>
  );
}

const LINES = 12;

/** As high as a page of a report usually is. */
const Loading = () => (
  <Card>
    {Array.from({ length: LINES }, (_, n) => n).map((line) => (
      <Skeleton key={line} height={39} sx={{ mx: 2, transform: 'none', my: '2px' }} />
    ))}
  </Card>
);

function Shown({ name, report }: Readonly<{ name: ReportName; report: Report }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const manifest = MANIFESTS[name];
  const { asked, change, show } = useReportParameters(manifest);
  if (report.total === 0)
    return (
      <Card sx={{ p: 4, textAlign: 'center', minHeight: 160 }}>
        <Typography>{t('report.nothing')}</Typography>
        <Typography color="text.secondary">{t('report.nothingHint')}</Typography>
      </Card>
    );
  return (
    <>
      {manifest.chart && (
        <ReportChart
          {...{ name, asked, report, chart: manifest.chart }}
          onOpen={(column, { from, to }) => show({ column, row: undefined, day: `${from},${to}` })}
        />
      )}
      {manifest.hasPayouts && (
        <SwitchedOffThen>
          <RecordPayout {...{ report, asked }} />
        </SwitchedOffThen>
      )}
      <Card>
        <ReportTable
          title={manifest.title[language]}
          report={report}
          papers={manifest.papers}
          {...(!manifest.isBook && {
            sort: asked.sort,
            onSort: (sort) => change({ sort }),
            onOpen: (row, column) => show({ column: column.name, row: row?.key, day: undefined }),
          })}
        />
      </Card>
      <TurnPages of={report} onPage={(page) => show({ page: String(page) })} />
      <OpenedFigure name={name} report={report} />
    </>
  );
}

/** What can be done with a report: seen as it stood, compared, printed and saved. */
function ReportTools({ name }: Readonly<{ name: ReportName }>) {
  const { t } = useTranslation();
  const manifest = MANIFESTS[name];
  const { asked, show } = useReportParameters(manifest);
  const [isComparing, setComparing] = useState(false);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <AsOfButton size="small" />
      {!manifest.isBook && (
        <Button size="small" onClick={() => setComparing(true)}>
          {t('report.compare')}
        </Button>
      )}
      <Button size="small" onClick={() => show({ print: 'all' })}>
        {t('print.print')}
      </Button>
      <ExportButtons {...{ name, asked }} />
      {isComparing && <ChangesPanel {...{ name, asked }} onClose={() => setComparing(false)} />}
    </Box>
  );
}
