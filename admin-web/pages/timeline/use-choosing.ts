import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { type Choosing, type ChoosingStep, choosingAfter, type GridPlace } from './choosing.ts';
import { heldOn, type Lane } from './lanes.ts';
import type { useShownDays } from './use-shown-days.ts';

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
