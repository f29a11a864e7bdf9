import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import type { Choosing, ChoosingStep } from './choosing.ts';
import { type Dragged, isMovable } from './dragging.ts';
import { heldOn, type Lane } from './lanes.ts';
import type { useShownDays } from './use-shown-days.ts';

type Options = Readonly<{
  lanes: readonly Lane[];
  choosing: Choosing;
  shown: ReturnType<typeof useShownDays>;
  mayMove: boolean;
  step: (step: ChoosingStep) => void;
}>;

/** A stay that is moved by keyboard; it is over the night that has the focus. */
export type Moving = Readonly<{
  moved: Dragged | undefined;
  /** It was dropped, and a dialog asks what for. */
  isAsked: boolean;
  /** Takes the stay that has the focus, where it can be moved. */
  begin: () => void;
  ask: () => void;
  end: () => void;
  /** Ends, with the focus where the stay lies. */
  giveUp: () => void;
}>;

type Taken = Readonly<{ dragged: Dragged; first: LocalDate; isAsked: boolean }>;

export function useMoving({ lanes, choosing, shown, mayMove, step }: Options): Moving {
  const [taken, setTaken] = useState<Taken>();
  const { focus } = choosing;
  const end = () => setTaken(undefined);
  return {
    moved: taken && { ...taken.dragged, over: focus },
    isAsked: taken?.isAsked ?? false,
    begin: () => {
      const held = heldOn(lanes[focus.row]?.held ?? [], focus.day);
      if (!mayMove || !held || !isMovable(held.stay)) return;
      const dragged = { stay: held.stay, from: focus, over: focus };
      setTaken({ dragged, first: shown.first, isAsked: false });
    },
    ask: () => setTaken(taken && { ...taken, isAsked: true }),
    end,
    giveUp: () => {
      if (!taken) return;
      end();
      step({ type: 'go', to: taken.dragged.from });
      // it may lie more than one page away, and a step turns one
      if (taken.first !== shown.first) shown.showFrom(taken.first);
    },
  };
}
