import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { StoppedAt } from '../event-store/codec/unreadable-event.ts';
import type { Lag } from '../event-store/lag.ts';
import { type EventStore, StoreUnavailable } from '../event-store/port.ts';
import { BootError } from '../process/errors.ts';
import type { CheckResult } from './health.ts';

/** How anyone who follows the log is, as far as this process knows. */
export type FollowerStatus = Readonly<{
  problem: string | null;
  stoppedAt: StoppedAt | null;
  lastProgress?: Instant;
}>;

type Options = Readonly<{
  status: FollowerStatus;
  state: 'active' | 'standby';
  /** Worked out again at every look, from what all processes share. */
  lag: () => Promise<Lag>;
  /** Seconds. */
  mayLag: number;
}>;

/**
 * Well while nothing is wrong here and nothing waits too long, no matter who is at work: a standby is well
 * while another does it, and not when that one hangs. Nothing is remembered from one look to the next.
 */
export async function followerCheck({ status, state, lag, mayLag }: Options): Promise<CheckResult> {
  const { problem, stoppedAt, lastProgress } = status;
  const known = {
    ...(lastProgress !== undefined && { lastProgress }),
    ...(stoppedAt && { stoppedAt }),
  };
  const measured = await lag().catch(() => undefined);
  if (!measured) return { ok: false, detail: problem ?? 'how far it is cannot be told', ...known };
  const { events, seconds } = measured;
  const isLate = seconds > mayLag;
  const late = `behind: ${events} ${events === 1 ? 'event waits' : 'events wait'}, for ${seconds} s`;
  const detail = problem ?? (isLate ? late : state);
  return { ok: problem === null && !isLate, detail, lag: measured, ...known };
}

/**
 * Well while the log tells where it ends, is the one this process has met, and nobody's open transaction keeps
 * written events from being read for longer than `most` seconds.
 */
export const logCheck =
  (store: Pick<EventStore, 'head' | 'heldBackBy' | 'problem' | 'othersMet'>, most = 10) =>
  async (): Promise<CheckResult> => {
    const problem = store.problem?.();
    if (problem !== undefined) return { ok: false, detail: problem };
    try {
      await store.head();
    } catch (error) {
      if (!(error instanceof StoreUnavailable || error instanceof BootError)) throw error;
      return { ok: false, detail: error.message };
    }
    const by = await store.heldBackBy?.();
    if (!by) return { ok: true, ...detailOfOthers(store.othersMet?.()) };
    const { pid, application, seconds } = by;
    return {
      ok: seconds <= most,
      detail: `held back by a transaction of "${application}" (pid ${pid}), open for ${seconds} s`,
    };
  };

/** Nothing is wrong: who looks is told all the same. */
const detailOfOthers = (count = 0) =>
  count > 0 && { detail: `${count} events of others were stepped over` };
