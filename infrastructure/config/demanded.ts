import type { EnvironmentReader } from './read-environment.ts';

/** What a program must be given where it runs alone, beside others on the same stores; of secrets it reads no other. */
type Demanded = Readonly<{
  always: readonly string[];
  /** Of the payment provider; not with PAYMENTS=sandbox. */
  ofProvider: readonly string[];
  /** May be left out: what needs it is not done then, and says so. */
  optional: readonly string[];
  /** With SANDBOX_URL, that of a sandbox that runs alone. */
  ofSandbox: readonly string[];
}>;

const NO_MORE = { ofProvider: [], ofSandbox: [], optional: [] } as const;

/** The one table of it: deploy/ gives each program this much, and a test compares the two. */
export const DEMANDED = {
  'command-api': {
    always: ['JWT_SECRET', 'ID_SECRET', 'DATA_KEY', 'API_KEYS'],
    ofProvider: ['OMISE_PUBLIC_KEY', 'OMISE_SECRET_KEY', 'OMISE_WEBHOOK_SECRET'],
    ofSandbox: ['SANDBOX_WEBHOOK_SECRET'],
    optional: ['SIGNING_KEY'],
  },
  'query-api': {
    always: ['JWT_PUBLIC_KEY', 'ID_SECRET', 'DATA_KEY', 'API_KEYS'],
    ofProvider: ['OMISE_PUBLIC_KEY'],
    ofSandbox: [],
    optional: ['STATEMENT_KEY'],
  },
  projector: { always: ['DATA_KEY'], ...NO_MORE },
  'payment-sandbox': { always: ['SANDBOX_WEBHOOK_SECRET'], ...NO_MORE },
  pages: { always: ['SERVER_KEY'], ...NO_MORE },
} as const satisfies Readonly<Record<string, Demanded>>;

export type Program = keyof typeof DEMANDED;

/** Notes what the program is not given and cannot do without; of the provider `readPayments` asks. */
export function demand(read: EnvironmentReader, program: Program, why: string): void {
  for (const name of DEMANDED[program].always) read.require(name, why);
}
