import { readApiKeys, readDataKey, readPublicKey, readStatementKey } from './access.ts';
import { makeDataDirectory } from './data-directory.ts';
import { demand, type Program } from './demanded.ts';
import { readSandboxSecret, readShownPayments, type ShownPayments } from './payments.ts';
import { type Environment, type EnvironmentReader, readEnvironment } from './read-environment.ts';
import type { Secrets } from './secrets.ts';
import { type HoldTimes, type ProcessSettings, readHoldTimes, readProcess } from './settings.ts';

// What programs are told that run alone and neither append nor charge: each reads its row of `DEMANDED`.

export type QueryApiConfig = ProcessSettings &
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

/** BootError with a sentence for each problem. */
export async function queryApiConfig(environment: Environment): Promise<QueryApiConfig> {
  const read = readerFor(environment, 'query-api');
  const payments = readShownPayments(read);
  const [first = '', ...others] = readApiKeys(read);
  const config: QueryApiConfig = {
    ...readProcess(read, payments),
    ...readHoldTimes(read),
    secrets: { id: read.secret('ID_SECRET') ?? '', data: dataKey(read) },
    accessPublicKey: readPublicKey(read) ?? '',
    statementKey: readStatementKey(read),
    serverKey: read.secret('SERVER_KEY'),
    apiKeys: [first, ...others],
    payments,
    demo: read.choice('DEMO', ['on', 'off']) === 'on',
  };
  read.check();
  if (config.stores.media === undefined) await makeDataDirectory(config.dataDirectory);
  return config;
}

export type ProjectorConfig = ProcessSettings & Readonly<{ secrets: Pick<Secrets, 'data'> }>;

/** BootError likewise. */
export function projectorConfig(environment: Environment): ProjectorConfig {
  const read = readerFor(environment, 'projector');
  const config = { ...readProcess(read, SANDBOX), secrets: { data: dataKey(read) } };
  read.check();
  return config;
}

export type SandboxConfig = ProcessSettings & Readonly<{ webhookSecret: string }>;

/** Likewise. */
export function sandboxConfig(environment: Environment): SandboxConfig {
  const read = readerFor(environment, 'payment-sandbox');
  if (read.has('OMISE_SECRET_KEY'))
    read.note('OMISE_SECRET_KEY is set; the payment sandbox takes no real money.');
  const webhookSecret = readSandboxSecret(read) ?? '';
  const config = { ...readProcess(read, SANDBOX), webhookSecret };
  read.check();
  return config;
}

/** Of anyone who is told nothing of payments: what real ones forbid is forbidden by the others. */
const SANDBOX = { kind: 'sandbox' } as const;

function readerFor(environment: Environment, program: Program): EnvironmentReader {
  const read = readEnvironment(environment);
  read.require('DATABASE_URL', 'a process that runs alone shares its database with the others');
  demand(read, program, `${program} needs it where it runs alone`);
  return read;
}

const dataKey = (read: EnvironmentReader): Buffer => readDataKey(read) ?? Buffer.alloc(0);
