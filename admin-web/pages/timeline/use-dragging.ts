import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Dragged, type Dropped, droppedAt, isMovable } from './dragging.ts';
import { heldOn, type Lane } from './lanes.ts';
import { type PointerAt, placeUnder } from './place-under.ts';

type Options = Readonly<{
  lanes: readonly Lane[];
  days: readonly LocalDate[];
  mayMove: boolean;
  onDrop: (dropped: Dropped) => void;
}>;

/**
 * A stay that follows the mouse from the night it was taken at, until it is dropped or Escape gives it up. Fingers scroll.
 * `wasDragged` is true of the click that ends a drag: it opens nothing.
 */
export function useDragging({ lanes, days, mayMove, onDrop }: Options) {
  const [taken, setTaken] = useState<Dragged>();
  const wasDragged = useRef(false);
  const follow = useCallback(
    (at: PointerAt) => {
      const over = placeUnder(at, days);
      if (!taken || !over || (over.row === taken.over.row && over.day === taken.over.day)) return;
      wasDragged.current = true;
      setTaken({ ...taken, over });
    },
    [taken, days],
  );
  useEffect(() => {
    if (!taken) return;
    const end = () => setTaken(undefined);
    const drop = () => {
      end();
      const dropped = droppedAt(taken, lanes);
      if (dropped) onDrop(dropped);
    };
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    const done = new AbortController();
    const { signal } = done;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', giveUp, { signal });
    return () => done.abort();
  }, [taken, lanes, follow, onDrop]);

  const take = (event: PointerEvent) => {
    wasDragged.current = false;
    const from = placeUnder(event, days);
    if (!from || !mayMove || event.button !== 0 || event.pointerType === 'touch') return;
    const held = heldOn(lanes[from.row]?.held ?? [], from.day);
    if (held && isMovable(held.stay)) setTaken({ stay: held.stay, from, over: from });
  };
  const isUnderWay =
    taken && (taken.from.row !== taken.over.row || taken.from.day !== taken.over.day);
  return {
    dragged: isUnderWay ? taken : undefined,
    ...{ take, follow, wasDragged: () => wasDragged.current },
  };
}
