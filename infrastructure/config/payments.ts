import { LEASES, type Leases, leasesOf } from '@baanpak/domain/values/money/lease.ts';
import { SECOND } from '@baanpak/domain/values/time/instant.ts';
import { origin } from './http.ts';
import type { EnvironmentReader } from './read-environment.ts';

/** Who takes the money: the sandbox, or the provider with real keys. */
export type Payments =
  | Readonly<{
      kind: 'sandbox';
      /** The origin of a sandbox that runs alone, as our servers reach it. */
      origin?: string;
    }>
  | Readonly<{ kind: 'omise'; publicKey: string; secretKey: string; webhookSecret: string }>;

const VARIABLES = ['OMISE_PUBLIC_KEY', 'OMISE_SECRET_KEY', 'OMISE_WEBHOOK_SECRET'];

/** `stores` names the variables that make this more than the embedded default. */
export function readPayments(read: EnvironmentReader, stores: string | undefined): Payments {
  const sandboxWanted = read.choice('PAYMENTS', ['sandbox']) !== undefined;
  const given = VARIABLES.filter(read.has);
  const sandboxOrigin = read.parsed(
    'SANDBOX_URL',
    origin,
    'an address such as http://sandbox:8080',
  );
  if (given.length > 0 && read.has('SANDBOX_URL'))
    read.note(`SANDBOX_URL is set, but ${given.join(', ')} is too; set one or the other.`);
  if (given.length > 0) return readOmise(read, sandboxWanted, given.join(', '));
  if (stores !== undefined && !read.has('PAYMENTS'))
    read.note(
      `${VARIABLES.join(', ')} are not set, though ${stores} is; set all three, or PAYMENTS=sandbox to take no real money.`,
    );
  return { kind: 'sandbox', ...(sandboxOrigin !== undefined && { origin: sandboxOrigin }) };
}

/** Shorter for tests alone: nobody pays twice as long as the sandbox answers within them. */
export function readLeases(read: EnvironmentReader, payments: Payments): Leases {
  const seconds = read.number('LEASE_SECONDS', { above: 0, to: 120 });
  if (seconds === undefined) return LEASES;
  if (payments.kind === 'omise')
    read.note('LEASE_SECONDS is set; with real payment keys it must not be.');
  return leasesOf(seconds * SECOND);
}

function readOmise(read: EnvironmentReader, sandboxWanted: boolean, given: string): Payments {
  if (sandboxWanted) read.note(`PAYMENTS is "sandbox", but ${given} is set; set one or the other.`);
  for (const name of VARIABLES)
    read.require(name, `the three keys go together, and ${given} is set`);
  const key = (name: string, prefix: string) =>
    read.parsed(
      name,
      (text) => (text.startsWith(prefix) ? text : undefined),
      `a key that begins with ${prefix}`,
      true,
    ) ?? '';
  return {
    kind: 'omise',
    publicKey: key('OMISE_PUBLIC_KEY', 'pkey_'),
    secretKey: key('OMISE_SECRET_KEY', 'skey_'),
    webhookSecret: read.text('OMISE_WEBHOOK_SECRET') ?? '',
  };
}
