import { LEASES, type Leases, leasesOf } from '@baanpak/domain/values/money/lease.ts';
import { SECOND } from '@baanpak/domain/values/time/instant.ts';
import { DEMANDED } from './demanded.ts';
import { origin } from './http.ts';
import type { EnvironmentReader } from './read-environment.ts';

/** Who takes the money: the sandbox, or the provider with real keys. */
export type Payments =
  | Readonly<{
      kind: 'sandbox';
      /** Where browsers get its script and send cards to; absent: at the site's own origin. */
      scriptUrl?: string;
      /** The origin of a sandbox that runs alone, as our servers reach it, and what signs its webhooks. */
      alone?: Readonly<{ origin: string; webhookSecret: string }>;
    }>
  | Readonly<{ kind: 'omise'; publicKey: string; secretKey: string; webhookSecret: string }>;

/** Of payments what pages are told. */
export type ShownPayments =
  | Readonly<{ kind: 'sandbox'; scriptUrl?: string }>
  | Readonly<{ kind: 'omise'; publicKey: string }>;

const VARIABLES = DEMANDED['command-api'].ofProvider;

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
  const sandbox = { kind: 'sandbox', ...readSandboxScript(read) } as const;
  if (sandboxOrigin === undefined) return sandbox;
  for (const name of DEMANDED['command-api'].ofSandbox)
    read.require(name, 'the sandbox at SANDBOX_URL signs its webhooks with it');
  return {
    ...sandbox,
    alone: { origin: sandboxOrigin, webhookSecret: readSandboxSecret(read) ?? '' },
  };
}

/** Of who shows guests the way to pay, and neither charges nor refunds. */
export function readShownPayments(read: EnvironmentReader): ShownPayments {
  if (read.choice('PAYMENTS', ['sandbox']) !== undefined) {
    if (read.has('OMISE_PUBLIC_KEY'))
      read.note('PAYMENTS is "sandbox", but OMISE_PUBLIC_KEY is set; set one or the other.');
    return { kind: 'sandbox', ...readSandboxScript(read) };
  }
  refuseSandboxScript(read);
  for (const name of DEMANDED['query-api'].ofProvider)
    read.require(name, 'pages pay with it; set it, or PAYMENTS=sandbox to take no real money');
  return { kind: 'omise', publicKey: readProviderKey(read, 'OMISE_PUBLIC_KEY', 'pkey_') };
}

function readSandboxScript(read: EnvironmentReader): Readonly<{ scriptUrl?: string }> {
  const scriptUrl = read.url('SANDBOX_SCRIPT_URL', ['http:', 'https:']);
  return scriptUrl === undefined ? {} : { scriptUrl };
}

/** Who has the script has the cards: with real keys it is the provider's own. */
function refuseSandboxScript(read: EnvironmentReader): void {
  if (read.has('SANDBOX_SCRIPT_URL'))
    read.note('SANDBOX_SCRIPT_URL is set; with real payment keys it must not be.');
}

/** Signs the webhooks of a sandbox that runs alone: nothing else of ours is known to it. */
export const readSandboxSecret = (read: EnvironmentReader): string | undefined =>
  read.secret('SANDBOX_WEBHOOK_SECRET');

const readProviderKey = (read: EnvironmentReader, name: string, prefix: string): string =>
  read.parsed(
    name,
    (text) => (text.startsWith(prefix) ? text : undefined),
    `a key that begins with ${prefix}`,
    true,
  ) ?? '';

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
  refuseSandboxScript(read);
  for (const name of VARIABLES)
    read.require(name, `the three keys go together, and ${given} is set`);
  return {
    kind: 'omise',
    publicKey: readProviderKey(read, 'OMISE_PUBLIC_KEY', 'pkey_'),
    secretKey: readProviderKey(read, 'OMISE_SECRET_KEY', 'skey_'),
    webhookSecret: read.text('OMISE_WEBHOOK_SECRET') ?? '',
  };
}
