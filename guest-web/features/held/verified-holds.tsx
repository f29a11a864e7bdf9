import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { getBooking } from '../../shell/api/bookings.ts';
import type { Api } from '../../shell/api/client.ts';
import { useApp } from '../../shell/context.ts';
import { dropHold, noteBooking } from './note-booking.ts';
import type { OwnHold } from './own-holds.ts';
import { whenOver } from './when-over.ts';

type Holds = Readonly<{ holds: readonly OwnHold[] }>;

/**
 * Asks the server what became of the holds this browser remembers: on every page, when the guest comes
 * back to the window (from the bank's app, say), and when one should be over. Shows nothing.
 */
export function VerifiedHolds({ holds }: Holds) {
  const { pathname } = useLocation();
  const ids = holds.map(({ bookingId }) => bookingId).join(' ');
  // another page, or another hold, begins again
  return <Verification key={`${pathname} ${ids}`} holds={holds} />;
}

function Verification({ holds }: Holds) {
  const { api } = useApp();
  const end = holds[0]?.until;
  const look = useEffectEvent(() => void verify(api, holds));
  useEffect(() => {
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    lookWhenSeen();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => document.removeEventListener('visibilitychange', lookWhenSeen);
  }, []);
  useEffect(() => {
    if (end === undefined) return;
    return whenOver(end, look);
  }, [end]);
  return null;
}

/** What cannot be read now is believed until its time. */
async function verify(api: Api, holds: readonly OwnHold[]): Promise<void> {
  await Promise.all(
    holds.map(async ({ bookingId, checkoutId }) => {
      try {
        const book = await getBooking(api, bookingId);
        if (book) noteBooking(book);
        else dropHold(checkoutId);
      } catch {
        // offline, or the server is away
      }
    }),
  );
}
