import type { PersonPresent } from '@baanpak/contract/answers/presence.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { memo } from 'react';
import { type Dragged, isMovable } from './dragging.ts';
import { Ghost } from './ghost.tsx';
import { type Lane, partsOfLane } from './lanes.ts';
import { Plain } from './plain.ts';
import { isWeekend } from './shown-days.ts';
import { kindOf } from './stay-kind.ts';
import type { TimelineWords } from './use-timeline-words.ts';

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
