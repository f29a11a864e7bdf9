import { setTimeout as sleep } from 'node:timers/promises';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { latestPosition } from '../../http/answer.ts';
import type { Commands } from '../../ports.ts';

const LONGEST_WAIT = 2_000;
const PAUSE = 20;

/**
 * Where the log is once the result of an attempt, which another has written first (a webhook say),
 * has reached its checkout and bookings. Waits for that other, two seconds at most.
 */
export async function followedByAnother(
  ports: Commands,
  uid: string,
  attemptId: string,
): Promise<Position> {
  const until = performance.now() + LONGEST_WAIT;
  for (;;) {
    const { position, isDone } = await look(ports, uid, attemptId);
    if (isDone || performance.now() > until) return position;
    await sleep(PAUSE);
  }
}

async function look({ commands }: Commands, uid: string, attemptId: string) {
  const { state, position } = await commands.load(checkout, checkoutStream(uid));
  if (!('attempts' in state)) return { position, isDone: true };
  const bookings = await Promise.all(
    state.stays.map(({ bookingId }) => commands.load(booking, bookingStream(bookingId))),
  );
  const isPaid = state.attempts.get(attemptId) === 'paid';
  const isWaiting = bookings.some((one) => one.state.status === 'Reserved');
  return {
    position: latestPosition([position, ...bookings.map((one) => one.position)]),
    isDone: state.attempts.get(attemptId) !== 'pending' && !(isPaid && isWaiting),
  };
}
