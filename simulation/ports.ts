import type { Ports } from '@baanpak/command-api/ports.ts';
import { withFollowUp } from '@baanpak/command-api/processes/follow-up.ts';
import { ledgerProgress } from '@baanpak/command-api/use-cases/ledger/ledger-progress.ts';
import { LEASES } from '@baanpak/domain/values/money/lease.ts';
import { HOUR, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { serverIds } from '@baanpak/infrastructure/http/server-ids.ts';

/** What a world is made of; all else that use cases take is made here, or missing. */
type Own = Pick<
  Ports,
  'commands' | 'now' | 'historyOf' | 'log' | 'provider' | 'mails' | 'failpoint'
>;

/** In milliseconds, as the product has it unless it is told otherwise. */
export const HOLD = 30 * MINUTE;
const TRANSFER = 48 * HOUR;

/** The ports of one who is at work in a world in memory. Nobody signs in there, uploads or has an address. */
export function portsInMemory(own: Own): Ports {
  let codes = 0;
  return withFollowUp({
    ...own,
    ids: serverIds('the secret of a simulation'),
    holds: {
      codes: async (count) => Array.from({ length: count }, () => `BK-${++codes}`),
      putBack: () => {},
      enter: async ({ email }) => email,
      personOf: async (email) => email,
      extend: async () => {},
      leave: async () => {},
    },
    settings: { holdTime: HOLD, transferTime: TRANSFER, leases: LEASES, capHolds: false },
    returnsTo: () => true,
    ledger: ledgerProgress(async () => {}),
    guestFiles: only('guestFiles', { remove: async () => {} }),
    storeId: 'in memory',
    bookingOfGuestId: async () => undefined,
    mayHaveBookingsWithOneId: false,
    productVersion: 'simulated',
    secondFactorLimits: [],
    kept: only('kept'),
    pictures: only('pictures'),
    statements: only('statements'),
    preferences: only('preferences'),
    findLimits: only('findLimits'),
    mineLimits: only('mineLimits'),
    credentials: only('credentials'),
    tokens: only('tokens'),
    resetTokens: only('resetTokens'),
    signInLimits: only('signInLimits'),
    forgotLimits: only('forgotLimits'),
    secondFactors: only('secondFactors'),
    secondFactorProofs: only('secondFactorProofs'),
    partnerLimit: only('partnerLimit'),
    reportLimit: only('reportLimit'),
  });
}

/** A port of which a world has some functions; a use case that takes another ends with a sentence. */
export function only<Port extends object>(name: string, some: object = {}): Port {
  return new Proxy(Object.assign(Object.create(null), some), {
    get(port, key) {
      if (key in port) return port[key];
      throw new Error(`A world in memory has no ${name}.${String(key)}`);
    },
  });
}
