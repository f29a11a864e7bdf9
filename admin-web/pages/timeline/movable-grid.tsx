import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useGetOne, useNotify, useRefresh } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../features/bookings/move-dialog.tsx';
import type { Booking } from '../../shell/api/records.ts';
import { useOthersAmong } from '../../shell/live/use-presence.ts';
import { useOwnResource } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import type { Dropped, DroppedOnNights, DroppedOnUnit } from './moving.ts';
import { TimelineGrid, type TimelineGridProps } from './timeline-grid.tsx';

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

type DroppedStayProps = Readonly<{
  dropped: DroppedOnNights;
  onMoved: () => void;
  onClose: () => void;
}>;

/** Asks whether a stay goes where it was dropped, with what that comes to; of the booking as it is now. */
function DroppedStay({ dropped, onMoved, onClose }: DroppedStayProps) {
  const { stay, roomId, unit, nights } = dropped;
  const resource = useOwnResource('book-manage');
  const { data } = useGetOne<Booking>(resource, { id: stay._id }, { onError: onClose });
  if (!data) return null;
  const asked = { roomId, checkInDate: nights.checkIn, checkOutDate: nights.checkOut };
  return <MoveDialog booking={data} {...{ asked, unit, onMoved, onClose }} />;
}

/** Gives a stay another unit of its room, and tells what came of it. */
function useAssignUnit() {
  const { client } = useServices();
  const { t } = useTranslation();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate } = useMutation({
    mutationFn: ({ stay, unit }: DroppedOnUnit) =>
      client.put(`/bookings/${stay._id}`, { action: 'assign-unit', unit, version: stay.version }),
    onSuccess: () => notify(t('unit.assigned'), { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: refresh,
  });
  return mutate;
}
