import { UnreadableEvent } from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import { Fenced } from '../schema/checkpoints.ts';
import { type Follower, type Following, follow } from './follow.ts';

type Member = Follower & Readonly<{ left: Promise<void>; leave: (error?: unknown) => void }>;

export type SharedSubscription = Readonly<{
  /**
   * Has a group that is caught up read along, until the signal and the end of its last batch; throws what
   * stops it, which stops no other.
   */
  join(follower: Follower, signal: AbortSignal): Promise<void>;
}>;

/** Groups of one interval at the end of the log are read for together, in one transaction a batch: apart, each costs as much as all. */
export function sharedSubscription(following: Following): SharedSubscription {
  const members = new Set<Member>();
  let isRunning = false;
  let changed = new AbortController();
  let current = Promise.resolve();

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (members.size > 0) {
      changed = new AbortController();
      const now = [...members];
      current = follow(following, now, changed.signal).catch((error) => part(now, error));
      await current;
    }
    isRunning = false;
  }

  /** Who is stopped by the event leaves; by anything else, everybody is. */
  async function part(now: readonly Member[], error: unknown): Promise<void> {
    if (error instanceof Fenced) return;
    for (const member of now) {
      const why =
        error instanceof UnreadableEvent ? await whatStops(member).catch((other) => other) : error;
      if (why !== undefined) member.leave(why);
    }
  }

  /** One that is alone goes on past what stops another; all line up again after it. */
  async function whatStops(member: Member): Promise<unknown> {
    await follow(following, [member], changed.signal, 'caught-up');
    return undefined;
  }

  function membership(follower: Follower): Member {
    let settle: (error?: unknown) => void = () => {};
    const left = new Promise<void>((resolve, reject) => {
      settle = (error) => (error === undefined ? resolve() : reject(error));
    });
    const leave = (error?: unknown) => {
      if (!members.delete(member)) return;
      changed.abort();
      settle(error);
    };
    const member: Member = { ...follower, left, leave };
    return member;
  }

  return {
    async join(follower, signal) {
      if (signal.aborted) return;
      const member = membership(follower);
      members.add(member);
      changed.abort();
      const leave = () => member.leave();
      signal.addEventListener('abort', leave, { once: true });
      void run();
      try {
        await member.left;
      } finally {
        signal.removeEventListener('abort', leave);
        await current; // what is being written for it is written
      }
    },
  };
}
