import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useReport } from '../../features/reports/read-report.ts';
import type { Report, ReportName } from '../../features/reports/report.ts';
import { useServices } from '../../shell/services.ts';
import { Page } from '../../ui/page.tsx';
import { AsOfBanner } from './as-of-banner.tsx';
import { MANIFESTS } from './manifest.ts';
import { OpenedFigure } from './opened-figure.tsx';
import { RecordPayout } from './record-payout.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportTools } from './report-tools.tsx';
import { TurnPages } from './turn-pages.tsx';
import { useReportParameters } from './use-report-parameters.ts';

/** A report with its filters, its chart and its lines; every figure can be opened. */
export function ReportScreen({ name }: Readonly<{ name: ReportName }>) {
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
      {asked.at !== undefined && (
        <AsOfBanner at={asked.at} onNow={() => change({ at: undefined })} />
      )}
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
      {manifest.hasPayouts && <RecordPayout {...{ report, asked }} />}
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
