import type { Config } from '@baanpak/infrastructure/config/config.ts';

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
const PROGRAMS = [
  ...['payment-sandbox', 'command-api', 'command-api', 'projector', 'projector'],
  ...['query-api', 'query-api', 'pages', 'pages'],
];
export const SERVICE_COUNT = PROGRAMS.length;

type Place = Readonly<{
  config: Pick<Config, 'secrets' | 'apiKeys' | 'dataDirectory' | 'erasedList'>;
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
  /** Of whoever starts it: RATE_LIMITS, LOG_LEVEL and the like go on to each process. */
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
  const stores = { ...storesOf(place), SANDBOX_URL: originOf('payment-sandbox') };
  return placed.map(({ program, name, origin, port }) => ({
    ...{ program, name, origin },
    environment: {
      ...place.given,
      ...{ HOST: '127.0.0.1', PORT: port, PUBLIC_URL: place.site, API_URL: place.site },
      ...{ SERVER_KEY: place.serverKey, TRUST_PROXY: 'loopback' },
      ...(program === 'pages' ? { SERVICES: services } : stores),
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
  JWT_SECRET: config.secrets.jwt,
  ID_SECRET: config.secrets.id,
  DATA_KEY: config.secrets.data.toString('base64'),
  API_KEYS: config.apiKeys.join(','),
  PAYMENTS: 'sandbox',
});

/** host:port of all that run a program, as the gateway takes them. */
export const upstreamsOf = (services: readonly Service[], program: string): string =>
  services
    .filter((service) => service.program === program)
    .map(({ origin }) => new URL(origin).host)
    .join(' ');
