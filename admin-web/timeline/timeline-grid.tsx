import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import Box from '@mui/material/Box';
import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { type Choosing, type ChoosingStep, nightsChosen, type Place } from './choosing.ts';
import { gridStyles } from './grid-styles.ts';
import type { Lane } from './lanes.ts';
import { Plain } from './plain.ts';
import { TimelineHead } from './timeline-head.tsx';
import { TimelineRow } from './timeline-row.tsx';
import { useTimelineKeys } from './use-timeline-keys.ts';
import type { TimelineWords } from './use-timeline-words.ts';

export type TimelineGridProps = Readonly<{
  label: string;
  language: Language;
  lanes: readonly Lane[];
  days: readonly LocalDate[];
  today: LocalDate;
  words: TimelineWords;
  choosing: Choosing;
  onStep: (step: ChoosingStep) => void;
  /** The nights are chosen, and one goes on. */
  onChosen: () => void;
  onOpen: (bookingId: string) => void;
}>;

const LEFT_BUTTON = 1;

/** Rooms down, dates across: one tab stop, and stays over their nights. */
export function TimelineGrid(props: TimelineGridProps) {
  const { label, language, lanes, days, today, words, choosing, onStep, onOpen } = props;
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = useTimelineKeys(props);
  const { focus, chosen } = choosing;
  const place = `${focus.row} ${focus.day}`;
  const isInside = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    // a cell that had the focus may be gone with its days, which leaves nobody with it
    const isOurs = active === document.body || grid.current?.contains(active);
    if (!isInside.current || !isOurs) return;
    grid.current?.querySelector<HTMLElement>(`[data-focus="${place}"]`)?.focus();
  }, [place]);
  const nights = chosen && nightsChosen(chosen);
  const styles = useMemo(() => gridStyles(days.length), [days.length]);

  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event, days);
    if (!place || event.button !== 0 || event.pointerType === 'touch') return;
    onStep(event.shiftKey ? { type: 'extend', to: place.day } : { type: 'choose', at: place });
  };
  const onPointerOver = (event: PointerEvent) => {
    const place = placeOf(event, days);
    if (place && chosen && event.pointerType !== 'touch' && event.buttons === LEFT_BUTTON)
      onStep({ type: 'extend', to: place.day });
  };
  const onPointerUp = (event: PointerEvent) => {
    const place = placeOf(event, days);
    if (place && event.pointerType === 'touch') onStep({ type: 'choose', at: place });
  };
  const onFocus = () => {
    isInside.current = true;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !grid.current?.contains(relatedTarget)) isInside.current = false;
  };
  const onClick = ({ target }: { target: EventTarget }) => {
    const stay = cellOf(target)?.dataset.stay;
    if (stay !== undefined) onOpen(stay);
  };
  return (
    <Box sx={styles}>
      <Plain
        role="grid"
        ref={grid}
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable
        {...{ onKeyDown, onPointerDown, onPointerOver, onPointerUp, onClick }}
        {...{ onFocus, onBlur }}
      >
        <TimelineHead {...{ days, today, language }} />
        <Plain role="rowgroup" className="body">
          {lanes.map((lane, row) => (
            <TimelineRow
              key={lane.key}
              {...{ lane, row, days, today, words }}
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

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

function placeOf({ target }: PointerEvent, days: readonly LocalDate[]): Place | undefined {
  const { row, at } = cellOf(target)?.dataset ?? {};
  const day = days[Number(at)];
  return row !== undefined && day !== undefined ? { row: Number(row), day } : undefined;
}
