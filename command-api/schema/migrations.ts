import { type Migration, sql } from 'kysely';

/** Schema `command`, by expansion only: what an older process knows stays where it is. */
export const COMMAND_SCHEMA = 'command';

export const commandMigrations: Readonly<Record<string, Migration>> = {
  '0001-keys-processes-holds': {
    async up(db) {
      await sql`
        CREATE TABLE command.personal_keys (
          subject text PRIMARY KEY, wrapped_key bytea NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now())`.execute(db);
      await sql`
        CREATE TABLE command.process_checkpoints (
          name text PRIMARY KEY, store_id text NOT NULL, commit numeric NOT NULL, prepare numeric NOT NULL)`.execute(
        db,
      );
      await sql`
        CREATE TABLE command.process_timers (
          key text PRIMARY KEY, due timestamptz NOT NULL, every_ms integer,
          process text NOT NULL, cause jsonb NOT NULL, command jsonb NOT NULL)`.execute(db);
      await sql`CREATE INDEX process_timers_due ON command.process_timers (due)`.execute(db);
      await sql`CREATE SEQUENCE command.booking_numbers MINVALUE 0 MAXVALUE 1073741823`.execute(db);
      await sql`
        CREATE TABLE command.unpaid_holds (
          booking_id uuid PRIMARY KEY, email_hash text NOT NULL, address text NOT NULL,
          held_until timestamptz NOT NULL)`.execute(db);
      await sql`CREATE INDEX unpaid_holds_email ON command.unpaid_holds (email_hash)`.execute(db);
      await sql`CREATE INDEX unpaid_holds_address ON command.unpaid_holds (address)`.execute(db);
    },
  },
  '0002-credentials-rate-limits': {
    async up(db) {
      await sql`
        CREATE TABLE command.credentials (
          user_id uuid, version text, hash text NOT NULL, PRIMARY KEY (user_id, version))`.execute(
        db,
      );
      await sql`
        CREATE TABLE command.rate_limits (
          key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`.execute(
        db,
      );
    },
  },
  '0003-mail': {
    async up(db) {
      await sql`
        CREATE TABLE command.mails (
          id text PRIMARY KEY, letter jsonb NOT NULL, queued_at timestamptz NOT NULL,
          next_try timestamptz NOT NULL, tries integer NOT NULL DEFAULT 0, problem text,
          outcome text, done_at timestamptz)`.execute(db);
      await sql`CREATE INDEX mails_waiting ON command.mails (next_try) WHERE outcome IS NULL`.execute(
        db,
      );
      await sql`
        CREATE TABLE command.outbox (
          id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, message_id text NOT NULL UNIQUE,
          recipient text NOT NULL, subject text NOT NULL, html text NOT NULL, body text NOT NULL,
          attachments jsonb NOT NULL, sent_at timestamptz NOT NULL)`.execute(db);
    },
  },
};
