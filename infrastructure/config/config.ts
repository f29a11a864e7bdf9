import { createHmac } from 'node:crypto';
import { join, resolve } from 'node:path';
import { LEASES, type Leases, leasesOf } from '@baanpak/domain/values/money/lease.ts';
import { SECOND } from '@baanpak/domain/values/time/instant.ts';
import { BootError } from '../process/errors.ts';
import { accessPublicKey } from '../sign-in/access-tokens.ts';
import { keepSecrets, makeDataDirectory, type Secrets } from './data-directory.ts';
import type { Instance, MediaPlace, TrustProxy } from './variable-kinds.ts';
import {
  type Environment,
  type EnvironmentReader,
  neededBy,
  type Program,
  readEnvironment,
} from './variables.ts';

// What each program is configured with: `loadConfig` for command-api and `npm start`, and one function for each
// program that runs alone. Each reads its variables once, at boot, and throws `BootError` with a sentence a problem.

/** All that the environment decides for command-api and `npm start`. */
export type Config = Omit<Settings, 'secrets' | 'apiKeys'> &
  Readonly<{
    secrets: Secrets;
    /** Signs the payment sandbox's webhooks; the same in every process and at every boot. */
    sandboxWebhookSecret: string;
    /** Known values of `x-api-key`, at least one; our own screens use the first. */
    apiKeys: readonly [string, ...string[]];
  }>;

/**
 * Reads and checks the environment. Makes DATA_DIR if something is stored in it, and on the embedded default the secrets
 * that are not given.
 */
export async function loadConfig(environment: Environment): Promise<Config> {
  const settings = settingsFrom(environment);
  const { stores, dataDirectory } = settings;
  if (stores.databaseUrl === undefined || stores.media === undefined)
    await makeDataDirectory(dataDirectory);
  const secrets = await keepSecrets(settings.secrets, dataDirectory);
  return {
    ...settings,
    secrets,
    sandboxWebhookSecret: sandboxWebhookSecretOf(settings, secrets),
    apiKeys: apiKeysOf(settings, secrets),
  };
}

/** Of the sandbox in the same process, it is made by itself. */
function sandboxWebhookSecretOf({ payments }: Settings, { id }: Secrets): string {
  const alone = payments.kind === 'sandbox' ? payments.alone : undefined;
  return alone?.webhookSecret ?? derived(id, 'sandbox webhook');
}

const DEMO_API_KEY = 'demo-guest-key';

function apiKeysOf({ apiKeys, demo, embedded }: Settings, { id }: Secrets): Config['apiKeys'] {
  const [first, ...others] = demo && embedded ? [...apiKeys, DEMO_API_KEY] : apiKeys;
  return [first ?? derived(id, 'api key'), ...others];
}

const derived = (from: string, use: string): string =>
  createHmac('sha256', from).update(use).digest('base64');

/** What the variables of command-api say, before secrets are made. */
type Settings = Access &
  ProcessSettings &
  HoldTimes &
  Readonly<{
    payments: Payments;
    /** How long calls to the payment provider count that nobody heard the end of. */
    leases: Leases;
    /** The API key by which our own servers call each other, for guests who were counted before. */
    serverKey: string | undefined;
    /** Of map tiles. */
    tilesUrl: string | undefined;
  }>;

export function settingsFrom(environment: Environment): Settings {
  const read = readEnvironment(environment);
  const stores = read.storesNamed();
  const payments = readPayments(read, stores);
  const settings: Settings = {
    ...readProcess(read, payments),
    ...readHoldTimes(read),
    payments,
    ...readAccess(read, stores, payments),
    leases: readLeases(read, payments),
    serverKey: read.value('SERVER_KEY'),
    tilesUrl: read.value('TILES_URL'),
  };
  read.check();
  return settings;
}

type QueryApiConfig = ProcessSettings &
  HoldTimes &
  Readonly<{
    secrets: Pick<Secrets, 'id' | 'data'>;
    /** Reads access tokens and makes none. */
    accessPublicKey: string;
    /** 32 bytes, by which statements of events are signed; without it none are. */
    statementKey: Buffer | undefined;
    /** As the server of the pages calls it. */
    serverKey: string | undefined;
    /** Known values of `x-api-key`; our own screens use the first. */
    apiKeys: readonly [string, ...string[]];
    payments: ShownPayments;
    /** Whether web apps may say that this is the demo. */
    demo: boolean;
  }>;

export async function queryApiConfig(environment: Environment): Promise<QueryApiConfig> {
  const read = readerFor(environment, 'query-api');
  const payments = readShownPayments(read);
  const [first = '', ...others] = read.value('API_KEYS');
  const config: QueryApiConfig = {
    ...readProcess(read, payments),
    ...readHoldTimes(read),
    secrets: { id: read.value('ID_SECRET') ?? '', data: dataKey(read) },
    accessPublicKey: readPublicKey(read) ?? '',
    statementKey: read.value('STATEMENT_KEY'),
    serverKey: read.value('SERVER_KEY'),
    apiKeys: [first, ...others],
    payments,
    demo: read.value('DEMO') === 'on',
  };
  read.check();
  if (config.stores.media === undefined) await makeDataDirectory(config.dataDirectory);
  return config;
}

type ProjectorConfig = ProcessSettings & Readonly<{ secrets: Pick<Secrets, 'data'> }>;

export function projectorConfig(environment: Environment): ProjectorConfig {
  const read = readerFor(environment, 'projector');
  const config = { ...readProcess(read, NO_PAYMENTS), secrets: { data: dataKey(read) } };
  read.check();
  return config;
}

export type SandboxConfig = ProcessSettings & Readonly<{ webhookSecret: string }>;

export function sandboxConfig(environment: Environment): SandboxConfig {
  const read = readerFor(environment, 'payment-sandbox');
  if (read.isSet('OMISE_SECRET_KEY'))
    read.note('OMISE_SECRET_KEY is set; the payment sandbox takes no real money.');
  const webhookSecret = read.value('SANDBOX_WEBHOOK_SECRET') ?? '';
  const config = { ...readProcess(read, NO_PAYMENTS), webhookSecret };
  read.check();
  return config;
}

/** What the pages' server is told: nothing that opens a store. */
type PagesConfig = Readonly<{
  http: Http;
  /** Where the APIs answer, as this server reaches them. */
  apiOrigin: string;
  /** The origin as the world sees it. */
  site: string;
  serverKey: string;
  tilesUrl: string | undefined;
  metricsToken: string | undefined;
  services: readonly Instance[];
}>;

export function pagesConfig(environment: Environment): PagesConfig {
  const read = readEnvironment(environment);
  const why = "the pages' server needs it where it runs alone";
  read.require(['API_URL', 'PUBLIC_URL', ...neededBy('pages', 'always')], why);
  const http = readHttp(read, NO_PAYMENTS);
  const config: PagesConfig = {
    http,
    apiOrigin: http.apiUrl ?? '',
    site: http.publicUrl ?? '',
    serverKey: read.value('SERVER_KEY') ?? '',
    tilesUrl: read.value('TILES_URL'),
    metricsToken: read.value('METRICS_TOKEN'),
    services: read.value('SERVICES'),
  };
  read.check();
  return config;
}

function readerFor(environment: Environment, program: Program): EnvironmentReader {
  const read = readEnvironment(environment);
  read.require(['DATABASE_URL'], 'a process that runs alone shares its database with the others');
  read.require(neededBy(program, 'always'), `${program} needs it where it runs alone`);
  return read;
}

const dataKey = (read: EnvironmentReader): Buffer => read.value('DATA_KEY') ?? Buffer.alloc(0);

/** For a program that is told nothing of payments: what real ones forbid is refused by the others. */
const NO_PAYMENTS = { kind: 'sandbox' } as const;

/** What every process on the stores is told. */
export type ProcessSettings = Readonly<{
  /** True when no store's address is set, which is what `npm start` gives. */
  embedded: boolean;
  stores: Stores;
  http: Http;
  /** Absolute. */
  dataDirectory: string;
  /** Absolute: the file that names who was erased. */
  erasedList: string;
  /** Lets others than this machine read the metrics. */
  metricsToken: string | undefined;
  /** For tests alone: the point at which the process dies. */
  crashAt: string | undefined;
  /** Where traces go by OTLP. */
  tracesUrl: string | undefined;
}>;

/** `payments`: with real ones nothing may be on that is for tests. */
function readProcess(read: EnvironmentReader, payments: Pick<Payments, 'kind'>): ProcessSettings {
  const dataDirectory = resolve(read.value('DATA_DIR'));
  const crashAt = read.value('CRASH_AT');
  if (crashAt !== undefined && payments.kind === 'omise')
    read.note('CRASH_AT is set; with real payment keys it must not be.');
  return {
    embedded: read.storesNamed() === undefined,
    stores: readStores(read),
    http: readHttp(read, payments),
    dataDirectory,
    erasedList: resolve(read.value('ERASED_LIST') ?? join(dataDirectory, 'erased-subjects.jsonl')),
    metricsToken: read.value('METRICS_TOKEN'),
    crashAt,
    tracesUrl: read.value('OTEL_EXPORTER_OTLP_ENDPOINT'),
  };
}

/** The database of a process that runs beside others; BootError when none is named. */
export function sharedDatabaseUrl({ stores }: Pick<ProcessSettings, 'stores'>): string {
  if (stores.databaseUrl !== undefined) return stores.databaseUrl;
  throw new BootError(
    'DATABASE_URL is not set; a process that runs alone shares its database with the others.',
  );
}

/** The origin at which a process that runs beside others calls the APIs; BootError when none is named. */
export const apiOrigin = (config: Pick<ProcessSettings, 'http'>): string =>
  config.http.apiUrl ?? publicOrigin(config);

/** The origin behind which all processes are one site; BootError when it is not named. */
export function publicOrigin({ http }: Pick<ProcessSettings, 'http'>): string {
  if (http.publicUrl !== undefined) return http.publicUrl;
  throw new BootError('PUBLIC_URL is not set; a process that runs alone must know its gateway.');
}

/** Addresses of the stores; undefined is the embedded one. */
type Stores = Readonly<{
  eventStoreUrl: string | undefined;
  databaseUrl: string | undefined;
  natsUrl: string | undefined;
  media: MediaPlace | undefined;
  mail: Readonly<{ smtpUrl: string; from: string }> | undefined;
}>;

const readStores = (read: EnvironmentReader): Stores => ({
  eventStoreUrl: read.value('EVENTSTORE_URL'),
  databaseUrl: read.value('DATABASE_URL'),
  natsUrl: read.value('NATS_URL'),
  media: read.value('MEDIA_URL'),
  mail: readMail(read),
});

function readMail(read: EnvironmentReader): Stores['mail'] {
  const smtpUrl = read.value('SMTP_URL');
  const from = read.value('MAIL_FROM');
  if (read.isSet('SMTP_URL')) read.require(['MAIL_FROM'], 'mail by SMTP_URL needs a sender');
  return smtpUrl === undefined || from === undefined ? undefined : { smtpUrl, from };
}

export type Http = Readonly<{
  host: string;
  /** 0: any free one. */
  port: number;
  /** The origin as the world sees it, e.g. `https://baanpak.example`; undefined: as it listens. */
  publicUrl: string | undefined;
  /** The origin at which our own servers reach the APIs; undefined: as the world does. */
  apiUrl: string | undefined;
  trustProxy: TrustProxy;
  /** Origins whose pages may call from a browser, beside our own. */
  corsOrigins: readonly string[];
  /** Whose films our pages show. */
  videoOrigins: readonly string[];
  /** Whom a weakness is told, as an address that begins with `mailto:` or `https:`. */
  securityContact: string | undefined;
  /** False lifts rate limits and hold caps, for load tests. */
  rateLimits: boolean;
}>;

function readHttp(read: EnvironmentReader, payments: Pick<Payments, 'kind'>): Http {
  const rateLimits = read.value('RATE_LIMITS') !== 'off';
  if (!rateLimits && payments.kind === 'omise')
    read.note('RATE_LIMITS is "off"; with real payment keys it must be on.');
  return {
    host: read.value('HOST'),
    port: read.value('PORT'),
    publicUrl: read.value('PUBLIC_URL'),
    apiUrl: read.value('API_URL'),
    trustProxy: read.value('TRUST_PROXY'),
    corsOrigins: read.value('CORS_ORIGINS'),
    videoOrigins: read.value('VIDEO_ORIGINS'),
    securityContact: read.value('SECURITY_CONTACT'),
    rateLimits,
  };
}

/** How long nights are held. */
export type HoldTimes = Readonly<{
  /** For a guest who has not paid; may have a fraction. */
  holdMinutes: number;
  /** For who pays by bank transfer; may have a fraction. */
  transferHours: number;
}>;

const readHoldTimes = (read: EnvironmentReader): HoldTimes => ({
  holdMinutes: read.value('HOLD_MINUTES'),
  transferHours: read.value('TRANSFER_HOURS'),
});

/** Who gets in and by what: demo, first administrator, API keys, and secrets as far as given. */
type Access = Readonly<{
  /** The password of the demo's users; undefined where nothing demo-like is on. */
  demo: Readonly<{ password: string }> | undefined;
  /** Made when there is no administrator yet. */
  firstAdmin: Readonly<{ username: string; password: string }> | undefined;
  /** Known values of `x-api-key`, as far as given. */
  apiKeys: readonly string[];
  secrets: Partial<Secrets>;
}>;

/** `stores` names the variables that make this more than the embedded default. */
function readAccess(
  read: EnvironmentReader,
  stores: string | undefined,
  payments: Payments,
): Access {
  if (stores !== undefined)
    read.require(neededBy('command-api', 'always'), `it is made by itself only without ${stores}`);
  const jwt = read.value('JWT_SECRET');
  const id = read.value('ID_SECRET');
  const data = read.value('DATA_KEY');
  const signing = read.value('SIGNING_KEY');
  const publicKey = readPublicKey(read);
  if (jwt !== undefined && publicKey !== undefined && accessPublicKey(jwt) !== publicKey)
    read.note(
      'JWT_PUBLIC_KEY is not of this JWT_SECRET; `npm run setup -- --missing` prints the one that is once it is left out.',
    );
  return {
    demo: readDemo(read, stores, payments),
    firstAdmin: readFirstAdmin(read),
    apiKeys: read.value('API_KEYS'),
    secrets: {
      ...(jwt && { jwt }),
      ...(id && { id }),
      ...(data && { data }),
      ...(signing && { signing }),
    },
  };
}

/** As `accessPublicKey` spells it. */
const readPublicKey = (read: EnvironmentReader): string | undefined =>
  read.value('JWT_PUBLIC_KEY')?.toString('base64');

function readDemo(
  read: EnvironmentReader,
  stores: string | undefined,
  payments: Payments,
): Access['demo'] {
  const wanted = read.value('DEMO');
  if (wanted === 'on' && payments.kind === 'omise')
    read.note('DEMO is "on"; it must be off or absent together with real payment keys.');
  const byItself = stores === undefined && payments.kind === 'sandbox';
  if (!byItself && wanted !== 'on') return undefined;
  if (wanted === 'off') return undefined;
  if (stores !== undefined)
    read.require(['DEMO_PASSWORD'], `everybody knows the one without ${stores}`);
  return { password: read.value('DEMO_PASSWORD') };
}

function readFirstAdmin(read: EnvironmentReader): Access['firstAdmin'] {
  const username = read.value('ADMIN_USERNAME');
  const password = read.value('ADMIN_PASSWORD');
  if (username !== undefined) read.require(['ADMIN_PASSWORD'], 'ADMIN_USERNAME needs it');
  if (password !== undefined) read.require(['ADMIN_USERNAME'], 'ADMIN_PASSWORD needs it');
  return username === undefined || password === undefined ? undefined : { username, password };
}

/** Who takes the money: the sandbox, or the provider with real keys. */
type Payments =
  | Readonly<{
      kind: 'sandbox';
      /** Where browsers get its script and send cards to; absent: at the site's own origin. */
      scriptUrl?: string;
      /** The origin of a sandbox that runs alone, as our servers reach it, and what signs its webhooks. */
      alone?: Readonly<{ origin: string; webhookSecret: string }>;
    }>
  | Readonly<{ kind: 'omise'; publicKey: string; secretKey: string; webhookSecret: string }>;

const OMISE_KEYS = neededBy('command-api', 'provider');

/** `stores` names the variables that make this more than the embedded default. */
function readPayments(read: EnvironmentReader, stores: string | undefined): Payments {
  const sandboxWanted = read.value('PAYMENTS') !== undefined;
  const given = OMISE_KEYS.filter(read.isSet).join(', ');
  const sandboxOrigin = read.value('SANDBOX_URL');
  if (given && read.isSet('SANDBOX_URL'))
    read.note(`SANDBOX_URL is set, but ${given} is too; set one or the other.`);
  if (given) return readOmise(read, sandboxWanted, given);
  if (stores !== undefined && !read.isSet('PAYMENTS'))
    read.note(
      `${OMISE_KEYS.join(', ')} are not set, though ${stores} is; set all three, or PAYMENTS=sandbox to take no real money.`,
    );
  const sandbox = { kind: 'sandbox', ...readSandboxScript(read) } as const;
  if (sandboxOrigin === undefined) return sandbox;
  read.require(
    neededBy('command-api', 'sandbox'),
    'the sandbox at SANDBOX_URL signs its webhooks with it',
  );
  return {
    ...sandbox,
    alone: { origin: sandboxOrigin, webhookSecret: read.value('SANDBOX_WEBHOOK_SECRET') ?? '' },
  };
}

function readOmise(read: EnvironmentReader, sandboxWanted: boolean, given: string): Payments {
  if (sandboxWanted) read.note(`PAYMENTS is "sandbox", but ${given} is set; set one or the other.`);
  refuseSandboxScript(read);
  read.require(OMISE_KEYS, `the three keys go together, and ${given} is set`);
  return {
    kind: 'omise',
    publicKey: read.value('OMISE_PUBLIC_KEY') ?? '',
    secretKey: read.value('OMISE_SECRET_KEY') ?? '',
    webhookSecret: read.value('OMISE_WEBHOOK_SECRET') ?? '',
  };
}

/** Of payments what pages are told. */
export type ShownPayments =
  | Readonly<{ kind: 'sandbox'; scriptUrl?: string }>
  | Readonly<{ kind: 'omise'; publicKey: string }>;

/** Of a program that shows guests the way to pay, and neither charges nor refunds. */
function readShownPayments(read: EnvironmentReader): ShownPayments {
  if (read.value('PAYMENTS') !== undefined) {
    if (read.isSet('OMISE_PUBLIC_KEY'))
      read.note('PAYMENTS is "sandbox", but OMISE_PUBLIC_KEY is set; set one or the other.');
    return { kind: 'sandbox', ...readSandboxScript(read) };
  }
  refuseSandboxScript(read);
  read.require(
    neededBy('query-api', 'provider'),
    'pages pay with it; set it, or PAYMENTS=sandbox to take no real money',
  );
  return { kind: 'omise', publicKey: read.value('OMISE_PUBLIC_KEY') ?? '' };
}

function readSandboxScript(read: EnvironmentReader): Readonly<{ scriptUrl?: string }> {
  const scriptUrl = read.value('SANDBOX_SCRIPT_URL');
  return scriptUrl === undefined ? {} : { scriptUrl };
}

/** Who has the script has the cards: with real keys it is the provider's own. */
function refuseSandboxScript(read: EnvironmentReader): void {
  if (read.isSet('SANDBOX_SCRIPT_URL'))
    read.note('SANDBOX_SCRIPT_URL is set; with real payment keys it must not be.');
}

/** Shorter for tests alone: nobody pays twice as long as the sandbox answers within them. */
function readLeases(read: EnvironmentReader, payments: Payments): Leases {
  const seconds = read.value('LEASE_SECONDS');
  if (seconds === undefined) return LEASES;
  if (payments.kind === 'omise')
    read.note('LEASE_SECONDS is set; with real payment keys it must not be.');
  return leasesOf(seconds * SECOND);
}
