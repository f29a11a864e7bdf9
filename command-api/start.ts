import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent, Process } from '@baanpak/domain/processes/process.ts';
import { HOUR, MINUTE, type Now } from '@baanpak/domain/values/time/instant.ts';
import { commandHandler } from '@baanpak/infrastructure/commands/command-handler.ts';
import { postgresSnapshots } from '@baanpak/infrastructure/commands/snapshots.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { migrate } from '@baanpak/infrastructure/database/migrate.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { runAlone } from '@baanpak/infrastructure/database/single-runner.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { FollowedLog } from '@baanpak/infrastructure/event-store/followed-log.ts';
import { lagOf } from '@baanpak/infrastructure/event-store/lag.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { followerCheck } from '@baanpak/infrastructure/http/follower-check.ts';
import type { CheckResult } from '@baanpak/infrastructure/http/health.ts';
import { serverIds } from '@baanpak/infrastructure/http/server-ids.ts';
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import type { PaymentProvider } from '@baanpak/infrastructure/payment-provider/port.ts';
import { personalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import type { PersonalKeys } from '@baanpak/infrastructure/personal-keys/port.ts';
import { postgresPreferences } from '@baanpak/infrastructure/preferences/preferences.ts';
import { crashingAt } from '@baanpak/infrastructure/process/failpoints.ts';
import { accessTokens } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { resetTokens } from '@baanpak/infrastructure/sign-in/reset-tokens.ts';
import { secondFactorProofs } from '@baanpak/infrastructure/sign-in/second-factor-proofs.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import { observedCommands, type Work } from '@baanpak/infrastructure/telemetry/work.ts';
import type { Pool } from 'pg';
import { FAILPOINTS } from './failpoints.ts';
import type { Ports } from './ports.ts';
import { countFailing, countWaitingForProvider } from './processes/count-timers.ts';
import { postgresDeadLetters } from './processes/dead-letters.ts';
import { PROCESS_STREAMS, type ProcessesStatus } from './processes/follow-log.ts';
import { withFollowUp } from './processes/follow-up.ts';
import { runProcesses } from './processes/run.ts';
import { postgresTimerStore } from './processes/timer-store.ts';
import { COMMAND_SCHEMA, commandMigrations } from './schema/migrations.ts';
import { pruneEveryHour } from './schema/prune.ts';
import { postgresCredentials } from './stores/credentials.ts';
import { postgresIdempotencyKeys } from './stores/idempotency-keys.ts';
import { imageUpload } from './stores/image-upload.ts';
import { postgresMailQueue } from './stores/mail-queue.ts';
import { rateLimits } from './stores/rate-limits.ts';
import { postgresSecondFactors } from './stores/second-factor-secrets.ts';
import {
  bookingOfGuestId,
  mayHaveBookingsWithOneId,
} from './use-cases/booking/bookings-with-one-id.ts';
import { postgresHolds } from './use-cases/booking/holds.ts';
import { freePageAddress } from './use-cases/hotel/create-hotel.ts';
import { ledgerProgress, throttle } from './use-cases/ledger/ledger-progress.ts';
import { returnsTo } from './use-cases/payment/return-address.ts';
import { keepRestorePoints } from './use-cases/restore/restore-points.ts';
import { type QueryApiAddress, statementsOf } from './use-cases/settlement/statements.ts';
import { makeFirstAdmin } from './use-cases/user/create-user.ts';

export type Foundation = Readonly<{
  config: Pick<Config, 'secrets' | 'holdMinutes' | 'transferHours' | 'leases' | 'http' | 'crashAt'>;
  pool: Pool;
  /** For what the processes do again after a crash. */
  relaxed: Pool;
  store: EventStore;
  /** The same log, event by event: proves states that are in memory. */
  followed?: FollowedLog | undefined;
  codec: EventCodec;
  keys: PersonalKeys;
  provider: PaymentProvider;
  /** Milliseconds between two questions of the ledger to the provider; default a second. */
  ledgerPause?: number;
  media: Media;
  /** What follows from events; default all that does. */
  processes?: readonly Process[];
  /** How commands are watched; default not at all. */
  work?: Work;
  now: Now;
  log: Ports['log'];
  /** Where this process is the whole site and listens; asked once it does. */
  ownUrl?: (() => string) | undefined;
  /** Who tells what is owed to owners; without it no month is closed. */
  reportsFrom?: QueryApiAddress | undefined;
}>;

const SECOND = 1_000;
const TIMING = {
  now: () => performance.now(),
  sleep: (milliseconds: number) => sleep(milliseconds),
};

/** What a boot writes into the log before anybody is served: the first administrator, other addresses. */
export async function prepareLog(ports: Ports, { firstAdmin }: Pick<Config, 'firstAdmin'>) {
  if (firstAdmin) await makeFirstAdmin(ports, firstAdmin);
  await freePageAddress(ports);
}

/** Brings schema `command` up to date, on a connection of its own that may take as long as it needs. */
export async function migrateCommandSchema({ options }: Pool): Promise<void> {
  const patient = openPool(String(options.connectionString), {
    name: 'baanpak-migrations',
    max: 1,
    statementTimeout: 0,
  });
  try {
    await migrate(openKysely<Record<string, never>>(patient), COMMAND_SCHEMA, commandMigrations);
  } finally {
    await patient.end();
  }
}

/** What routes and processes carry commands out with. */
export async function commandPorts(foundation: Foundation): Promise<Ports> {
  const { config, pool, relaxed, store, codec, keys, provider, media, work, now, log } = foundation;
  const commands = commandHandler({
    store,
    followed: foundation.followed,
    codec,
    snapshots: postgresSnapshots(pool),
    erasures: () => keys.erasures(),
    onProblem: (err, stream) => log.warn({ err, stream }, 'A snapshot was of no use'),
  });
  const storeId = await store.storeId();
  const guestFiles = personalFiles(media.private, keys);
  return withFollowUp({
    returnsTo: returnsTo(config.http, foundation.ownUrl),
    commands: work ? observedCommands(commands, work) : commands,
    provider,
    ledger: ledgerProgress(throttle(foundation.ledgerPause ?? SECOND, TIMING)),
    holds: postgresHolds({
      ...{ pool, asyncCommitPool: relaxed, isLogBeside: store.checksKeys === true },
      ...{ secret: config.secrets.id, keys },
    }),
    pictures: imageUpload(media, guestFiles),
    guestFiles,
    mails: postgresMailQueue(pool, relaxed),
    credentials: postgresCredentials(pool, config.secrets.id),
    preferences: postgresPreferences(pool),
    kept: postgresIdempotencyKeys(pool, store),
    tokens: accessTokens(config.secrets.jwt),
    resetTokens: resetTokens(config.secrets.jwt),
    secondFactors: postgresSecondFactors(pool, config.secrets),
    secondFactorProofs: secondFactorProofs(config.secrets.jwt),
    ...rateLimits(pool, config.http.rateLimits),
    ids: serverIds(config.secrets.id),
    bookingOfGuestId: bookingOfGuestId(pool),
    mayHaveBookingsWithOneId: await mayHaveBookingsWithOneId(pool),
    historyOf: async (stream) => codec.decode<DomainEvent>(await store.readStream(stream)),
    statements: statementsOf(foundation.reportsFrom, { storeId, head: () => store.head() }),
    storeId,
    now,
    failpoint: crashingAt(FAILPOINTS, config.crashAt),
    log,
    productVersion: VERSION,
    settings: {
      holdTime: config.holdMinutes * MINUTE,
      transferTime: config.transferHours * HOUR,
      leases: config.leases,
      capHolds: config.http.rateLimits,
    },
  });
}

/** How long what follows from an event may wait; no provider has a part in it. */
const MAY_LAG_SECONDS = 30;

/** Runs the processes from `start` to `stop`, alone among all that share the database. */
export function processesOn(ports: Ports, foundation: Foundation, url: string) {
  const { pool, relaxed, store, codec, processes } = foundation;
  const stopping = new AbortController();
  const status: ProcessesStatus & { state: 'active' | 'standby' } = {
    problem: null,
    stoppedAt: null,
    state: 'standby',
  };
  const timerStore = postgresTimerStore(relaxed, ports.storeId);
  const stepsAside = postgresDeadLetters(relaxed);
  const { signal } = stopping;
  const onState = (state: typeof status.state) => {
    status.state = state;
    if (state === 'standby') Object.assign(status, { problem: null, stoppedAt: null }); // another's now
  };
  const lag = async () =>
    lagOf(store, { position: await timerStore.position(), filter: PROCESS_STREAMS }, ports.now());
  let running: Promise<void> | undefined;
  return {
    start(): void {
      running = runAlone({ url, name: 'baanpak-processes', signal, onState }, (alone) =>
        Promise.all([
          runProcesses({
            ports,
            store,
            codec,
            timerStore,
            stepsAside,
            signal: alone,
            status,
            processes,
          }),
          pruneEveryHour(ports, pool, alone),
          keepRestorePoints(ports, pool, store, alone),
        ]).then(() => undefined),
      );
    },
    /** Well though the provider hangs or steps are put aside, which it names: all else goes on. */
    async check(): Promise<CheckResult> {
      const found = await followerCheck({
        status,
        state: status.state,
        lag,
        mayLag: MAY_LAG_SECONDS,
      });
      const [waiting, aside] = await Promise.all([
        countWaitingForProvider(relaxed, ports.now()).catch(() => 0),
        stepsAside.described().catch(() => null),
      ]);
      const awaited = waiting > 0 && `the provider is waited for by ${waiting} timers`;
      return { ...found, detail: [found.detail, awaited, aside].filter(Boolean).join('; ') };
    },
    counts: {
      steps_put_aside: {
        help: 'Steps of processes that wait for a version without their bug, and those behind them',
        count: () => stepsAside.count(),
      },
      timers_failing: {
        help: 'Timers that failed when they were last tried',
        by: 'queue',
        count: () => countFailing(relaxed),
      },
    },
    /** Waits until nothing waits for them, for `milliseconds` at most: another may be at it. */
    async caughtUp(milliseconds: number): Promise<void> {
      const end = Date.now() + milliseconds;
      while (Date.now() < end && (await lag()).events > 0) await sleep(50);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
