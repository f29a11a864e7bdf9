import type { Now } from '@baanpak/domain/values/instant.ts';
import { HOUR, MINUTE } from '@baanpak/domain/values/instant.ts';
import { commandHandler } from '@baanpak/infrastructure/command-handling/command-handler.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import { openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import { migrate } from '@baanpak/infrastructure/database/migrate.ts';
import { runAlone } from '@baanpak/infrastructure/database/single-runner.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type { CheckResult } from '@baanpak/infrastructure/http/health.ts';
import { serverIds } from '@baanpak/infrastructure/http/server-ids.ts';
import type { Media } from '@baanpak/infrastructure/media/port.ts';
import type { PaymentProvider } from '@baanpak/infrastructure/payment-provider/port.ts';
import { personalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import type { PersonalKeys } from '@baanpak/infrastructure/personal-keys/port.ts';
import { accessTokens } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { VERSION } from '@baanpak/infrastructure/telemetry/version.ts';
import type { Pool } from 'pg';
import { crashingAt } from './crash-points.ts';
import type { Deps } from './deps.ts';
import { findLimits } from './mail/find-limits.ts';
import { postgresMailQueue } from './mail/mail-queue.ts';
import { pictureDesk } from './media/picture-desk.ts';
import { postgresAgenda } from './processes/agenda.ts';
import { runProcesses } from './processes/run.ts';
import { COMMAND_SCHEMA, commandMigrations } from './schema/migrations.ts';
import { postgresHolds } from './stay/holds.ts';
import { postgresCredentials } from './user/credentials.ts';
import { signInLimits } from './user/sign-in-limits.ts';

export type Foundation = Readonly<{
  config: Pick<Config, 'secrets' | 'holdMinutes' | 'transferHours' | 'http' | 'crashAt'>;
  pool: Pool;
  /** For what the processes do again after a crash. */
  unsynced: Pool;
  store: EventStore;
  codec: EventCodec;
  keys: PersonalKeys;
  provider: PaymentProvider;
  media: Media;
  now: Now;
  log: Deps['log'];
}>;

/** Brings schema `command` up to date. */
export const migrateCommandSchema = (pool: Pool) =>
  migrate(openKysely<Record<string, never>>(pool), COMMAND_SCHEMA, commandMigrations);

/** What routes and processes carry commands out with. */
export async function commandDeps(foundation: Foundation): Promise<Deps> {
  const { config, pool, unsynced, store, codec, keys, provider, media, now, log } = foundation;
  return {
    commands: commandHandler({ store, codec }),
    provider,
    holds: postgresHolds(pool, config.secrets.id),
    pictures: pictureDesk(media, personalFiles(media.private, keys)),
    mails: postgresMailQueue(pool, unsynced),
    credentials: postgresCredentials(pool, config.secrets.id),
    tokens: accessTokens(config.secrets.jwt),
    signInLimits: signInLimits(pool, config.http.rateLimits),
    findLimits: findLimits(pool, config.http.rateLimits),
    ids: serverIds(config.secrets.id),
    storeId: await store.storeId(),
    now,
    passing: crashingAt(config.crashAt),
    log,
    productVersion: VERSION,
    settings: {
      holdTime: config.holdMinutes * MINUTE,
      transferTime: config.transferHours * HOUR,
      capHolds: config.http.rateLimits,
    },
  };
}

/** Runs the processes from `start` to `stop`, alone among all that share the database. */
export function processesOn(deps: Deps, { unsynced, store, codec }: Foundation, url: string) {
  const stopping = new AbortController();
  const status: { problem: string | null; state: 'active' | 'standby' } = {
    problem: null,
    state: 'standby',
  };
  const agenda = postgresAgenda(unsynced, deps.storeId);
  const { signal } = stopping;
  const onState = (state: typeof status.state) => {
    status.state = state;
  };
  let running: Promise<void> | undefined;
  return {
    start(): void {
      running = runAlone({ url, name: 'baanpak-processes', signal, onState }, (alone) =>
        runProcesses({ deps, store, codec, agenda, signal: alone, status }),
      );
    },
    check: async (): Promise<CheckResult> =>
      status.problem === null
        ? { ok: true, detail: status.state }
        : { ok: false, detail: status.problem },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
