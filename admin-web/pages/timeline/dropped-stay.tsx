import { useGetOne } from 'react-admin';
import type { Booking } from '../../features/bookings/booking.ts';
import { MoveDialog } from '../../features/bookings/move-dialog.tsx';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import type { DroppedOnNights } from './dragging.ts';

type DroppedStayProps = Readonly<{
  dropped: DroppedOnNights;
  onMoved: () => void;
  onClose: () => void;
}>;

/** Asks whether a stay goes where it was dropped, with what that comes to; of the booking as it is now. */
export function DroppedStay({ dropped, onMoved, onClose }: DroppedStayProps) {
  const { stay, roomId, unit, nights } = dropped;
  const resource = useOwnResource('book-manage');
  const { data } = useGetOne<Booking>(resource, { id: stay._id }, { onError: onClose });
  if (!data) return null;
  const asked = { roomId, checkInDate: nights.checkIn, checkOutDate: nights.checkOut };
  return <MoveDialog booking={data} {...{ asked, unit, onMoved, onClose }} />;
}
