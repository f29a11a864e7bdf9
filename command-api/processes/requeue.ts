import type { CompleteStay } from '@baanpak/domain/booking/booking-state.ts';
import { completionDue } from '@baanpak/domain/booking/stay-rules.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { after, type Instant, SECOND } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Clock, Commands } from '../ports.ts';
import { queueOf } from './queues.ts';
import type { Timer, TimerOutcome } from './timer-store.ts';

/** How long the end of a hold waits for a last look at the provider. */
const LAST_LOOK = 30 * SECOND;

/**
 * Moves a timer that came due in another queue than its own, or before its time: an older version set it, or a hold
 * has something pending.
 */
export async function requeued(
  ports: Commands & Clock,
  timer: Timer,
): Promise<TimerOutcome | null> {
  const queue = queueOf(timer.command);
  if (queue !== timer.queue) return { timer, next: { ...timer, queue } };
  const { command } = timer;
  if (command.type === 'CompleteStay') return postponedToNoon(timer, command, ports.now());
  if (command.type !== 'LapseHold' || command.data.by) return null;
  const { uid } = command.data;
  return (await hasPending(ports, uid)) ? inTwoQueues(timer, uid, ports) : null;
}

/** Older versions completed stays at the midnight before (docs/adr/0130-stays-complete-at-noon.md). */
function postponedToNoon(
  timer: Timer,
  { type, data }: CompleteStay,
  now: Instant,
): TimerOutcome | null {
  const completedAt = completionDue(addDays(bangkokDay(data.completedAt), -1));
  if (data.completedAt === completedAt || now >= completedAt) return null;
  const command = { type, data: { ...data, completedAt } } as const;
  return { timer, next: { ...timer, due: completedAt, command, failures: 0 } };
}

async function hasPending({ commands }: Commands, uid: string): Promise<boolean> {
  const { state } = await commands.load(checkout, checkoutStream(uid));
  return state.status === 'held' && [...state.attempts.values()].includes('pending');
}

/** The provider is asked in its own queue; without an answer for so long, the hold ends by time. */
function inTwoQueues(timer: Timer, uid: string, { now }: Clock): TimerOutcome {
  const { key, cause } = timer;
  const at = now();
  const byTime = { type: 'LapseHold', data: { uid, by: 'time' } } as const;
  const byLook = { type: 'LapseHold', data: { uid, by: 'look' } } as const;
  const look: Timer = {
    ...{ ...timer, due: at, failures: 0 },
    key: `${key}:look`,
    cause: { ...cause, step: `${cause.step}-look` },
    command: byLook,
    queue: queueOf(byLook),
  };
  const next = { ...timer, due: after(at, LAST_LOOK), command: byTime, failures: 0 };
  return { timer, next, besides: [look] };
}
