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
  '0004-snapshots': {
    async up(db) {
      await sql`
        CREATE TABLE command.snapshots (
          stream text PRIMARY KEY, decider_version integer NOT NULL, revision bigint NOT NULL,
          event_hash text NOT NULL, origin jsonb, state jsonb NOT NULL,
          kept_at timestamptz NOT NULL DEFAULT now())`.execute(db);
    },
  },
  '0005-enter-holds': {
    // those of one guest or address enter one after another, and each sees what the one before wrote
    async up(db) {
      await sql`
        CREATE FUNCTION command.enter_holds(
          ids uuid[], guest text, caller text, until timestamptz, at timestamptz,
          most_by_email integer, most_by_address integer)
        RETURNS boolean LANGUAGE plpgsql AS $$
        DECLARE fits boolean;
        BEGIN
          PERFORM pg_advisory_xact_lock(5150, hashtext(guest));
          PERFORM pg_advisory_xact_lock(5151, hashtext(caller));
          SELECT count(*) FILTER (WHERE email_hash = guest) + cardinality(ids) <= most_by_email
             AND count(*) FILTER (WHERE address = caller) + cardinality(ids) <= most_by_address
            INTO fits FROM command.unpaid_holds
           WHERE (email_hash = guest OR address = caller) AND held_until > at
             AND booking_id <> ALL (ids);
          IF fits THEN
            INSERT INTO command.unpaid_holds (booking_id, email_hash, address, held_until)
            SELECT unnest(ids), guest, caller, until ON CONFLICT (booking_id) DO NOTHING;
          END IF;
          RETURN fits;
        END $$`.execute(db);
    },
  },
  '0006-secret-fingerprints': {
    async up(db) {
      await sql`
        CREATE TABLE command.secret_fingerprints (
          name text PRIMARY KEY, fingerprint text NOT NULL,
          noted_at timestamptz NOT NULL DEFAULT now())`.execute(db);
    },
  },
  '0007-erased-subjects': {
    // a row without a key is a tombstone: where no column allows a second row, no key is made again,
    // by an older process neither
    async up(db) {
      await sql`ALTER TABLE command.personal_keys
        ALTER wrapped_key DROP NOT NULL, ADD erased_at timestamptz`.execute(db);
      await sql`CREATE INDEX personal_keys_erased ON command.personal_keys (erased_at)
        WHERE erased_at IS NOT NULL`.execute(db);
    },
  },
  '0008-queues-of-processes': {
    // what an older version sets is `local` at first, and is moved when its time comes
    async up(db) {
      await sql`
        ALTER TABLE command.process_timers
          ADD COLUMN queue text NOT NULL DEFAULT 'local',
          ADD COLUMN failures integer NOT NULL DEFAULT 0`.execute(db);
      await sql`CREATE INDEX process_timers_queue ON command.process_timers (queue, due)`.execute(
        db,
      );
      await sql`
        CREATE TABLE command.steps_aside (
          id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream text NOT NULL,
          process text NOT NULL, cause jsonb NOT NULL, todo jsonb NOT NULL,
          problem text, failures integer NOT NULL, due timestamptz NOT NULL)`.execute(db);
      await sql`CREATE INDEX steps_aside_stream ON command.steps_aside (stream, id)`.execute(db);
    },
  },
  '0009-kept-requests': {
    async up(db) {
      await sql`
        CREATE TABLE command.kept_requests (
          id uuid PRIMARY KEY, body_hash text NOT NULL, done boolean NOT NULL DEFAULT false,
          leased_until timestamptz NOT NULL, commit numeric NOT NULL, prepare numeric NOT NULL)`.execute(
        db,
      );
    },
  },
  '0010-bookings-with-one-id': {
    // who gave no number out before this version has no booking from when a booking had one id
    async up(db) {
      await sql`
        CREATE TABLE command.bookings_with_one_id AS
        SELECT is_called AS may_exist FROM command.booking_numbers`.execute(db);
    },
  },
  '0011-drop-unused-timer-index': {
    // each queue looks by `process_timers_queue` since 0008
    async up(db) {
      await sql`DROP INDEX IF EXISTS command.process_timers_due`.execute(db);
    },
  },
  '0012-second-factors': {
    async up(db) {
      await sql`
        CREATE TABLE command.second_factor_secrets (
          user_id uuid, version text, sealed text NOT NULL, made_at timestamptz NOT NULL,
          last_step bigint, PRIMARY KEY (user_id, version))`.execute(db);
      await sql`
        CREATE TABLE command.recovery_codes (
          user_id uuid, version text, number integer, hash text NOT NULL,
          PRIMARY KEY (user_id, version, number))`.execute(db);
    },
  },
  '0013-preferences': {
    async up(db) {
      await sql`
        CREATE TABLE command.preferences (
          user_id uuid PRIMARY KEY, value jsonb NOT NULL,
          changed_at timestamptz NOT NULL DEFAULT now())`.execute(db);
    },
  },
  '0014-people': {
    // who erases a booking, of whatever version, ends by it what leads from its guest's address to the person
    async up(db) {
      await sql`
        CREATE TABLE command.people (email_hash text PRIMARY KEY, person_id uuid NOT NULL UNIQUE)`.execute(
        db,
      );
      await sql`
        CREATE TABLE command.bookings_of_people (
          booking_id text PRIMARY KEY, person_id uuid NOT NULL)`.execute(db);
      await sql`
        CREATE FUNCTION command.person_of(address text, bookings text[])
        RETURNS uuid LANGUAGE plpgsql AS $$
        DECLARE person uuid;
        BEGIN
          LOOP
            SELECT person_id INTO person FROM command.people WHERE email_hash = address;
            EXIT WHEN FOUND;
            INSERT INTO command.people (email_hash, person_id)
            VALUES (address, gen_random_uuid()) ON CONFLICT DO NOTHING;
          END LOOP;
          INSERT INTO command.bookings_of_people (booking_id, person_id)
          SELECT unnest(bookings), person ON CONFLICT (booking_id) DO NOTHING;
          RETURN person;
        END $$`.execute(db);
      await sql`
        CREATE FUNCTION command.forget_person() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM command.people USING command.bookings_of_people AS booked
           WHERE booked.booking_id = NEW.subject AND people.person_id = booked.person_id;
          DELETE FROM command.bookings_of_people WHERE booking_id = NEW.subject;
          RETURN NULL;
        END $$`.execute(db);
      await sql`
        CREATE TRIGGER forget_person AFTER INSERT OR UPDATE ON command.personal_keys
        FOR EACH ROW WHEN (NEW.wrapped_key IS NULL) EXECUTE FUNCTION command.forget_person()`.execute(
        db,
      );
    },
  },
  '0015-setups-by-password': {
    async up(db) {
      await sql`
        ALTER TABLE command.second_factor_secrets
        ADD COLUMN by_password boolean NOT NULL DEFAULT false`.execute(db);
    },
  },
  '0016-last-event-of-processes': {
    async up(db) {
      await sql`ALTER TABLE command.process_checkpoints ADD COLUMN last_event jsonb`.execute(db);
    },
  },
  '0017-restore-points': {
    async up(db) {
      await sql`
        CREATE TABLE command.restore_points (
          id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, made_at timestamptz NOT NULL,
          store_id text NOT NULL, commit numeric NOT NULL, prepare numeric NOT NULL,
          last_event jsonb, log_end jsonb, timers jsonb NOT NULL, steps_aside jsonb NOT NULL)`.execute(
        db,
      );
      await sql`ALTER TABLE command.kept_requests ADD COLUMN command_id uuid`.execute(db);
    },
  },
  '0018-timers-of-restore-points': {
    async up(db) {
      await sql`
        CREATE TABLE command.timers_of_points (
          key text NOT NULL, since bigint NOT NULL, until bigint, version text NOT NULL,
          timer jsonb NOT NULL, PRIMARY KEY (key, since))`.execute(db);
      await sql`
        CREATE INDEX timers_of_points_until ON command.timers_of_points (until)
        WHERE until IS NOT NULL`.execute(db);
      await sql`ALTER TABLE command.restore_points ALTER COLUMN timers DROP NOT NULL`.execute(db);
    },
  },
  '0019-past-snapshots': {
    async up(db) {
      await sql`
        CREATE TABLE command.past_snapshots (
          stream text NOT NULL, fold text NOT NULL, fold_version integer NOT NULL,
          revision bigint NOT NULL, commit numeric NOT NULL, prepare numeric NOT NULL,
          event_hash text NOT NULL, state jsonb NOT NULL, kept_at timestamptz NOT NULL DEFAULT now(),
          PRIMARY KEY (stream, fold, fold_version, revision))`.execute(db);
      await sql`
        CREATE INDEX past_snapshots_by_place
        ON command.past_snapshots (stream, fold, fold_version, commit, prepare)`.execute(db);
    },
  },
};
