import { isLocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure, useCells } from '../../features/reports/cells.ts';
import { type ReportParameters, scopeOf } from '../../features/reports/read-report.ts';
import {
  type Column,
  type ColumnType,
  type Explanation,
  explanationIn,
  type Facts,
  isFigure,
  numberIn,
  type Report,
  type ReportName,
} from '../../features/reports/report.ts';
import { read } from '../../shell/api/calls.ts';
import { useServices } from '../../shell/services.ts';
import { useFormats } from '../../ui/formats.ts';
import { MANIFESTS } from './manifest.ts';
import { type Days, useReportParameters } from './parameters.ts';
import { FactList, SidePanel, TurnPages } from './side-panel.tsx';

/** The figure that the address opens: of a line, of a bar's days, or of all. */
export function OpenedFigure({ name, report }: Readonly<{ name: ReportName; report: Report }>) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { cell } = useCells();
  const { asked, parameters, show } = useReportParameters(MANIFESTS[name]);
  const column = report.columns.find((each) => each.name === parameters.get('column'));
  if (!column) return null;
  const row = parameters.get('row') ?? undefined;
  const days = daysIn(parameters.get('day'));
  const line = row === undefined ? undefined : report.rows.find(({ key }) => key === row);
  const about = line ? report.columns.filter((each) => !isFigure(each)).slice(0, 2) : [];
  const of = days
    ? [...new Set([days.from, days.to])].map(day).join(' – ')
    : about.map((each) => cell(line?.[each.name], each)).join(' · ') || t('report.total');
  const cells = line ?? (row === undefined && !days ? report.totals : undefined);
  const shown = cells && numberIn(cells, column.name);
  return (
    <FigurePanel
      key={`${row} ${column.name} ${of}`}
      figure={{
        ...{ name, column: column.name, asked: { ...asked, ...days, at: report.at } },
        ...(row !== undefined && { row }),
      }}
      {...{ column, of, shown }}
      onClose={() => show({ row: undefined, column: undefined, day: undefined })}
    />
  );
}

function daysIn(named: string | null): Days | undefined {
  const [from = '', to = ''] = named?.split(',') ?? [];
  return isLocalDate(from) && isLocalDate(to) ? { from, to } : undefined;
}

type FigurePanelProps = Readonly<{
  figure: FigureRequest;
  column: Column;
  /** What the figure is of: a day, a booking, all of it. */
  of: string;
  /** As the report shows it; undefined where it does not. */
  shown: number | null | undefined;
  onClose: () => void;
}>;

/** The facts that sum to a figure. */
function FigurePanel({ figure, column, of, shown, onClose }: FigurePanelProps) {
  const { t } = useTranslation();
  const { label } = useCells();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useExplanation(figure, page);
  return (
    <SidePanel title={`${label(column)} · ${of}`} onClose={onClose}>
      {shown !== undefined && (
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 650 }}>
          {formatFigure(shown, column.type, true)}
        </Typography>
      )}
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => refetch()}>{t('report.again')}</Button>}
        >
          {t('report.failed')}
        </Alert>
      )}
      {!data && !isError && <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}
      {data && <Explained {...{ data, shown }} type={column.type} onPage={setPage} />}
    </SidePanel>
  );
}

type ExplainedProps = Pick<FigurePanelProps, 'shown'> &
  Readonly<{ data: Explanation; type: ColumnType; onPage: (page: number) => void }>;

/** Of a ratio both parts, each by itself. */
function Explained({ data, shown, type, onPage }: ExplainedProps) {
  const { t } = useTranslation();
  if (!('numerator' in data)) return <Summed facts={data} {...{ shown, onPage }} />;
  const { numerator, denominator } = data;
  const kind = type === 'percent' ? 'share' : 'average';
  return (
    <>
      <Typography sx={{ my: 1 }} color="text.secondary">
        {t(`report.isRatio.${kind}`, {
          numerator: formatFigure(numerator.sum, numerator.measure, true),
          denominator: formatFigure(denominator.sum, denominator.measure, true),
        })}
      </Typography>
      <Typography variant="h3">{t(`report.numerator.${kind}`)}</Typography>
      <Summed facts={numerator} onPage={onPage} />
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t(`report.denominator.${kind}`)}
      </Typography>
      <Summed facts={denominator} onPage={onPage} />
    </>
  );
}

type SummedProps = Readonly<{
  facts: Facts;
  shown?: number | null | undefined;
  onPage: (page: number) => void;
}>;

/** Facts with their sum, and whether it is the figure that was opened. */
function Summed({ facts, shown, onPage }: SummedProps) {
  const { t } = useTranslation();
  const sum = formatFigure(facts.sum, facts.measure, true);
  const differs = typeof shown === 'number' && Math.abs(shown - facts.sum) >= 0.005;
  return (
    <>
      <Typography sx={{ mb: 1 }} color="text.secondary">
        {t('report.sum', { count: facts.total, sum })}
        {typeof shown === 'number' && !differs && ` ${t('report.equals')}`}
      </Typography>
      {differs && <Alert severity="warning">{t('report.differs')}</Alert>}
      <FactList facts={facts.facts} />
      <TurnPages of={facts} onPage={onPage} />
    </>
  );
}

const PER_PAGE = 25;

/** A figure of a report: of a line, or where there is none, of the totals. */
type FigureRequest = Readonly<{
  name: ReportName;
  asked: ReportParameters;
  row?: string;
  column: string;
}>;

/** The facts that sum to a figure, as of the position its report was read at. */
function useExplanation({ name, asked, row, column }: FigureRequest, page: number) {
  const { client } = useServices();
  const query = { ...scopeOf(asked), column, row, page, perPage: PER_PAGE };
  return useQuery({
    queryKey: ['reports', name, 'events', query],
    queryFn: async () =>
      explanationIn(await read(client, '/reports/{name}/events', { name }, query)),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
