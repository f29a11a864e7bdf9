import type { Ports } from '../../ports.ts';

const seconds = (moment: string | null) => (moment === null ? 0 : Date.parse(moment) / 1_000);

/** What the ledger did in this process, for /metrics. */
export const countComparisons = ({ ledger }: Pick<Ports, 'ledger'>) =>
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
