import { accessPublicKey } from '../sign-in/access-tokens.ts';
import { demand } from './demanded.ts';
import type { Payments } from './payments.ts';
import type { EnvironmentReader } from './read-environment.ts';
import type { Secrets } from './secrets.ts';

/** The password of the demo's users. */
type Demo = Readonly<{ password: string }>;

/** Who gets in and by what: demo, first administrator, API keys, and secrets as far as given. */
export type Access = Readonly<{
  /** Undefined where nothing demo-like is on. */
  demo: Demo | undefined;
  /** Made when there is no administrator yet. */
  firstAdmin: Readonly<{ username: string; password: string }> | undefined;
  /** Known values of `x-api-key`, as far as given. */
  apiKeys: readonly string[];
  secrets: Partial<Secrets>;
}>;

const KEY_BYTES = 32;

/** `stores` names the variables that make this more than the embedded default. */
export function readAccess(
  read: EnvironmentReader,
  stores: string | undefined,
  payments: Payments,
): Access {
  if (stores !== undefined)
    demand(read, 'command-api', `it is made by itself only without ${stores}`);
  const jwt = read.secret('JWT_SECRET');
  const id = read.secret('ID_SECRET');
  const data = readDataKey(read);
  const signing = read.secret('SIGNING_KEY');
  const publicKey = readPublicKey(read);
  if (jwt !== undefined && publicKey !== undefined && accessPublicKey(jwt) !== publicKey)
    read.note(
      'JWT_PUBLIC_KEY is not of this JWT_SECRET; `npm run setup -- --missing` prints the one that is once it is left out.',
    );
  return {
    demo: readDemo(read, stores, payments),
    firstAdmin: readFirstAdmin(read),
    apiKeys: readApiKeys(read),
    secrets: {
      ...(jwt && { jwt }),
      ...(id && { id }),
      ...(data && { data }),
      ...(signing && { signing }),
    },
  };
}

/** Undefined, and noted, for what is wrong. */
export const readDataKey = (read: EnvironmentReader): Buffer | undefined =>
  read.parsed('DATA_KEY', keyBytes, `base64 of ${KEY_BYTES} bytes`, true);

/** As `accessPublicKey` spells it. */
export const readPublicKey = (read: EnvironmentReader): string | undefined =>
  read.parsed('JWT_PUBLIC_KEY', keyBytes, `base64 of ${KEY_BYTES} bytes`, true)?.toString('base64');

export const readStatementKey = (read: EnvironmentReader): Buffer | undefined =>
  read.parsed('STATEMENT_KEY', keyBytes, `base64 of ${KEY_BYTES} bytes`, true);

export const readApiKeys = (read: EnvironmentReader): string[] =>
  read.parsed('API_KEYS', list, 'keys with commas between', true) ?? [];

function readDemo(
  read: EnvironmentReader,
  stores: string | undefined,
  payments: Payments,
): Demo | undefined {
  const wanted = read.choice('DEMO', ['on', 'off']);
  if (wanted === 'on' && payments.kind === 'omise')
    read.note('DEMO is "on"; it must be off or absent together with real payment keys.');
  const byItself = stores === undefined && payments.kind === 'sandbox';
  if (!byItself && wanted !== 'on') return undefined;
  if (wanted === 'off') return undefined;
  if (stores !== undefined)
    read.require('DEMO_PASSWORD', `everybody knows the one without ${stores}`);
  return { password: read.text('DEMO_PASSWORD') ?? 'baanpak-demo' };
}

function readFirstAdmin(read: EnvironmentReader): Access['firstAdmin'] {
  const username = read.text('ADMIN_USERNAME');
  const password = read.text('ADMIN_PASSWORD');
  if (username !== undefined) read.require('ADMIN_PASSWORD', 'ADMIN_USERNAME needs it');
  if (password !== undefined) read.require('ADMIN_USERNAME', 'ADMIN_PASSWORD needs it');
  return username === undefined || password === undefined ? undefined : { username, password };
}

function keyBytes(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  const isBase64 = /^[A-Za-z\d+/_-]+={0,2}$/.test(text);
  return isBase64 && bytes.length === KEY_BYTES ? bytes : undefined;
}

function list(text: string): string[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => entry !== '') ? entries : undefined;
}
