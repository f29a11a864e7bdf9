import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type LocalDate, weekdayOf } from '@baanpak/domain/values/time/local-date.ts';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBaht, formatDay, formatDayOfMonth, formatWeekday } from '../../ui/formats.ts';
import {
  type Cell,
  type CellSelection,
  cellAfter,
  dayInCalendars,
  isSelected,
  pageFrom,
  type SelectionStep,
  weeksOf,
} from './cell-selection.ts';
import type { ShownRoom } from './day-prices.ts';
import { useDayWords } from './differences.ts';

type PriceGridProps = Readonly<{
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
  /** Asks who set the price of the day with the focus, by its button or the key I; undefined: one may not ask. */
  onOrigin?: (() => void) | undefined;
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

type GridDayProps = PriceGridProps & Readonly<{ shown: ShownRoom; cell: Cell }>;

const LEFT_BUTTON = 1;

/** A day of a room. */
function GridDay({ shown, cell, ...grid }: GridDayProps) {
  const { painting, onPaint, language, today, isMonth, nameOf, onOrigin } = grid;
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
        {hasFocus && said && onOrigin && <OriginButton isMonth={isMonth} onPress={onOrigin} />}
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

type OriginButtonProps = Readonly<{ isMonth: boolean; onPress: () => void }>;

/** For the mouse and the finger: the keyboard has the key I, and a button stands below the grid. */
function OriginButton({ isMonth, onPress }: OriginButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      title={t('history.price.who')}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
      onClick={onPress}
      sx={{
        position: 'absolute',
        right: 0,
        ...(isMonth ? { top: 0 } : { bottom: 0 }),
        p: 0.25,
        color: 'info.main',
      }}
    >
      <InfoIcon sx={{ fontSize: '1rem' }} />
    </IconButton>
  );
}

type PriceCellProps = Readonly<{ day: PricedDayJson; left: number | undefined }>;

const SMALL = { fontSize: '0.6875rem', lineHeight: 1.35, color: 'text.secondary' } as const;

/** A day's price over its rules and the units left, as few letters as say it. */
function PriceCell({ day, left }: PriceCellProps) {
  const { t } = useTranslation();
  const { minStay, maxStay, closedToArrival, closedToDeparture, closed } = day;
  const rules = [
    ...(minStay === null ? [] : [`≥${minStay}`]),
    ...(maxStay === null ? [] : [`≤${maxStay}`]),
    ...(closedToArrival ? [t('prices.short.closedToArrival')] : []),
    ...(closedToDeparture ? [t('prices.short.closedToDeparture')] : []),
  ];
  return (
    <>
      <Box
        sx={{
          ...{ fontSize: { xs: '0.75rem', md: '0.8125rem' }, fontWeight: 600, lineHeight: 1.4 },
          ...(closed && { textDecoration: 'line-through', color: 'text.secondary' }),
        }}
      >
        {formatBaht(day.price)}
      </Box>
      {rules.length > 0 && <Box sx={{ ...SMALL, color: 'info.main' }}>{rules.join(' ')}</Box>}
      {closed ? (
        <Box sx={{ ...SMALL, color: 'error.main' }}>{t('prices.short.closed')}</Box>
      ) : (
        left !== undefined && <Box sx={SMALL}>{t('prices.short.left', { count: left })}</Box>
      )}
    </>
  );
}

type Grid = Pick<
  PriceGridProps,
  'painting' | 'rooms' | 'days' | 'isMonth' | 'today' | 'onPaint' | 'onChosen' | 'onOrigin'
>;

const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** Arrows, Home and End move, PageUp and PageDown turn the page, with shift they extend; Enter goes on, I asks who set the price. */
function useGridKeys(grid: Grid) {
  const { painting, rooms, days, isMonth, today, onPaint, onChosen, onOrigin } = grid;
  return (event: KeyboardEvent) => {
    const { focus } = painting;
    const [first = focus.day, last = first] = [days[0], days.at(-1)];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChosen();
    }
    if (event.code === 'KeyI' && !event.ctrlKey && !event.metaKey) return onOrigin?.();
    const page = PAGES[event.key];
    const next = page
      ? { ...focus, day: pageFrom(focus.day, isMonth, page) }
      : cellAfter(event.key, focus, { rooms: rooms.length, isMonth, first, last });
    if (!next) return;
    event.preventDefault();
    const cell = { ...next, day: dayInCalendars(next.day, today) };
    onPaint({ type: event.shiftKey ? 'extend' : 'begin', cell });
  };
}
