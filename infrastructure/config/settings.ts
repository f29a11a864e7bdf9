import { join, resolve } from 'node:path';
import type { Leases } from '@baanpak/domain/values/money/lease.ts';
import { type Access, readAccess } from './access.ts';
import { type Http, readHttp } from './http.ts';
import { type Payments, readLeases, readPayments } from './payments.ts';
import { type Environment, readEnvironment } from './read-environment.ts';
import { readStores, type Stores, storesNamed } from './stores.ts';

/** What the variables say, before secrets are made. */
export type Settings = Access &
  Readonly<{
    /** True when no store's address is set, which is what `npm start` gives. */
    embedded: boolean;
    stores: Stores;
    http: Http;
    payments: Payments;
    /** Absolute. */
    dataDirectory: string;
    /** Absolute: the file that names who was erased. */
    erasedList: string;
    /** How long nights are held for a guest who has not paid; may have a fraction. */
    holdMinutes: number;
    /** The same for who pays by bank transfer; may have a fraction. */
    transferHours: number;
    /** How long calls to the payment provider count that nobody heard the end of. */
    leases: Leases;
    /** Lets others than this machine read the metrics. */
    metricsToken: string | undefined;
    /** For tests alone: the point at which the process dies. */
    crashAt: string | undefined;
    signingKey: string | undefined;
    /** The API key by which our own servers call each other, for guests who were counted before. */
    serverKey: string | undefined;
    /** Where traces go by OTLP. */
    tracesUrl: string | undefined;
    /** Of map tiles. */
    tilesUrl: string | undefined;
  }>;

/** Reads and checks all variables; BootError with a sentence, naming its variable, for each problem. */
export function settingsFrom(environment: Environment): Settings {
  const read = readEnvironment(environment);
  const stores = storesNamed(read);
  const payments = readPayments(read, stores);
  const dataDirectory = resolve(read.text('DATA_DIR') ?? './data');
  const settings: Settings = {
    embedded: stores === undefined,
    stores: readStores(read),
    http: readHttp(read, payments),
    payments,
    ...readAccess(read, stores, payments),
    dataDirectory,
    erasedList: resolve(read.text('ERASED_LIST') ?? join(dataDirectory, 'erased-subjects.jsonl')),
    holdMinutes: read.number('HOLD_MINUTES', { above: 0, to: 24 * 60 }) ?? 30,
    transferHours: read.number('TRANSFER_HOURS', { above: 0, to: 24 * 30 }) ?? 24,
    leases: readLeases(read, payments),
    metricsToken: read.text('METRICS_TOKEN'),
    crashAt: read.text('CRASH_AT'),
    signingKey: read.secret('SIGNING_KEY'),
    serverKey: read.secret('SERVER_KEY'),
    tracesUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    tilesUrl: read.url('TILES_URL', ['http:', 'https:']),
  };
  if (settings.crashAt !== undefined && payments.kind === 'omise')
    read.note('CRASH_AT is set; with real payment keys it must not be.');
  read.check();
  return settings;
}
