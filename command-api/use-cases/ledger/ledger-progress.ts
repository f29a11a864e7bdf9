import type { Instant } from '@baanpak/domain/values/time/instant.ts';

/** At most one call in so many milliseconds; anyone who comes earlier waits, in order. */
export type Throttle = () => Promise<void>;

export type Timing = Readonly<{
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
}>;

export function throttle(every: number, { now, sleep }: Timing): Throttle {
  let next = Number.NEGATIVE_INFINITY;
  return async () => {
    const turn = Math.max(now(), next);
    next = turn + every;
    if (turn > now()) await sleep(turn - now());
  };
}

type Done = { charges: number; checkouts: number; dayCompletedAt: Instant | null };

/** How the ledger asks the provider, and what it did since the process began. */
export function ledgerProgress(throttle: Throttle) {
  const done: Done = { charges: 0, checkouts: 0, dayCompletedAt: null };
  return {
    throttle,
    comparedCheckout(): void {
      done.checkouts += 1;
    },
    /** `dayCompletedAt`: null while more of its pages are to come. */
    comparedPage(charges: number, dayCompletedAt: Instant | null): void {
      done.charges += charges;
      done.dayCompletedAt = dayCompletedAt ?? done.dayCompletedAt;
    },
    done: () => ({ ...done }),
  };
}

export type LedgerProgress = ReturnType<typeof ledgerProgress>;

const seconds = (moment: string | null) => (moment === null ? 0 : Date.parse(moment) / 1_000);

/** What the ledger did in this process, for /metrics. */
export const countComparisons = ({ ledger }: Readonly<{ ledger: LedgerProgress }>) =>
  ({
    ledger_comparisons_total: {
      help: 'Compared with the provider by this process',
      only: 'grows',
      by: 'of',
      count: async () => {
        const { charges, checkouts } = ledger.done();
        return { charges, checkouts };
      },
    },
    ledger_last_completed_seconds: {
      help: 'When all charges of a day were compared last, since 1970; 0: not by this process',
      count: async () => seconds(ledger.done().dayCompletedAt),
    },
  }) as const;
