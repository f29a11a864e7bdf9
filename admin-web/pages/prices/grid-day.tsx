import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../ui/dates.ts';
import { formatBaht } from '../../ui/money.ts';
import { type Cell, isSelected } from './cell-selection.ts';
import { PriceCell } from './price-cell.tsx';
import type { PriceGridProps } from './price-grid.tsx';
import { useDayWords } from './use-day-words.ts';
import type { ShownRoom } from './use-shown-prices.ts';

type GridDayProps = PriceGridProps & Readonly<{ shown: ShownRoom; cell: Cell }>;

const LEFT_BUTTON = 1;

/** A day of a room. */
export function GridDay({ shown, cell, ...grid }: GridDayProps) {
  const { painting, onPaint, language, today, isMonth, nameOf } = grid;
  const { t } = useTranslation();
  const { rules } = useDayWords();
  const said = shown.days.get(cell.day);
  const left = shown.left.get(cell.day);
  const selected = isSelected(painting, cell);
  const hasFocus = painting.focus.room === cell.room && painting.focus.day === cell.day;
  const words = said ? [formatBaht(said.price), ...rules(said, left)] : [t('loading')];
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    onPaint({ type: event.shiftKey ? 'extend' : 'begin', cell });
  };
  const onPointerEnter = ({ pointerType, buttons }: PointerEvent) => {
    if (pointerType !== 'touch' && buttons === LEFT_BUTTON) onPaint({ type: 'extend', cell });
  };
  return (
    <Box
      component="td"
      role="gridcell"
      tabIndex={hasFocus ? 0 : -1}
      data-cell={`${cell.room} ${cell.day}`}
      aria-selected={selected}
      onPointerDown={onPointerDown}
      onPointerEnter={onPointerEnter}
      onPointerUp={(event: PointerEvent) => {
        if (event.pointerType === 'touch') onPaint({ type: 'touch', cell });
      }}
      sx={{
        ...{ p: 0.25, height: { xs: 58, md: 64 }, cursor: 'cell', verticalAlign: 'top' },
        position: 'relative',
        ...(cell.day < today && { color: 'text.secondary', bgcolor: 'background.default' }),
        ...(said?.closed && { bgcolor: 'action.hover' }),
        ...(selected && { bgcolor: SELECTED, boxShadow: 'inset 0 0 0 1.5px #0a6b36' }),
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box component="span" sx={HEARD_ONLY}>
        {[nameOf(shown.room), formatDay(cell.day, language), ...words].join(', ')}
      </Box>
      <Box aria-hidden>
        {isMonth && <Box sx={{ fontSize: '0.6875rem' }}>{Number(cell.day.slice(8))}</Box>}
        {said && <PriceCell day={said} left={left} />}
      </Box>
    </Box>
  );
}

/** For screen readers. */
const HEARD_ONLY = {
  ...{ position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
  ...{ clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
} as const;
const SELECTED = '#d9f0e2';
