import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type LocalDate, weekdayOf } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOfMonth, formatWeekday } from '../../ui/dates.ts';
import type { CellSelection, SelectionStep } from './cell-selection.ts';
import { GridDay } from './grid-day.tsx';
import { weeksOf } from './shown-days.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { ShownRoom } from './use-shown-prices.ts';

export type PriceGridProps = Readonly<{
  label: string;
  language: Language;
  rooms: readonly ShownRoom[];
  days: readonly LocalDate[];
  /** The first room alone, a week a row; else a room a row. */
  isMonth: boolean;
  today: LocalDate;
  painting: CellSelection;
  onPaint: (step: SelectionStep) => void;
  /** The days are chosen, and one goes on. */
  onChosen: () => void;
  nameOf: (room: ShownRoom['room']) => string;
}>;

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Days to paint over: dragged with a mouse, touched first and last, or by arrows with shift. */
export function PriceGrid(props: PriceGridProps) {
  const { label, language, rooms, days, isMonth, painting, nameOf } = props;
  const { t } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  const onKeyDown = useGridKeys(props);
  const { room: focusRoom, day: focusDay } = painting.focus;
  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    grid.current.querySelector<HTMLElement>(`[data-cell="${focusRoom} ${focusDay}"]`)?.focus();
  }, [focusRoom, focusDay]);
  const cell = (shown: ShownRoom, room: number, day: LocalDate) => (
    <GridDay key={day} {...props} shown={shown} cell={{ room, day }} />
  );
  const [only] = rooms;
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-label={label}
        aria-multiselectable
        onKeyDown={onKeyDown}
        sx={TABLE}
      >
        <thead>
          <tr>
            {!isMonth && <th scope="col">{t('prices.room')}</th>}
            {isMonth
              ? WEEK.map((weekday) => (
                  <th key={weekday} scope="col">
                    {formatWeekday(weekday, language)}
                  </th>
                ))
              : days.map((day) => (
                  <th key={day} scope="col">
                    {formatWeekday(weekdayOf(day), language)}
                    <br />
                    {formatDayOfMonth(day, language)}
                  </th>
                ))}
          </tr>
        </thead>
        <tbody>
          {isMonth
            ? only &&
              weeksOf(days).map((week) => (
                <tr key={week.find((day) => day !== null)}>
                  {WEEK.map((weekday) => {
                    const day = week[weekday];
                    return day ? cell(only, 0, day) : <td key={weekday} />;
                  })}
                </tr>
              ))
            : rooms.map((shown, room) => (
                <tr key={shown.room.id}>
                  <th scope="row">{nameOf(shown.room)}</th>
                  {days.map((day) => cell(shown, room, day))}
                </tr>
              ))}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE = {
  ...{ width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  ...{ minWidth: { xs: 'auto', md: 900 }, bgcolor: 'background.paper', userSelect: 'none' },
  'th, td': { borderBottom: 1, borderRight: 1, borderColor: 'divider', textAlign: 'center' },
  'thead th': {
    ...{ py: 0.75, px: 0.25, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' },
  },
  'thead th:first-of-type:not(:nth-last-of-type(7))': { width: { md: 168 } },
  'tbody th': {
    ...{ position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', textAlign: 'left' },
    ...{ px: 1.5, py: 1, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.35 },
  },
} as const;
