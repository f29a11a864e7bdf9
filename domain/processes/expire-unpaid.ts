import type {
  CheckoutCanceled,
  CheckoutExpired,
  CheckoutGivenUp,
} from '../checkout/checkout-state.ts';
import type { Instant } from '../values/time/instant.ts';
import type { Process, ProcessStep } from './process.ts';

const timer = (uid: string) => `hold:${uid}`;

/** A hold ends when its time is up, the guest gives it up or staff cancel it; then its nights are free again. */
export const expireUnpaid: Process = {
  name: 'expire-unpaid',
  when: {
    CheckoutHeld: ({ data }) => [lapse(data)],
    // the timer of the same key is moved
    TransferReported: ({ data }) => [lapse(data)],
    CheckoutPaid: ({ data }) => [{ forget: timer(data.uid) }],
    TransferConfirmed: ({ data }) => [{ forget: timer(data.uid) }],
    CheckoutExpired: (event) => endAll(event, 'expired'),
    CheckoutGivenUp: (event) => endAll(event, 'given-up'),
    CheckoutCanceled: ({ data }) => cancelAll(data),
    CheckoutReinstated: ({ data: { uid, heldUntil } }) =>
      heldUntil === null ? [] : [lapse({ uid, heldUntil })],
  },
};

const lapse = ({ uid, heldUntil }: { uid: string; heldUntil: Instant }): ProcessStep => ({
  at: heldUntil,
  key: timer(uid),
  do: { type: 'LapseHold', data: { uid } },
});

const endAll = (
  { data: { uid, stays, endedAt } }: CheckoutExpired | CheckoutGivenUp,
  because: 'expired' | 'given-up',
): ProcessStep[] => [
  { forget: timer(uid) },
  ...stays.flatMap(({ bookingId, roomId }): ProcessStep[] => [
    { do: { type: 'EndBooking', data: { bookingId, because, endedAt } } },
    { do: { type: 'ReleaseNights', data: { roomId, bookingId, because } } },
  ]),
];

/** Numbered, for followed once more it must not call off what was reinstated since. */
const cancelAll = ({
  uid,
  stays,
  endedAt,
  reason,
  undone = 0,
  by,
}: CheckoutCanceled['data']): ProcessStep[] => [
  { forget: timer(uid) },
  ...stays.flatMap(({ bookingId, roomId }): ProcessStep[] => {
    const because = 'canceled' as const;
    const ending = { bookingId, because, endedAt, reason, undone, ...(by && { by }) };
    return [
      { do: { type: 'EndBooking', data: ending } },
      { do: { type: 'ReleaseNights', data: { roomId, bookingId, because, undone } } },
    ];
  }),
];
