import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { heldOn, type Lane } from './lanes.ts';
import type { useShownDays } from './shown-days.ts';

/** A night of a row. */
export type GridPlace = Readonly<{ row: number; day: LocalDate }>;

/** Nights of one row, from where one began to where one is; which of them is first depends on the way. */
type Chosen = Readonly<{ row: number; anchor: LocalDate; end: LocalDate }>;

/** Where the keyboard is, and the free nights that are chosen. */
export type Choosing = Readonly<{ focus: GridPlace; chosen?: Chosen }>;

export type ChoosingStep = Readonly<
  | { type: 'go'; to: GridPlace }
  | { type: 'choose'; at: GridPlace }
  | { type: 'tap'; at: GridPlace }
  | { type: 'extend'; to: LocalDate }
  | { type: 'clear' }
>;

/** Only nights that `isFree` are chosen, and none behind one that is not. A tap begins, the next one in the row ends. */
export function choosingAfter(
  { focus, chosen }: Choosing,
  step: ChoosingStep,
  isFree: (place: GridPlace) => boolean,
): Choosing {
  switch (step.type) {
    case 'go':
      return { focus: step.to };
    case 'choose': {
      const { row, day } = step.at;
      return isFree(step.at)
        ? { focus: step.at, chosen: { row, anchor: day, end: day } }
        : { focus: step.at };
    }
    case 'tap': {
      const to = step.at.day;
      const isSecond = chosen?.row === step.at.row && chosen.anchor === chosen.end;
      const then: ChoosingStep =
        isSecond && to !== chosen.anchor ? { type: 'extend', to } : { type: 'choose', at: step.at };
      return choosingAfter({ focus, ...(chosen && { chosen }) }, then, isFree);
    }
    case 'extend': {
      const { row, anchor } = chosen ?? { row: focus.row, anchor: focus.day };
      if (!isFree({ row, day: anchor })) return { focus };
      const end = lastFree(anchor, step.to, (day) => isFree({ row, day }));
      return { focus: { row, day: end }, chosen: { row, anchor, end } };
    }
    case 'clear':
      return { focus };
  }
}

/** First and last night, whichever way one chose. */
export const nightsChosen = ({ anchor, end }: Chosen) =>
  anchor < end ? { from: anchor, to: end } : { from: end, to: anchor };

function lastFree(from: LocalDate, to: LocalDate, isFree: (day: LocalDate) => boolean): LocalDate {
  const way = to < from ? -1 : 1;
  let day = from;
  while (day !== to && isFree(addDays(day, way))) day = addDays(day, way);
  return day;
}

type Options = Readonly<{
  lanes: readonly Lane[];
  shown: ReturnType<typeof useShownDays>;
  /** Nights may be chosen at all. */
  mayChoose: boolean;
}>;

/** Where the keyboard is among the shown days, and which nights are chosen; days beyond are turned to. */
export function useChoosing({ lanes, shown, mayChoose }: Options) {
  const { today, first, days, span } = shown;
  const [choosing, setChoosing] = useState<Choosing>({ focus: { row: 0, day: today } });
  const isFree = ({ row, day }: GridPlace) =>
    mayChoose && day >= today && !!lanes[row] && !heldOn(lanes[row].held, day);
  const step = (given: ChoosingStep) => {
    const next = choosingAfter(shownOf(choosing), given, isFree);
    setChoosing(next);
    if (next.focus.day < first) shown.turn(-1);
    else if (next.focus.day > (days.at(-1) ?? first)) shown.turn(1);
  };
  /** With the focus on a day and a row that are there. */
  const shownOf = ({ focus, chosen }: Choosing): Choosing => ({
    focus: {
      row: Math.max(0, Math.min(focus.row, lanes.length - 1)),
      day: clamp(focus.day, first, days.at(-1) ?? first),
    },
    ...(chosen && { chosen }),
  });
  return { choosing: shownOf(choosing), step, span };
}

const clamp = (day: LocalDate, first: LocalDate, last: LocalDate): LocalDate =>
  day < first ? first : day > last ? last : day;
