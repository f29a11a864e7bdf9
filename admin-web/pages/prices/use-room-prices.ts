import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import type { Room } from '../../shell/api/room.ts';
import { type SelectionStep, selectedDays } from './cell-selection.ts';
import { type DayPricesFields, requestOf } from './day-prices-request.ts';
import { useCellSelection } from './use-cell-selection.ts';
import { useSetDayPrices } from './use-set-day-prices.ts';
import { useShownPrices } from './use-shown-prices.ts';

const A_WEEK = 7;

/** What is shown of rooms, which days of which are chosen, and what is done to them. */
export function useRoomPrices(rooms: readonly Room[], isWide: boolean) {
  const [only, setOnly] = useState(rooms[0]?.id ?? '');
  const inGrid = isWide ? rooms : rooms.filter(({ id }) => id === only);
  const { painting, days, paint, turn } = useCellSelection(!isWide);
  /** Rooms chosen by the form; undefined: those painted over. */
  const [picked, setPicked] = useState<readonly string[]>();
  const { shown, failed } = useShownPrices(inGrid, days);
  const work = useSetDayPrices();
  const { from, to, first, last } = selectedDays(painting);
  const [wasWide, setWasWide] = useState(isWide);
  const paintedOver = wasWide ? rooms.slice(first, last + 1).map(({ id }) => id) : [only];
  const chosen = picked ?? paintedOver;
  if (wasWide !== isWide) {
    // a tablet was turned: rows are others now, the days and rooms chosen stay
    const focused = wasWide ? (rooms[painting.focus.room]?.id ?? only) : only;
    setWasWide(isWide);
    setOnly(focused);
    setPicked(chosen);
    paint({ type: 'row', room: isWide ? rooms.findIndex(({ id }) => id === focused) : 0 });
  }
  return {
    ...{ only, painting, days, turn, shown, failed, from, to, chosen, work },
    chooseRooms: setPicked,
    showRoom: (roomId: string) => {
      setPicked(undefined);
      setOnly(roomId);
    },
    paint: (step: SelectionStep) => {
      if (step.type !== 'range') setPicked(undefined);
      paint(step);
    },
    look: (fields: DayPricesFields) => {
      const { weekdays } = fields;
      const period = {
        ...{ from, to: addDays(to, 1) },
        ...(weekdays.length < A_WEEK && { weekdays: [...weekdays] }),
      };
      const meant = rooms.filter(({ id }) => chosen.includes(id));
      return work.look(meant, { ...period, ...requestOf(fields) });
    },
  };
}
