import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../features/reports/bar-chart.tsx';
import { useCells } from '../../features/reports/cells.ts';
import { type ReportParameters, useWholeReport } from '../../features/reports/read-report.ts';
import type { Report, ReportName } from '../../features/reports/report.ts';
import { useServices } from '../../shell/services.ts';
import { formatBaht, formatDayOfMonth, formatMonth, useFormats } from '../../ui/formats.ts';
import { type BarSpan, spansOf } from './bars-of.ts';
import type { Manifest } from './manifest.ts';

type ReportChartProps = Readonly<{
  name: ReportName;
  asked: ReportParameters;
  report: Report;
  chart: NonNullable<Manifest['chart']>;
  /** Opens a column's total of those days. */
  onOpen: (column: string, days: Pick<BarSpan, 'from' | 'to'>) => void;
}>;

/** More lines than that say nothing by their days that their totals do not. */
const MOST_DRAWN = 1_000;

/** A money column by day, or by month; nothing of one day, or of too much. */
export function ReportChart({ name, asked, report, chart, onOpen }: ReportChartProps) {
  const { t } = useTranslation();
  const { label } = useCells();
  const isDrawn = asked.from < asked.to && report.total > 0 && report.total <= MOST_DRAWN;
  const { page: _, ...days } = asked;
  const { data, isError } = useWholeReport(name, { ...days, at: report.at }, isDrawn);
  const barOf = useBars();
  const column = report.columns.find((each) => each.name === chart.height);
  if (!isDrawn || isError || !column) return null;
  if (!data) return <Skeleton variant="rounded" height={HEIGHT} sx={{ mb: 2 }} />;
  const spans = spansOf(data.rows, asked, chart.by, chart.height);
  const most = Math.max(...spans.map(({ sum }) => sum));
  return (
    <BarChart
      title={t('report.byDay', { column: label(column) })}
      says={t('report.highest', { amount: formatBaht(most) })}
      bars={spans.map((span) => barOf(span, most))}
      opens={(key) => {
        const span = spans.find(({ from }) => from === key);
        if (span) onOpen(column.name, span);
      }}
    />
  );
}

const HEIGHT = 172;

function useBars() {
  const { language } = useServices();
  const { day } = useFormats();
  return ({ from, to, sum }: BarSpan, most: number) => ({
    key: from,
    name: from === to ? formatDayOfMonth(from, language) : formatMonth(from, language),
    label: `${from === to ? day(from) : `${day(from)} – ${day(to)}`}: ${formatBaht(sum)}`,
    height: most > 0 ? sum / most : 0,
  });
}
