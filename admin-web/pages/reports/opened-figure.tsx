import { isLocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { isFigure, numberIn, type Report, type ReportName } from '../../features/reports/report.ts';
import { useCells } from '../../features/reports/use-cells.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { FigurePanel } from './figure-panel.tsx';
import { MANIFESTS } from './manifest.ts';
import type { Days } from './periods.ts';
import { useReportParameters } from './use-report-parameters.ts';

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
