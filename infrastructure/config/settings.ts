import { join, resolve } from 'node:path';
import type { Leases } from '@baanpak/domain/values/money/lease.ts';
import { type Access, readAccess } from './access.ts';
import { type Http, readHttp } from './http.ts';
import { type Payments, readLeases, readPayments } from './payments.ts';
import { type Environment, type EnvironmentReader, readEnvironment } from './read-environment.ts';
import { readStores, type Stores, storesNamed } from './stores.ts';

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

/** How long nights are held. */
export type HoldTimes = Readonly<{
  /** For a guest who has not paid; may have a fraction. */
  holdMinutes: number;
  /** For who pays by bank transfer; may have a fraction. */
  transferHours: number;
}>;

/** What the variables say, before secrets are made. */
export type Settings = Access &
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

/** Reads and checks all variables; BootError with a sentence, naming its variable, for each problem. */
export function settingsFrom(environment: Environment): Settings {
  const read = readEnvironment(environment);
  const stores = storesNamed(read);
  const payments = readPayments(read, stores);
  const settings: Settings = {
    ...readProcess(read, payments),
    ...readHoldTimes(read),
    payments,
    ...readAccess(read, stores, payments),
    leases: readLeases(read, payments),
    serverKey: read.secret('SERVER_KEY'),
    tilesUrl: read.url('TILES_URL', ['http:', 'https:']),
  };
  read.check();
  return settings;
}

/** `payments`: with real ones nothing may be on that is for tests. */
export function readProcess(
  read: EnvironmentReader,
  payments: Pick<Payments, 'kind'>,
): ProcessSettings {
  const dataDirectory = resolve(read.text('DATA_DIR') ?? './data');
  const crashAt = read.text('CRASH_AT');
  if (crashAt !== undefined && payments.kind === 'omise')
    read.note('CRASH_AT is set; with real payment keys it must not be.');
  return {
    embedded: storesNamed(read) === undefined,
    stores: readStores(read),
    http: readHttp(read, payments),
    dataDirectory,
    erasedList: resolve(read.text('ERASED_LIST') ?? join(dataDirectory, 'erased-subjects.jsonl')),
    metricsToken: read.text('METRICS_TOKEN'),
    crashAt,
    tracesUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  };
}

export const readHoldTimes = (read: EnvironmentReader): HoldTimes => ({
  holdMinutes: read.number('HOLD_MINUTES', { above: 0, to: 24 * 60 }) ?? 30,
  transferHours: read.number('TRANSFER_HOURS', { above: 0, to: 24 * 30 }) ?? 24,
});
