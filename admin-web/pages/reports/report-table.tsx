import Box from '@mui/material/Box';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, canOpen, type Report } from '../../features/reports/report.ts';
import { SCROLLED } from '../../features/reports/scrolled.ts';
import { Heading } from './heading.tsx';
import type { Manifest } from './manifest.ts';
import { moveInGrid } from './move-in-grid.ts';
import { type OnOpen, ReportRow } from './report-row.tsx';
import { TABLE } from './styles.ts';

type ReportTableProps = Readonly<{
  title: string;
  report: Report;
  /** Undefined on paper, where nothing can be opened. */
  onOpen?: OnOpen;
  papers?: Manifest['papers'];
  /** A column's name, with `-` before it the other way round. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
}>;

/** Lines and totals of a report; Tab leads to one of its cells, arrow keys from there to others. */
export function ReportTable({ title, report, onOpen, papers, sort, onSort }: ReportTableProps) {
  const { columns, rows } = report;
  const opened = columns.find(canOpen)?.name;
  const [tabStop, setTabStop] = useState<string>();
  const first = `${rows[0]?.key ?? ''} ${opened}`;
  const known =
    rows.some(({ key }) => tabStop?.startsWith(`${key} `)) || /^( |head )/.test(tabStop ?? '');
  const follow = ({ target }: FocusEvent<HTMLTableElement>) => {
    const { cell } = target instanceof HTMLElement ? target.dataset : {};
    if (cell !== undefined) setTabStop(cell);
  };
  const shared = { columns, onOpen, tabStop: known ? tabStop : first };
  return (
    <Box
      sx={SCROLLED}
      className="report-table"
      {...(!onOpen && { role: 'region', 'aria-label': title, tabIndex: 0 })}
    >
      <Box
        component="table"
        aria-label={title}
        sx={TABLE}
        {...(onOpen && { role: 'grid', onKeyDown: moveInGrid, onFocus: follow })}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.name} column={column} {...{ sort, onSort }} {...shared} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReportRow key={row.key} row={row} papers={papers} {...shared} />
          ))}
        </tbody>
        <Totals report={report} {...shared} />
      </Box>
    </Box>
  );
}

type TotalsProps = Readonly<{
  report: Report;
  columns: readonly Column[];
  tabStop: string | undefined;
  onOpen: OnOpen;
}>;

/** The last line, over all pages: a column that has no total is left empty. */
function Totals({ report, ...shared }: TotalsProps) {
  const { t } = useTranslation();
  return (
    <tfoot>
      <ReportRow row={{ ...report.totals, key: '' }} heading={t('report.total')} {...shared} />
    </tfoot>
  );
}
