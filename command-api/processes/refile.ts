import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { after, SECOND } from '@baanpak/domain/values/time/instant.ts';
import type { Deps } from '../deps.ts';
import type { Rung, Timer } from './agenda.ts';
import { queueOf } from './queues.ts';

/** How long the end of a hold waits for a last look at the provider. */
const LAST_LOOK = 30 * SECOND;

/** A timer that rang in a queue it is not of goes to its own: one that an older version set, or a hold with something pending. */
export async function refiled(deps: Deps, timer: Timer): Promise<Rung | null> {
  const queue = queueOf(timer.command);
  if (queue !== timer.queue) return { timer, next: { ...timer, queue } };
  const { command } = timer;
  if (command.type !== 'LapseHold' || command.data.by) return null;
  const { uid } = command.data;
  return (await hasPending(deps, uid)) ? twice(timer, uid, deps) : null;
}

async function hasPending({ commands }: Deps, uid: string): Promise<boolean> {
  const { state } = await commands.load(checkout, checkoutStream(uid));
  return state.status === 'held' && [...state.attempts.values()].includes('pending');
}

/** The provider is asked in its own queue; should it say nothing for so long, the hold ends by time. */
function twice(timer: Timer, uid: string, { now }: Deps): Rung {
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
