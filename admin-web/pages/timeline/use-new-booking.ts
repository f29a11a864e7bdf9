import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useServices } from '../../shell/services.ts';
import type { RoomNights } from './room-nights.ts';

type Fields = Readonly<Record<string, unknown>>;
type Made = Readonly<{ book: Readonly<{ _id: string; status: string }> }>;

/**
 * Books or blocks nights; `refused` is what the server said no with. What is booked gets the unit it was chosen for where
 * units have names; should that fail the house gives it one, as it does everybody. After a refusal its price is asked again.
 */
export function useNewBooking(
  { lane, from, to }: RoomNights,
  doneText: string,
  onDone: () => void,
) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const { room, unit } = lane;
  const { mutate, isPending, error } = useMutation({
    async mutationFn(fields: Fields) {
      const nights = { roomId: room.roomId, checkInDate: from, checkOutDate: addDays(to, 1) };
      const { book } = await client.post<Made>('/bookings', { ...nights, ...fields });
      if (book.status === 'Booked' && room.unitNames.includes(unit))
        await client.put(`/bookings/${book._id}`, { action: 'assign-unit', unit }).catch(() => {});
    },
    onSuccess: () => {
      notify(doneText, { type: 'success' });
      onDone();
    },
    onError: () => queries.invalidateQueries({ queryKey: ['quote'] }),
  });
  return { send: mutate, isPending, refused: error?.message };
}
