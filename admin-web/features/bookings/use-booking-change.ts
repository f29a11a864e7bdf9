import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { ownerResource } from '../../shell/addresses.ts';
import { useOwner } from '../../shell/owner.ts';
import { useOfferUndo } from '../../ui/undo/undo-offers.tsx';
import type { Booking } from './booking.ts';
import { useUndoBooking } from './use-undo-booking.ts';

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
