import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { type Column, isFigure } from '../../features/reports/report.ts';
import { useCells } from '../../features/reports/use-cells.ts';

type HeadingProps = Readonly<{
  column: Column;
  /** A column's name, with `-` before it the other way round. */
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  tabStop: string | undefined;
}>;

const ARROWS = { ascending: ArrowUpwardIcon, descending: ArrowDownwardIcon } as const;

/** What a column is called; pressed, lines are sorted by it, and pressed again the other way round. */
export function Heading({ column, sort, onSort, tabStop }: HeadingProps) {
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
