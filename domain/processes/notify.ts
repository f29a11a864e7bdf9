import type { HeldStay } from '../checkout/checkout-messages.ts';
import type { Instant } from '../values/instant.ts';
import type { SendLetter } from './letters.ts';
import type { Process, Step } from './process.ts';

type Letter = SendLetter['data']['letter'];
type OfCheckout = Readonly<{
  data: Readonly<{ uid: string; stays: readonly HeldStay[] }>;
  recordedAt: Instant;
}>;

/**
 * Tells guests and owners by mail what happened. A letter is a timer that is due at once: so no
 * command waits for it, and only the runner of processes writes it.
 */
export const notify: Process = {
  name: 'notify',
  when: {
    CheckoutHeld: (event) => [toGuest('held', event)],
    CheckoutPaid: (event) => [toGuest('paid', event), ...toOwners('new-booking', event)],
    TransferReported: ({ data: { uid, bookingIds }, recordedAt }) => [
      write('transfer-to-confirm', uid, bookingIds, recordedAt),
    ],
    TransferConfirmed: (event) => [toGuest('paid', event)],
    CheckoutExpired: (event) => [toGuest('expired', event)],
    CheckoutGivenUp: (event) => [toGuest('given-up', event)],
    CheckoutCanceled: (event) => [toGuest('canceled', event)],
  },
};

const toGuest = (letter: Letter, { data: { uid, stays }, recordedAt }: OfCheckout): Step =>
  write(letter, uid, idsOf(stays), recordedAt);

/** One letter a hotel: a cart may span those of several owners. */
function toOwners(letter: Letter, { data: { uid, stays }, recordedAt }: OfCheckout): Step[] {
  const hotels = [...new Set(stays.map(({ hotelId }) => hotelId))];
  return hotels.map((hotelId) => {
    const own = stays.filter((stay) => stay.hotelId === hotelId);
    return write(letter, `${uid}:${hotelId}`, idsOf(own), recordedAt);
  });
}

const write = (
  letter: Letter,
  about: string,
  bookingIds: readonly string[],
  happenedAt: Instant,
): Step => ({
  at: happenedAt,
  key: `letter:${letter}:${about}`,
  do: { type: 'SendLetter', data: { letter, bookingIds, happenedAt } },
});

const idsOf = (stays: readonly HeldStay[]) => stays.map(({ bookingId }) => bookingId);
