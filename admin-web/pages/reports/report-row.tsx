import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Column, canOpen, isFigure, type Row } from '../../features/reports/report.ts';
import { useCells } from '../../features/reports/use-cells.ts';
import { bookingPath } from '../../shell/addresses.ts';
import { useServices } from '../../shell/services.ts';
import type { Manifest } from './manifest.ts';
import { monthOfRow, PaperButton } from './paper-button.tsx';

type Papers = NonNullable<Manifest['papers']>;

/** Undefined for the totals; where there is none, nothing can be opened. */
export type OnOpen = ((row: Row | undefined, column: Column) => void) | undefined;

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
export function ReportRow({ columns, ...line }: ReportRowProps) {
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
