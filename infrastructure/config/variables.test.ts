import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { accessPublicKey } from '../sign-in/access-tokens.ts';
import {
  pagesConfig,
  projectorConfig,
  queryApiConfig,
  sandboxConfig,
  settingsFrom,
} from './config.ts';
import { OMISE, PRODUCTION, SECRET } from './testing/environments.ts';
import { type Environment, neededBy, PROGRAMS, type Program, VARIABLE_NAMES } from './variables.ts';

// What each program must be given, what it starts with, and what deploy/ gives it, are the same.

const VALUES: Readonly<Record<string, string>> = {
  ...PRODUCTION,
  ...OMISE,
  JWT_PUBLIC_KEY: accessPublicKey(SECRET),
  SANDBOX_WEBHOOK_SECRET: SECRET,
  SERVER_KEY: SECRET,
  SIGNING_KEY: SECRET,
  STATEMENT_KEY: PRODUCTION.DATA_KEY,
};

/** Beside the row: where things are, which is no secret of the site. */
const PLACES: Environment = {
  DATABASE_URL: PRODUCTION.DATABASE_URL,
  MEDIA_URL: 's3://bucket',
  PUBLIC_URL: 'https://baanpak.example',
  API_URL: 'http://gateway:8080',
};

const START: Readonly<Record<Program, (environment: Environment) => unknown>> = {
  'command-api': settingsFrom,
  'query-api': queryApiConfig,
  projector: projectorConfig,
  'payment-sandbox': sandboxConfig,
  pages: pagesConfig,
};

const of = (program: Program) => {
  const always = neededBy(program, 'always');
  const ofProvider = neededBy(program, 'provider');
  const ofSandbox = neededBy(program, 'sandbox');
  const optional = neededBy(program, 'optional');
  const environmentOf = (names: readonly string[]): Environment => ({
    ...PLACES,
    ...Object.fromEntries(names.map((name) => [name, VALUES[name]])),
  });
  return {
    withProvider: [...always, ...ofProvider] as readonly string[],
    optional: optional as readonly string[],
    whole: environmentOf([...always, ...ofProvider, ...optional]),
    paid: environmentOf([...always, ...ofProvider]),
    sandbox: {
      ...environmentOf([...always, ...ofSandbox]),
      PAYMENTS: 'sandbox',
      ...(ofSandbox.length > 0 && { SANDBOX_URL: 'http://sandbox:8080' }),
    },
  };
};
const start = async (program: Program, environment: Environment) => START[program](environment);
const missing = (program: Program, kind: 'paid' | 'sandbox') =>
  Object.keys(of(program)[kind])
    .filter((name) => name in VALUES && !(name in PLACES) && name !== 'PAYMENTS')
    .map((name) => [kind, name] as const);

/** Of the site itself; engines' passwords stand in their addresses. */
const isSecret = (name: string) =>
  /(SECRET|KEY|KEYS)$/.test(name) || /^(ADMIN|DEMO)_PASSWORD$/.test(name) || name === 'SMTP_URL';

/** What deploy/ gives a program besides: who calls it, who may sign in first, and where its mail goes. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'command-api': [
    ...neededBy('command-api', 'sandbox'),
    'SERVER_KEY',
    'ADMIN_PASSWORD',
    'SMTP_URL',
  ],
  'query-api': ['SERVER_KEY'],
  'load-demo': [...neededBy('command-api', 'always'), 'DEMO_PASSWORD'],
};
/** Whose presence is refused: the sandbox takes no real money, and the two keys go together. */
const NOTICED: Readonly<Record<string, readonly string[]>> = {
  'command-api': ['JWT_PUBLIC_KEY'],
  'payment-sandbox': ['OMISE_SECRET_KEY'],
};

describe.each(PROGRAMS)('%s', (program) => {
  it('starts with its row alone, with payments that are real or of the sandbox', async () => {
    await start(program, of(program).paid);
    await start(program, of(program).sandbox);
    await start(program, of(program).whole);
  });

  it.each([...missing(program, 'paid'), ...missing(program, 'sandbox')])(
    'names what it lacks: %s, %s',
    async (kind, name) => {
      const environment = { ...of(program)[kind], [name]: undefined };
      await expect(start(program, environment)).rejects.toThrow(`${name} is not set; `);
    },
  );

  it('reads no secret of another row', async () => {
    const read = new Set<string>();
    const recording = new Proxy(of(program).paid, {
      get(environment, name: string) {
        read.add(name);
        return environment[name];
      },
    });
    await start(program, recording);
    const others = Object.keys(VALUES).filter(
      (name) =>
        isSecret(name) &&
        !of(program).withProvider.includes(name) &&
        !of(program).optional.includes(name) &&
        !(BESIDES[program] ?? []).includes(name) &&
        !(NOTICED[program] ?? []).includes(name),
    );
    expect(others.filter((name) => read.has(name))).toEqual([]);
  });
});

const expectedFor = (name: string): ReadonlySet<string> => {
  const program = PROGRAMS.find((each) => each === name);
  const row = program === undefined ? [] : of(program).withProvider;
  const optional = PROGRAMS.find((each) => each === name);
  const more = optional === undefined ? [] : of(optional).optional;
  return new Set([...row, ...more, ...(BESIDES[name] ?? [])]);
};

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const programIn = (command: readonly string[]) =>
  /^dist\/(.+)\.js$/.exec(command[0] ?? '')?.[1] ?? '';
const RUN_BY_DEPLOY = [...PROGRAMS, 'load-demo'].sort();

it.each(VARIABLE_NAMES)('%s stands in docs/configuration.md', (name) =>
  expect(textOf('docs/configuration.md')).toMatch(
    new RegExp(`^\\|[^|]*\\b${name}\\b[^|]*\\|`, 'm'),
  ),
);

it('docker-compose.yml gives each program the secrets of its row', () => {
  const { services } = parse(textOf('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
    services: Record<string, { command?: string[]; environment?: Record<string, string> }>;
  };
  const given = Object.values(services)
    .map(({ command = [], environment = {} }) => [programIn(command), environment] as const)
    .filter(([program]) => RUN_BY_DEPLOY.includes(program));
  expect([...new Set(given.map(([program]) => program))].sort()).toEqual(RUN_BY_DEPLOY);
  for (const [program, environment] of given) {
    const secrets = Object.keys(environment).filter(isSecret);
    expect([program, new Set(secrets)]).toEqual([program, expectedFor(program)]);
  }
});

type Container = Readonly<{
  args?: string[];
  env?: readonly Readonly<{ name: string }>[];
  envFrom?: readonly object[];
}>;
type Documented = Readonly<{
  spec?: Readonly<{
    template?: Readonly<{
      spec: Readonly<{ containers?: Container[]; initContainers?: Container[] }>;
    }>;
  }>;
}>;

it('deploy/kubernetes gives each program the secrets of its row', () => {
  const files = [
    ...['command-api', 'query-api', 'projector', 'guest-web'].map((name) => `base/${name}`),
    ...['payment-sandbox', 'load-demo'].map((name) => `try/${name}`),
  ];
  const given = files
    .flatMap((name) => parseAllDocuments(textOf(`deploy/kubernetes/${name}.yaml`)))
    .map((document): Documented => document.toJSON())
    .flatMap(({ spec }) => {
      const { containers = [], initContainers = [] } = spec?.template?.spec ?? {};
      return [...containers, ...initContainers];
    });
  expect(given.map(({ args = [] }) => programIn(args)).sort()).toEqual(RUN_BY_DEPLOY);
  for (const { args = [], env = [], envFrom = [] } of given) {
    const program = programIn(args);
    const secrets = env.map(({ name }) => name).filter(isSecret);
    expect([program, new Set(secrets)]).toEqual([program, expectedFor(program)]);
    expect(envFrom).toEqual([{ configMapRef: { name: 'settings' } }]);
  }
});
