import type { PersonPresent } from '@baanpak/contract/answers/presence.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { addDays, type LocalDate, weekdayOf } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import { type FocusEvent, memo, type PointerEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnter } from '../../shell/live/use-presence.ts';
import { formatDay, formatMonth, formatWeekday } from '../../ui/formats.ts';
import { nightsChosen } from './choosing.ts';
import { gridStyles } from './grid-styles.ts';
import { useCellFocus, useTimelineKeys } from './keyboard.ts';
import { kindOf, type Lane, partsOfLane } from './lanes.ts';
import { type Dragged, type GridActions, isMovable, nightsOver } from './moving.ts';
import { useTimelinePointer } from './pointer.ts';
import { isWeekend } from './shown-days.ts';
import { useRowsLaidOut } from './use-rows-laid-out.ts';
import type { TimelineWords } from './words.ts';

export type TimelineGridProps = GridActions &
  Readonly<{
    label: string;
    language: Language;
    today: LocalDate;
    words: TimelineWords;
    /** Who else is at which stay, by its id. */
    others: ReadonlyMap<string, readonly PersonPresent[]>;
  }>;

/** Rooms down, dates across: one tab stop, and stays over their nights. */
export function TimelineGrid(props: TimelineGridProps) {
  const { label, language, lanes, days, today, words, choosing, moving, others, mayMove } = props;
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = useTimelineKeys(props);
  const { dragged, ...onPointer } = useTimelinePointer(grid, props);
  const ghost = dragged ?? moving.moved;
  useEnter(moving.isAsked ? undefined : ghost?.stay._id, 'moves');
  const { focus, chosen } = choosing;
  const place = `${focus.row} ${focus.day}`;
  useCellFocus(grid, place, lanes, moving.isAsked);
  useRowsLaidOut(grid, lanes);
  const nights = chosen && nightsChosen(chosen);
  const styles = useMemo(() => gridStyles(days.length), [days.length]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isLeft = relatedTarget && !grid.current?.contains(relatedTarget);
    if (isLeft && !moving.isAsked) moving.end();
  };
  const onPointerDown = (event: PointerEvent) => {
    moving.end();
    onPointer.onPointerDown(event);
  };
  return (
    <Box sx={styles}>
      <Plain
        role="grid"
        ref={grid}
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable
        {...{ onKeyDown, ...onPointer, onPointerDown, onBlur }}
      >
        <TimelineHead {...{ days, today, language }} />
        <Plain role="rowgroup" className="body">
          {lanes.map((lane, row) => (
            <TimelineRow
              key={lane.key}
              {...{ lane, row, days, today, words, others, mayMove }}
              ghost={ghost?.over.row === row ? ghost : undefined}
              focusDay={focus.row === row ? focus.day : undefined}
              from={chosen?.row === row ? nights?.from : undefined}
              to={chosen?.row === row ? nights?.to : undefined}
            />
          ))}
        </Plain>
      </Plain>
    </Box>
  );
}

type TimelineHeadProps = Readonly<{
  days: readonly LocalDate[];
  today: LocalDate;
  language: Language;
}>;

/** The months over their days; it stays in sight. */
function TimelineHead({ days, today, language }: TimelineHeadProps) {
  const { t } = useTranslation();
  return (
    <Plain role="rowgroup" className="head">
      <Plain role="row" className="row months">
        <Plain role="columnheader" className="room" />
        {monthsOf(days).map(({ first, at, count }) => (
          <Plain
            key={first}
            role="columnheader"
            className="month"
            aria-colspan={count}
            style={{ gridColumn: `${at + 2} / span ${count}` }}
          >
            <span>{formatMonth(first, language)}</span>
          </Plain>
        ))}
      </Plain>
      <Plain role="row" className="row days">
        <Plain role="columnheader" className="room">
          {t('timeline.room')}
        </Plain>
        {days.map((day) => (
          <Plain
            key={day}
            role="columnheader"
            aria-label={`${formatWeekday(weekdayOf(day), language, 'long')} ${formatDay(day, language)}`}
            {...(day === today && { 'aria-current': 'date' as const })}
            className={`day${isWeekend(day) ? ' weekend' : ''}${day === today ? ' today' : ''}`}
          >
            <span>
              {formatWeekday(weekdayOf(day), language, days.length > 14 ? 'narrow' : 'short')}
            </span>
            <b>{Number(day.slice(8))}</b>
          </Plain>
        ))}
      </Plain>
    </Plain>
  );
}

function monthsOf(days: readonly LocalDate[]) {
  const months: { first: LocalDate; at: number; count: number }[] = [];
  for (const [at, day] of days.entries()) {
    const last = months.at(-1);
    if (last?.first.slice(0, 7) === day.slice(0, 7)) last.count += 1;
    else months.push({ first: day, at, count: 1 });
  }
  return months;
}

type TimelineRowProps = Readonly<{
  lane: Lane;
  row: number;
  days: readonly LocalDate[];
  today: LocalDate;
  words: TimelineWords;
  /** The day with the one tab stop, where it is in this row. */
  focusDay: LocalDate | undefined;
  /** The first and last of the nights that are chosen in this row. */
  from: LocalDate | undefined;
  to: LocalDate | undefined;
  /** Who else is at which stay, by its id. */
  others: ReadonlyMap<string, readonly PersonPresent[]>;
  mayMove: boolean;
  /** The stay that is dragged, where it is over this row. */
  ghost: Dragged | undefined;
}>;

/** Plain elements without handlers or state of their own: there may be thousands. */
export const TimelineRow = memo(function TimelineRow({
  lane,
  row,
  days,
  ...props
}: TimelineRowProps) {
  const { today, words, focusDay, from, to, others, mayMove, ghost } = props;
  const [first = today, last = first] = [days[0], days.at(-1)];
  const behind = addDays(last, 1);
  return (
    <Plain role="row" className="row">
      <Plain role="rowheader" className="room" title={words.lane(lane)}>
        <span>{words.room(lane)}</span>
        <b>{words.unit(lane)}</b>
      </Plain>
      {partsOfLane(lane, days).map(({ at, nights, held }) => {
        const day = days[at] ?? today;
        const end = days[at + nights - 1] ?? day;
        const isFocus = focusDay !== undefined && day <= focusDay && focusDay <= end;
        const shared = {
          role: 'gridcell',
          tabIndex: isFocus ? 0 : -1,
          ...(isFocus && { 'data-focus': `${row} ${focusDay}` }),
          'data-row': row,
          'data-at': at,
          style: { gridColumn: `${at + 2} / span ${nights}` },
        };
        if (!held) {
          const isChosen = from !== undefined && to !== undefined && from <= day && day <= to;
          return (
            <Plain
              key={at}
              {...shared}
              className={`night${day < today ? ' past' : ''}${isWeekend(day) ? ' weekend' : ''}${day === today ? ' today' : ''}${isChosen ? ' chosen' : ''}`}
              aria-selected={isChosen}
              aria-label={words.free(day, lane)}
            />
          );
        }
        const { stay } = held;
        const present = others.get(stay._id) ?? [];
        const label = [words.stay(stay, lane), ...words.others(present)].join(', ');
        return (
          <Plain
            key={at}
            {...shared}
            className={`stay ${kindOf(stay)}${held.checkInDate < first || stay.checkInDate < held.checkInDate ? ' before' : ''}${held.checkOutDate > behind || stay.checkOutDate > held.checkOutDate ? ' behind' : ''}`}
            aria-colspan={nights}
            aria-label={label}
            title={label}
            data-stay={stay._id}
            {...(mayMove && isMovable(stay) && { 'aria-keyshortcuts': 'M' })}
          >
            <span>
              {stay.amountDue > 0 && <i className="due" />}
              {words.name(stay)}
            </span>
            {present.length > 0 && <i className="others">{initialsOf(present)}</i>}
          </Plain>
        );
      })}
      {ghost && <Ghost dragged={ghost} days={days} name={words.name(ghost.stay)} />}
    </Plain>
  );
});

const initialsOf = (people: readonly PersonPresent[]) =>
  people.length === 1 ? [...(people[0]?.name ?? '')].slice(0, 1) : people.length;

type GhostProps = Readonly<{ dragged: Dragged; days: readonly LocalDate[]; name: string }>;

/** Where a stay would lie if it was dropped now, as far as its nights are shown. */
function Ghost({ dragged, days, name }: GhostProps) {
  const { checkIn, checkOut } = nightsOver(dragged);
  const at = days.findIndex((day) => checkIn <= day && day < checkOut);
  const nights = days.filter((day) => checkIn <= day && day < checkOut).length;
  if (nights === 0) return null;
  return (
    <Plain
      className="ghost"
      aria-hidden
      data-testid="ghost"
      style={{ gridColumn: `${at + 2} / span ${nights}` }}
    >
      {name}
    </Plain>
  );
}

/** Rows and cells of a grid that CSS lays out: a table would measure thousands of cells to find the widths of columns. */
const Plain = 'div';
