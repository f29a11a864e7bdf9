import { useMemo, useState } from 'react';
import { useOthersAmong } from '../../shell/live/use-presence.ts';
import type { Dropped, DroppedOnNights } from './dragging.ts';
import { DroppedStay } from './dropped-stay.tsx';
import { TimelineGrid, type TimelineGridProps } from './timeline-grid.tsx';
import { useAssignUnit } from './use-assign-unit.ts';

type MovableGridProps = Omit<TimelineGridProps, 'others' | 'onDrop'>;

/** The grid, who else is at its stays, and what becomes of one that is dropped. */
export function MovableGrid(props: MovableGridProps) {
  const { lanes, moving } = props;
  const [dropped, setDropped] = useState<DroppedOnNights>();
  const assignUnit = useAssignUnit();
  const drop = (given: Dropped) => (given.to === 'unit' ? assignUnit(given) : setDropped(given));
  const close = (after: () => void) => {
    setDropped(undefined);
    after();
  };
  const ids = useMemo(
    () => [...new Set(lanes.flatMap(({ held }) => held.map(({ stay }) => stay._id)))],
    [lanes],
  );
  const others = useOthersAmong(ids);
  return (
    <>
      <TimelineGrid {...props} others={others} onDrop={drop} />
      {dropped && (
        <DroppedStay
          dropped={dropped}
          onMoved={() => close(moving.end)}
          onClose={() => close(moving.giveUp)}
        />
      )}
    </>
  );
}
