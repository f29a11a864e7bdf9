import type { PersonPresent } from '@baanpak/contract/answers/presence.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import { type FocusEvent, type PointerEvent, useMemo, useRef } from 'react';
import { useEnter } from '../../shell/live/use-presence.ts';
import { type Choosing, type ChoosingStep, nightsChosen } from './choosing.ts';
import type { Dropped } from './dragging.ts';
import { gridStyles } from './grid-styles.ts';
import type { Lane } from './lanes.ts';
import { Plain } from './plain.ts';
import { TimelineHead } from './timeline-head.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { useCellFocus } from './use-cell-focus.ts';
import type { Moving } from './use-moving.ts';
import { useRowsLaidOut } from './use-rows-laid-out.ts';
import { useTimelineKeys } from './use-timeline-keys.ts';
import { useTimelinePointer } from './use-timeline-pointer.ts';
import type { TimelineWords } from './use-timeline-words.ts';

export type TimelineGridProps = Readonly<{
  label: string;
  language: Language;
  lanes: readonly Lane[];
  days: readonly LocalDate[];
  today: LocalDate;
  words: TimelineWords;
  choosing: Choosing;
  moving: Moving;
  onStep: (step: ChoosingStep) => void;
  /** The nights are chosen, and one goes on. */
  onChosen: () => void;
  onOpen: (bookingId: string) => void;
  /** Who else is at which stay, by its id. */
  others: ReadonlyMap<string, readonly PersonPresent[]>;
  mayMove: boolean;
  onDrop: (dropped: Dropped) => void;
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
