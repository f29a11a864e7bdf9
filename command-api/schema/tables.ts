import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { PastSnapshotTables } from '@baanpak/infrastructure/commands/past-snapshots.ts';
import type { SnapshotTables } from '@baanpak/infrastructure/commands/snapshots.ts';
import { openKysely, type StoredJson } from '@baanpak/infrastructure/database/kysely.ts';
import type { LastEvent } from '@baanpak/infrastructure/event-store/port.ts';
import type { OutboxTables } from '@baanpak/infrastructure/mail/outbox.ts';
import type { PersonalKeyTables } from '@baanpak/infrastructure/personal-keys/postgres.ts';
import type { PreferenceTables } from '@baanpak/infrastructure/preferences/preferences.ts';
import type { FingerprintTables } from '@baanpak/infrastructure/program/secret-fingerprints.ts';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { UnprocessedEvent } from '../processes/dead-letters.ts';
import type { Cause } from '../processes/process-context.ts';
import type { Queue } from '../processes/queues.ts';
import type { StoredCommand, StoredTodo } from '../processes/stored-commands.ts';
import type { MailOutcome, StoredMail } from '../stores/mail-queue.ts';

/** Schema `command` as its migrations make it; numerics as text, and what has a default may be left out. */
export type CommandSchema = PersonalKeyTables &
  SnapshotTables &
  PastSnapshotTables &
  OutboxTables &
  FingerprintTables &
  PreferenceTables & {
    'command.process_checkpoints': {
      name: string;
      store_id: string;
      commit: string;
      prepare: string;
      /** The last event met; null until a version that keeps it has read one. */
      last_event: ColumnType<LastEvent | null, string | undefined, string | null>;
    };
    'command.process_timers': {
      key: string;
      due: Instant;
      every_ms: number | null;
      process: string;
      cause: StoredJson<Cause>;
      command: StoredJson<StoredCommand>;
      queue: Generated<Queue>;
      failures: Generated<number>;
    };
    'command.unpaid_holds': {
      booking_id: string;
      email_hash: string;
      address: string;
      held_until: Instant;
    };
    'command.credentials': { user_id: string; version: string; hash: string };
    'command.second_factor_secrets': {
      user_id: string;
      version: string;
      sealed: string;
      made_at: Instant;
      last_step: number | null;
      by_password: Generated<boolean>;
    };
    'command.recovery_codes': { user_id: string; version: string; number: number; hash: string };
    'command.rate_limits': { key: string; points: Generated<number>; expire: number | null };
    'command.mails': {
      id: string;
      letter: StoredJson<StoredMail>;
      queued_at: Instant;
      next_try: Instant;
      tries: Generated<number>;
      problem: string | null;
      outcome: MailOutcome | null;
      done_at: Instant | null;
    };
    'command.steps_aside': {
      id: Generated<number>;
      stream: string;
      process: string;
      cause: StoredJson<Cause>;
      todo: StoredJson<StoredTodo | UnprocessedEvent>;
      problem: string | null;
      failures: number;
      due: Instant;
    };
    'command.kept_requests': {
      id: string;
      body_hash: string;
      done: Generated<boolean>;
      leased_until: Instant;
      commit: string;
      prepare: string;
      /** By which the log knows what it did; null where an older version wrote it. */
      command_id: ColumnType<string | null, string | undefined, string | null>;
    };
    'command.restore_points': {
      id: Generated<number>;
      made_at: Instant;
      store_id: string;
      commit: string;
      prepare: string;
      last_event: StoredJson<LastEvent> | null;
      /** The newest event of the log when it was made; null while it is made. */
      log_end: StoredJson<LastEvent> | null;
      /** All of them where the first version of restore points made it; null: see `timers_of_points`. */
      timers: StoredJson<readonly object[]> | null;
      steps_aside: StoredJson<readonly object[]>;
    };
    /** A timer as it was at restore point `since` and each later one before `until`; null: until now. */
    'command.timers_of_points': {
      key: string;
      since: number;
      until: number | null;
      /** The transaction that wrote its row. */
      version: string;
      timer: StoredJson<object>;
    };
    'command.bookings_with_one_id': { may_exist: boolean | null };
  };

export type CommandDb = Kysely<CommandSchema>;

export const commandDb = (pool: Pool): CommandDb => openKysely<CommandSchema>(pool);
