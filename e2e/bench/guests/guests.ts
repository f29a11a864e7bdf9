import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Request } from './connection.ts';

/** How long after it was due an answer's last byte came, in milliseconds. */
export type GuestAnswer = Readonly<{ status: number; time: number }>;

/** What guests ask; an answer with another status than `expected` ends the bench. */
export type Asking = Readonly<{
  requests: readonly Request[];
  expected: readonly number[];
  /** Whether guests who have asked for all begin again. */
  again?: boolean;
}>;

export type Task = Asking &
  (
    | Readonly<{ how: 'atRate'; perSecond: number }>
    | Readonly<{ how: 'flatOut'; clients: number; milliseconds: number }>
    | Readonly<{ how: 'atOnce' }>
  );

/** `rate` is answers a second. */
export type Answers = Readonly<{ answers: readonly GuestAnswer[]; rate: number }>;
export type GuestOutcome = Answers | Readonly<{ problem: string }>;

/** Requests over so many connections, from a process whose heap is too small to be waited for. */
export type Guests = Readonly<{
  /** So many a second, whether or not earlier ones were answered; a late start counts as waiting. */
  atRate(perSecond: number, asking: Asking): Promise<Answers>;
  /** So many clients, each asking again when it was answered, for so long. */
  flatOut(clients: number, milliseconds: number, asking: Asking): Promise<Answers>;
  atOnce(asking: Asking): Promise<Answers>;
  leave(): Promise<void>;
}>;

export function sendGuests(url: string, connections: number): Guests {
  const sender = fork(join(import.meta.dirname, 'send.ts'), [url, String(connections)], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  // a bench that fails ends though its guests are still there
  sender.unref();
  sender.channel?.unref();
  const ended = once(sender, 'exit');
  const work = async (task: Task): Promise<Answers> => {
    sender.send(task);
    const [outcome] = (await Promise.race([once(sender, 'message'), ended])) as [
      GuestOutcome | number,
    ];
    if (typeof outcome === 'number') throw new Error(`The guests ended with ${outcome}`);
    if ('problem' in outcome) throw new Error(outcome.problem);
    return outcome;
  };
  return {
    atRate: (perSecond, asking) => work({ how: 'atRate', perSecond, ...asking }),
    flatOut: (clients, milliseconds, asking) =>
      work({ how: 'flatOut', clients, milliseconds, ...asking }),
    atOnce: (asking) => work({ how: 'atOnce', ...asking }),
    async leave() {
      sender.disconnect();
      await ended;
    },
  };
}
