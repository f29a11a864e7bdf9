import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useServices } from '../app/services.ts';
import type { RoomNights } from './room-nights.ts';

/** Books or blocks nights; `refused` is what the server said no with. */
export function useNewBooking({ lane, from, to }: RoomNights, said: string, onDone: () => void) {
  const { client } = useServices();
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (fields: Readonly<Record<string, unknown>>) =>
      client.post('/bookings', {
        roomId: lane.room.roomId,
        checkInDate: from,
        checkOutDate: addDays(to, 1),
        ...fields,
      }),
    onSuccess: () => {
      notify(said, { type: 'success' });
      onDone();
    },
  });
  return { send: mutate, isPending, refused: error?.message };
}
