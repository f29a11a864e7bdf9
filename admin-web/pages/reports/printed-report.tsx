import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useGetOne } from 'react-admin';
import { useTranslation } from 'react-i18next';
import {
  MOST_ROWS,
  type ReportParameters,
  useWholeReport,
} from '../../features/reports/read-report.ts';
import type { ReportName } from '../../features/reports/report.ts';
import type { Hotel } from '../../shell/api/records.ts';
import { useServices } from '../../shell/services.ts';
import { formatSecond, useFormats } from '../../ui/formats.ts';
import { Page, PageProgress } from '../../ui/page.tsx';
import { MANIFESTS } from './manifest.ts';
import { ReportTable } from './report-table.tsx';

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

/**
 * What it is of, and since when it may be another: what is asked for by "why is it different". As of a moment the bar
 * over the page says when.
 */
function Heading({ asked, readAt }: Readonly<{ asked: ReportParameters; readAt: number }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const scope = useScopeWords(asked);
  return (
    <Box sx={{ mb: 2 }}>
      <div>{scope}</div>
      {asked.at === undefined && (
        <div>{t('asOf.stands', { moment: formatSecond(readAt, language) })}</div>
      )}
    </Box>
  );
}

/** What a report is of: the hotel, the days and the channel. */
function useScopeWords({ from, to, hotelId, channel }: ReportParameters): string {
  const { t } = useTranslation();
  const { day, text } = useFormats();
  const { data: hotel } = useGetOne<Hotel>(
    'hotels',
    { id: hotelId ?? '' },
    { enabled: hotelId !== undefined, retry: false },
  );
  return [
    hotelId === undefined ? t('hotel.all') : text(hotel?.hotelName),
    from === to ? day(to) : `${day(from)} – ${day(to)}`,
    channel && t(`channel.${channel}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Lines across the page, their headings on each, and the pages' numbers where the browser writes them. */
const ON_PAPER = {
  '@page': {
    size: 'A4 landscape',
    margin: '12mm 12mm 16mm',
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt' },
  },
  '@media print': {
    'header, aside, nav, .RaSidebar-fixed, .MuiDrawer-root, .no-print, .MuiSnackbar-root': {
      display: 'none !important',
    },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.RaLayout-content': { padding: '0 !important' },
    body: { background: '#fff', fontSize: '9pt' },
    '.report-table': { overflow: 'visible !important', contain: 'none !important' },
    '.report-table table': { fontSize: '8pt', width: '100%' },
    '.report-table thead': { display: 'table-header-group' },
    '.report-table tfoot': { display: 'table-row-group' },
    '.report-table tr': { breakInside: 'avoid' },
    '.report-table th, .report-table td': { padding: '2pt 4pt !important', whiteSpace: 'normal' },
    '.report-table tr > :first-child': { position: 'static', maxWidth: 'none' },
  },
} as const;
