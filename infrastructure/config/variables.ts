import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { BootError } from '../process/errors.ts';
import {
  choice,
  contact,
  instances,
  type Kind,
  keyBytes,
  keys,
  keyWithPrefix,
  mailAddress,
  mediaPlace,
  number,
  origin,
  origins,
  secret,
  text,
  trustedProxies,
  url,
} from './variable-kinds.ts';

/**
 * When a program needs a variable where it runs alone. `provider`: unless PAYMENTS=sandbox. `sandbox`: with
 * SANDBOX_URL, that of a sandbox that runs alone. `optional`: what needs it is not done without, and says so.
 */
type Need = 'always' | 'provider' | 'sandbox' | 'optional';

export const PROGRAMS = [
  'command-api',
  'query-api',
  'projector',
  'payment-sandbox',
  'pages',
] as const;
export type Program = (typeof PROGRAMS)[number];

type Variable<Value> = Readonly<{
  kind: Kind<Value>;
  /** The value where the variable is not set, or wrong. */
  otherwise: Value;
  /** Of secrets: who needs it. A program reads no secret that it does not need. */
  neededBy: Readonly<Partial<Record<Program, Need>>>;
  /** With it this is more than the embedded default. */
  namesStore: boolean;
}>;
type More = Readonly<{ neededBy?: Variable<unknown>['neededBy']; namesStore?: boolean }>;

const optional = <Value>(kind: Kind<Value>, more: More = {}): Variable<Value | undefined> =>
  orElse<Value | undefined>(undefined, kind, more);

const orElse = <Value>(
  otherwise: Value,
  kind: Kind<Value>,
  { neededBy = {}, namesStore = false }: More = {},
): Variable<Value> => ({ kind, otherwise, neededBy, namesStore });

const store = { namesStore: true } as const;
const switchedOn = choice('on', 'off');
const web = url('http:', 'https:');
const eventStoreDb = url('esdb:', 'esdb+discover:', 'kurrentdb:', 'kurrentdb+discover:');

/** Each variable once: its kind, its default, who needs it. docs/configuration.md says what it is for. */
const TABLE = {
  // addresses and network
  HOST: orElse('127.0.0.1', text),
  PORT: orElse(8080, number({ from: 0, to: 65_535, whole: true })),
  PUBLIC_URL: optional(origin('https://baanpak.example')),
  API_URL: optional(origin('http://gateway:8080')),
  SERVER_KEY: optional(secret, { neededBy: { pages: 'always' } }),
  SERVICES: orElse([], instances),
  TRUST_PROXY: orElse(false, trustedProxies),
  CORS_ORIGINS: orElse([], origins),
  VIDEO_ORIGINS: orElse(['https://www.youtube-nocookie.com', 'https://www.facebook.com'], origins),
  TILES_URL: optional(web),
  SECURITY_CONTACT: optional(contact),
  RATE_LIMITS: orElse('on', switchedOn),

  // stores
  DATA_DIR: orElse('./data', text),
  EVENTSTORE_URL: optional(eventStoreDb, store),
  DATABASE_URL: optional(url('postgres:', 'postgresql:'), store),
  NATS_URL: optional(url('nats:', 'tls:'), store),
  MEDIA_URL: optional(mediaPlace, store),
  SMTP_URL: optional(url('smtp:', 'smtps:'), store),
  MAIL_FROM: optional(mailAddress),
  ERASED_LIST: optional(text),

  // secrets
  JWT_SECRET: optional(secret, { neededBy: { 'command-api': 'always' } }),
  JWT_PUBLIC_KEY: optional(keyBytes, { neededBy: { 'query-api': 'always' } }),
  ID_SECRET: optional(secret, { neededBy: { 'command-api': 'always', 'query-api': 'always' } }),
  DATA_KEY: optional(keyBytes, {
    neededBy: { 'command-api': 'always', 'query-api': 'always', projector: 'always' },
  }),
  API_KEYS: orElse([], keys, { neededBy: { 'command-api': 'always', 'query-api': 'always' } }),
  SIGNING_KEY: optional(secret, { neededBy: { 'command-api': 'optional' } }),
  STATEMENT_KEY: optional(keyBytes, { neededBy: { 'query-api': 'optional' } }),
  METRICS_TOKEN: optional(text),

  // payments and bookings
  OMISE_PUBLIC_KEY: optional(keyWithPrefix('pkey_'), {
    neededBy: { 'command-api': 'provider', 'query-api': 'provider' },
  }),
  OMISE_SECRET_KEY: optional(keyWithPrefix('skey_'), { neededBy: { 'command-api': 'provider' } }),
  OMISE_WEBHOOK_SECRET: optional(text, { neededBy: { 'command-api': 'provider' } }),
  PAYMENTS: optional(choice('sandbox')),
  SANDBOX_URL: optional(origin('http://sandbox:8080')),
  SANDBOX_WEBHOOK_SECRET: optional(secret, {
    neededBy: { 'command-api': 'sandbox', 'payment-sandbox': 'always' },
  }),
  SANDBOX_SCRIPT_URL: optional(web),
  HOLD_MINUTES: orElse(30, number({ above: 0, to: 24 * 60 })),
  TRANSFER_HOURS: orElse(24, number({ above: 0, to: 24 * 30 })),
  LEASE_SECONDS: optional(number({ above: 0, to: 120 })),

  // demo and first administrator
  DEMO: optional(switchedOn),
  DEMO_PASSWORD: orElse('baanpak-demo', text),
  ADMIN_USERNAME: optional(text),
  ADMIN_PASSWORD: optional(text),

  // traces and tests
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(web),
  CRASH_AT: optional(text),
};

type VariableName = keyof typeof TABLE;
type Values = {
  [Name in VariableName]: (typeof TABLE)[Name] extends Variable<infer Value> ? Value : never;
};
const VARIABLES: { readonly [Name in VariableName]: Variable<Values[Name]> } = TABLE;
export const VARIABLE_NAMES = fieldsOf(VARIABLES);

/** The variables that a program needs, in the order of the table. deploy/ gives it these, and a test compares. */
export const neededBy = (program: Program, need: Need): readonly VariableName[] =>
  VARIABLE_NAMES.filter((name) => VARIABLES[name].neededBy[program] === need);

/** Environment variables by name; an empty one counts as absent, as compose files pass them so. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads variables of one environment. A problem is noted rather than thrown, and the variable then has its default,
 * so that all problems are reported at once: call `check` before a value is used.
 */
export function readEnvironment(environment: Environment) {
  const problems: string[] = [];
  const textOf = (name: VariableName): string | undefined => environment[name]?.trim() || undefined;
  const isSet = (name: VariableName): boolean => textOf(name) !== undefined;

  return {
    isSet,
    /** The variables that make this more than the embedded default, as a list to read; or undefined. */
    storesNamed: (): string | undefined =>
      VARIABLE_NAMES.filter((name) => VARIABLES[name].namesStore && isSet(name)).join(', ') ||
      undefined,
    value<Name extends VariableName>(name: Name): Values[Name] {
      const { kind, otherwise }: Variable<Values[Name]> = VARIABLES[name];
      const given = textOf(name);
      if (given === undefined) return otherwise;
      const value = kind.read(given);
      if (value !== undefined) return value;
      const found = kind.isSecret
        ? `set (${given.length} characters, not shown)`
        : JSON.stringify(given);
      problems.push(`${name} is ${found}; it must be ${kind.wanted}.`);
      return otherwise;
    },
    note(sentence: string): void {
      problems.push(sentence);
    },
    require(names: readonly VariableName[], why: string): void {
      for (const name of names) if (!isSet(name)) problems.push(`${name} is not set; ${why}.`);
    },
    /** Throws `BootError` with all problems, a line each. */
    check(): void {
      if (problems.length > 0) throw new BootError(problems.join('\n'));
    },
  };
}

export type EnvironmentReader = ReturnType<typeof readEnvironment>;
