import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { ownerResource } from '../../shell/addresses.ts';
import { read } from '../../shell/api/calls.ts';
import type { Booking } from '../../shell/api/records.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { useOfferUndo } from '../../ui/offer-undo.ts';

type Change = Readonly<Record<string, unknown>>;

/**
 * Sends a change with the version that is looked at; `refused` is what the server said no with. What is done `then`, with
 * the booking as it was saved, says itself what came of it.
 */
export function useBookingChange(booking: Booking, done: string, onDone: () => void) {
  const { t } = useTranslation();
  const ownerId = useOwner();
  const notify = useNotify();
  const refresh = useRefresh();
  const offerUndo = useOfferUndo();
  const { undo, doneSince } = useUndoBooking(booking.id);
  const [refused, setRefused] = useState<string>();
  const [update, { isPending }] = useUpdate<Booking>();
  const tell = async (isDeed: boolean) => {
    const position = isDeed ? await doneSince(booking) : undefined;
    if (position === undefined) notify(done, { type: 'success' });
    else offerUndo({ text: done, undo: () => undo(position) });
  };
  const send = (change: Change, then?: (saved: Booking) => Promise<void>) => {
    setRefused(undefined);
    void update(
      ownerResource(ownerId ?? booking.ownerId, 'book-manage'),
      {
        id: booking.id,
        data: { ...change, version: booking.version },
        previousData: booking,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved) => {
          onDone();
          if (then) void then(saved).finally(refresh);
          else {
            refresh();
            void tell('action' in change);
          }
        },
        onError: (error) => {
          setRefused(error instanceof HttpError ? error.message : t('offline'));
          // what was looked at is old: behind the dialog it is loaded again
          if (error instanceof HttpError && error.status === 409) refresh();
        },
      },
    );
  };
  return { send, isPending, refused };
}

/** Takes back what the server says can be, and asks it what that is. */
export function useUndoBooking(bookingId: string) {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    /** By its place in the history; why it is refused is said. */
    undo: async (position: string): Promise<void> => {
      try {
        await client.put(`/bookings/${bookingId}`, { action: 'undo', position });
        notify(t('undo.done'), { type: 'success' });
      } catch (error) {
        notify(error instanceof Error ? error.message : t('offline'), { type: 'error' });
      }
      refresh();
    },
    /** The place of what was done since a version, where it can be taken back. */
    async doneSince({ version }: Pick<Booking, 'version'>): Promise<string | undefined> {
      try {
        const { events } = await read(client, '/bookings/{id}/history', { id: bookingId });
        return events.find((event) => event.undoable && event.revision > version)?.position;
      } catch {
        return undefined; // then nothing is offered; the history still says it
      }
    },
  };
}
