import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { neededBy, type Program } from '@baanpak/infrastructure/config/variables.ts';
import { accessPublicKey } from '@baanpak/infrastructure/sign-in/access-tokens.ts';

/** A program of the site as a process: what it is called, what runs, and what it is told. */
export type Service = Readonly<{
  /** Such as `query-api-2`. */
  name: string;
  /** Its bundle in dist/, without `.js`. */
  program: string;
  origin: string;
  environment: Readonly<Record<string, string>>;
}>;

/** In the order they are started in. */
const PROGRAMS: readonly Program[] = [
  'payment-sandbox',
  'command-api',
  'command-api',
  'projector',
  'projector',
  'query-api',
  'query-api',
  'pages',
  'pages',
];
export const SERVICE_COUNT = PROGRAMS.length;

type Place = Readonly<{
  config: Pick<
    Config,
    'secrets' | 'apiKeys' | 'sandboxWebhookSecret' | 'dataDirectory' | 'erasedList'
  >;
  databaseUrl: string;
  /** Undefined: processes look for themselves. */
  natsUrl: string | undefined;
  /** Undefined: PostgreSQL is the event store. */
  eventStoreUrl: string | undefined;
  /** Where the site is, as the world and the processes see it. */
  site: string;
  serverKey: string;
  /** One for each service, in their order. */
  ports: readonly number[];
  /** Of anyone who starts it: RATE_LIMITS, LOG_LEVEL and the like go on to each process. */
  given: Readonly<Record<string, string>>;
}>;

/** The processes of the site on one machine, two of each that may be many. */
export function servicesOf(place: Place): Service[] {
  const placed = PROGRAMS.map((program, n) => ({
    program,
    name: `${program}-${PROGRAMS.slice(0, n + 1).filter((each) => each === program).length}`,
    origin: `http://127.0.0.1:${place.ports[n]}`,
    port: String(place.ports[n]),
  }));
  const originOf = (program: string) =>
    placed.find((each) => each.program === program)?.origin ?? '';
  const services = placed.map(({ program, origin }) => `${program}=${origin}`).join(' ');
  const sandbox = originOf('payment-sandbox');
  return placed.map(({ program, name, origin, port }) => ({
    ...{ program, name, origin },
    environment: {
      ...place.given,
      ...{ HOST: '127.0.0.1', PORT: port, PUBLIC_URL: place.site, API_URL: place.site },
      TRUST_PROXY: 'loopback',
      ...(program === 'pages' ? { SERVICES: services } : storesOf(place)),
      ...secretsOf(program, place),
      ...(program === 'command-api' && { SANDBOX_URL: sandbox }),
    },
  }));
}

const storesOf = ({ config, databaseUrl, natsUrl, eventStoreUrl }: Place) => ({
  DATA_DIR: config.dataDirectory,
  DATABASE_URL: databaseUrl,
  ...(natsUrl !== undefined && { NATS_URL: natsUrl }),
  ...(eventStoreUrl !== undefined && { EVENTSTORE_URL: eventStoreUrl }),
  MEDIA_URL: `file://${config.dataDirectory}/media`,
  ERASED_LIST: config.erasedList,
  PAYMENTS: 'sandbox',
});

/** What its row says, and what anyone who calls it says. */
function secretsOf(program: Program, { config, serverKey }: Place): Record<string, string> {
  const { secrets, apiKeys, sandboxWebhookSecret } = config;
  const all: Readonly<Record<string, string>> = {
    JWT_SECRET: secrets.jwt,
    JWT_PUBLIC_KEY: accessPublicKey(secrets.jwt),
    ID_SECRET: secrets.id,
    DATA_KEY: secrets.data.toString('base64'),
    API_KEYS: apiKeys.join(','),
    SANDBOX_WEBHOOK_SECRET: sandboxWebhookSecret,
    SERVER_KEY: serverKey,
    ...(secrets.signing !== undefined && { SIGNING_KEY: secrets.signing }),
  };
  const needs = ['always', 'sandbox', 'optional'] as const;
  const needed = needs.flatMap((need) => neededBy(program, need));
  const names: readonly string[] = [...needed, 'SERVER_KEY'];
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

/** host:port of all that run a program, as the gateway takes them. */
export const upstreamsOf = (services: readonly Service[], program: string): string =>
  services
    .filter((service) => service.program === program)
    .map(({ origin }) => new URL(origin).host)
    .join(' ');
