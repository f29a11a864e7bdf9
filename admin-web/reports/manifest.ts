import type { ReportName } from './report.ts';

/** What is printed of a month of an owner. */
export type Paper = 'statement' | 'tax-invoice';

/** How a report is asked for and shown, beyond what its answer says. */
export type Manifest = Readonly<{
  /** A period, or the state at the end of one day. */
  days: 'period' | 'day';
  /** Drawn by day: the column that says the day, and the one that is summed. */
  chart?: Readonly<{ by: string; height: string }>;
  /** It is not made of facts alone, so that changes of it are not told. */
  isBook?: true;
  /** Administrators record there what they paid out. */
  hasPayouts?: true;
  /** It is of owners, whose hotels and channels are not told apart. */
  ofOwners?: true;
  /** By column, the paper of the line's owner and month that a cell is saved as. */
  papers?: Readonly<Record<string, Paper>>;
}>;

export const MANIFESTS: Readonly<Record<ReportName, Manifest>> = {
  daily: { days: 'period', chart: { by: 'date', height: 'revenue' } },
  class: { days: 'period' },
  expiry: { days: 'period' },
  reward: { days: 'period' },
  received: { days: 'period', chart: { by: 'paidAt', height: 'net' } },
  actual: { days: 'period', chart: { by: 'date', height: 'gross' } },
  incentive: { days: 'period' },
  accrued: { days: 'day' },
  sale: { days: 'period', chart: { by: 'date', height: 'net' } },
  vat: { days: 'period', isBook: true },
  settlement: {
    ...{ days: 'period', isBook: true, hasPayouts: true },
    papers: { month: 'statement', invoice: 'tax-invoice' },
  },
  commission: { days: 'period', isBook: true, ofOwners: true, papers: { number: 'tax-invoice' } },
};
