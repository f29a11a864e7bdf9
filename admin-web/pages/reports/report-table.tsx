import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCells } from '../../features/reports/cells.ts';
import {
  type Column,
  canOpen,
  isFigure,
  type Report,
  type Row,
} from '../../features/reports/report.ts';
import { SCROLLED } from '../../features/reports/scrolled.ts';
import { bookingPath } from '../../shell/addresses.ts';
import { addressWith } from '../../shell/api/calls.ts';
import { useServices } from '../../shell/services.ts';
import { COLORS } from '../../shell/theme.ts';
import { useDownload } from '../../ui/documents.ts';
import { formatMonth } from '../../ui/formats.ts';
import type { Manifest, Paper } from './manifest.ts';
import { moveInGrid } from './move-in-grid.ts';

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

type HeadingProps = Readonly<{
  column: Column;
  /** A column's name, with `-` before it the other way round. */
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  tabStop: string | undefined;
}>;

const ARROWS = { ascending: ArrowUpwardIcon, descending: ArrowDownwardIcon } as const;

/** What a column is called; pressed, lines are sorted by it, and pressed again the other way round. */
function Heading({ column, sort, onSort, tabStop }: HeadingProps) {
  const { label } = useCells();
  const { name } = column;
  const order = { [name]: 'ascending', [`-${name}`]: 'descending' } as const;
  const sorted = sort === undefined ? undefined : order[sort];
  const Arrow = sorted && ARROWS[sorted];
  const id = `head ${name}`;
  return (
    <th
      scope="col"
      data-figure={isFigure(column)}
      {...(sorted !== undefined && { 'aria-sort': sorted })}
    >
      {onSort && column.sortable ? (
        <Box
          component="button"
          type="button"
          data-cell={id}
          tabIndex={tabStop === id ? 0 : -1}
          onClick={() => onSort(sort === name ? `-${name}` : name)}
        >
          {label(column)}
          {Arrow && <Arrow sx={{ fontSize: '1em', ml: 0.5, verticalAlign: 'middle' }} />}
        </Box>
      ) : (
        label(column)
      )}
    </th>
  );
}

type Papers = NonNullable<Manifest['papers']>;

/** Undefined for the totals; where there is none, nothing can be opened. */
type OnOpen = ((row: Row | undefined, column: Column) => void) | undefined;

type ReportRowProps = Readonly<{
  row: Row;
  columns: readonly Column[];
  /** Of the totals: what the line is called. */
  heading?: string;
  /** The cell that Tab leads to, as `<row's key> <column>`. */
  tabStop: string | undefined;
  onOpen: OnOpen;
  /** By column, the paper that a cell is saved as. */
  papers?: Papers | undefined;
}>;

/** A line: its first cell says what it is about. */
function ReportRow({ columns, ...line }: ReportRowProps) {
  return (
    <tr>
      {columns.map((column, n) =>
        n === 0 ? (
          <th key={column.name} scope="row" data-figure={isFigure(column)}>
            <Content {...line} column={column} isFirst />
          </th>
        ) : (
          <td
            key={column.name}
            data-figure={isFigure(column)}
            {...(line.onOpen && { role: 'gridcell' })}
          >
            <Content {...line} column={column} isFirst={false} />
          </td>
        ),
      )}
    </tr>
  );
}

type CellProps = Omit<ReportRowProps, 'columns'> & Readonly<{ column: Column; isFirst: boolean }>;

/** A figure as a button, the code of a booking as a link to its page, anything else as text. */
function Content(cell: CellProps) {
  const { row, column, heading, isFirst, onOpen } = cell;
  const cells = useCells();
  const value = row[column.name];
  if (heading !== undefined && isFirst) return heading;
  if (heading !== undefined && value === undefined) return null;
  const shown = cells.cell(value, column);
  if (onOpen && canOpen(column) && value !== undefined)
    return <Figure {...cell} shown={shown} label={cells.label(column)} />;
  const paper = cell.papers?.[column.name];
  const of = monthOfRow(row);
  if (paper && of && typeof value === 'string') return <PaperButton {...{ paper, of, shown }} />;
  const { booking } = row;
  return column.name === 'bookingId' && booking ? (
    <BookingLink {...cell} shown={shown} booking={booking} />
  ) : (
    shown
  );
}

const tabIndexOf = ({ row, column, tabStop }: CellProps) => {
  const id = `${row.key} ${column.name}`;
  return { 'data-cell': id, tabIndex: tabStop === id ? 0 : -1 };
};

type FigureProps = CellProps & Readonly<{ shown: string; label: string }>;

/** Opens what the figure is made of. */
function Figure({ shown, label, ...cell }: FigureProps) {
  const { t } = useTranslation();
  const { row, column, heading, onOpen } = cell;
  return (
    <Box
      component="button"
      type="button"
      {...tabIndexOf(cell)}
      aria-label={t('report.open', { figure: shown, column: label })}
      onClick={() => onOpen?.(heading === undefined ? row : undefined, column)}
    >
      {shown}
    </Box>
  );
}

type BookingLinkProps = CellProps &
  Readonly<{ shown: string; booking: NonNullable<Row['booking']> }>;

function BookingLink({ shown, booking, ...cell }: BookingLinkProps) {
  const { basename } = useServices();
  return (
    <Box
      component={Link}
      to={basename + bookingPath(booking.ownerId, booking._id)}
      {...(cell.onOpen && tabIndexOf(cell))}
    >
      {shown}
    </Box>
  );
}

type OfMonth = Readonly<{ ownerId: string; month: string }>;

/** Which owner and month a line is of, where it is of one. */
const monthOfRow = ({ ownerId, month }: Row): OfMonth | undefined =>
  typeof ownerId === 'string' && typeof month === 'string' ? { ownerId, month } : undefined;

type PaperButtonProps = Readonly<{ paper: Paper; of: OfMonth; shown: string }>;

/** Saves a paper of an owner's month in the reader's language. */
function PaperButton({ paper, of: { ownerId, month }, shown }: PaperButtonProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const download = useDownload();
  return (
    <Box
      component="button"
      type="button"
      aria-label={t(`report.papers.${paper}`, {
        shown,
        month: formatMonth(`${month}-01`, language),
      })}
      sx={{ textDecoration: 'underline' }}
      onClick={() =>
        download(
          addressWith(
            `/reports/settlement/{ownerId}/{month}/${paper}.pdf`,
            { ownerId, month },
            { lang: language },
          ),
          paper === 'statement' ? `settlement-${month}.pdf` : `${shown}.pdf`,
        )
      }
    >
      {shown}
    </Box>
  );
}

/** The first column stays in sight where the others are scrolled; figures stand under each other. */
const TABLE = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: 'max-content',
  minWidth: 1,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    p: 0,
    borderBottom: `1px solid ${COLORS.line}`,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    fontWeight: 400,
  },
  '& thead th': {
    fontWeight: 600,
    color: 'text.secondary',
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
    maxWidth: 160,
    lineHeight: 1.3,
    textWrap: 'balance',
  },
  '& td:not(:has(button, a)), & th:not(:has(button, a))': { px: 1.25, py: 1 },
  '& [data-figure="true"]': { textAlign: 'right' },
  '& tr > :first-child': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    maxWidth: { xs: 150, sm: 260 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderTop: `2px solid ${COLORS.line}` },
  '& tbody tr:hover > *': { bgcolor: '#f4f7f3' },
  '& button, & td a, & th a': {
    display: 'block',
    width: 1,
    minHeight: 38,
    px: 1.25,
    py: 1,
    border: 0,
    bgcolor: 'transparent',
    font: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    color: 'inherit',
    outlineOffset: '-3px',
  },
  '& button': {
    cursor: 'pointer',
    '&:hover, &:focus-visible': { color: COLORS.brandInk, textDecoration: 'underline' },
  },
  '& thead button': { minHeight: 0, color: 'inherit' },
  '& td a, & th a': { color: COLORS.brandInk },
} as const;
