import type { SendMail } from '@baanpak/domain/processes/mail-templates.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Lag } from '@baanpak/infrastructure/event-store/lag.ts';
import { furthestSchema } from '@baanpak/infrastructure/read-models/furthest-schema.ts';
import type { Pool } from 'pg';

/**
 * A guest's request for the link of the booking of a code; the address they named as its HMAC. Whether it
 * is the booking's is found out when it is sent, so that nobody can tell by the answer or its time.
 */
export type LinkRequest = Readonly<{
  template: 'found';
  code: string;
  emailHash: string;
  /** Of the request, to know it again under its idempotency key. */
  requestHash: string;
}>;

/** A request for a new password, by the key of a username or the HMAC of an address. */
export type ResetRequest = Readonly<{ template: 'reset-password'; requestHash: string }> &
  (Readonly<{ usernameKey: string }> | Readonly<{ emailHash: string }>);

/** A mail that waits: ids alone; whom it goes to and what it says is read when it is sent. */
export type Queued = SendMail['data'] | LinkRequest | ResetRequest;

export type WaitingMail = Readonly<{
  id: string;
  mail: Queued;
  tries: number;
  queuedAt: Instant;
}>;

/** `moot`: when it was to be sent there was nothing to say any more, or nobody to say it to. */
export type Outcome = 'sent' | 'moot' | 'undeliverable';

/** The column and its field for the template are both named `letter`, from before they had this name. */
const STORED = `$2::jsonb - 'template' || jsonb_build_object('letter', $2::jsonb -> 'template')`;
const MAIL = `letter - 'letter' || jsonb_build_object('template', letter -> 'letter') AS mail`;

/** Done ones are kept so long to know them again. */
const KEPT = '30 days';

/**
 * Mail to send, in schema `command`. Only what a guest asked for waits for the disk: the processes put
 * theirs again after a crash, and the mailer sends once more what it no longer knows as sent.
 */
export function postgresMailQueue(pool: Pool, relaxed: Pool) {
  return {
    /** Whether it is new: under an id that was put before nothing changes. */
    async put(id: string, mail: Queued, now: Instant): Promise<boolean> {
      const { rowCount } = await ('requestHash' in mail ? pool : relaxed).query({
        name: 'put-mail',
        text: `INSERT INTO command.mails (id, letter, queued_at, next_try) VALUES ($1, ${STORED}, $3, $3)
               ON CONFLICT (id) DO NOTHING`,
        values: [id, JSON.stringify(mail), now],
      });
      return rowCount === 1;
    },

    /** What was put under an id; undefined where nothing was, or long ago. */
    async find(id: string): Promise<Queued | undefined> {
      const { rows } = await pool.query<{ mail: Queued }>(
        `SELECT ${MAIL} FROM command.mails WHERE id = $1`,
        [id],
      );
      return rows[0]?.mail;
    },

    /**
     * The booking of a code, or both where a log gave one twice, by the read models: they may be a
     * moment behind, and what they find is believed by its own stream alone.
     */
    async bookingsOfCode(code: string): Promise<readonly string[]> {
      const schema = await furthestSchema(pool, 'bookings');
      const { rows } = await pool.query<{ bookingId: string }>(
        `SELECT booking_id AS "bookingId" FROM ${schema}.bookings WHERE code = $1
         ORDER BY placed_at, booking_id LIMIT 10`,
        [code],
      );
      return rows.map(({ bookingId }) => bookingId);
    },

    /** The staff there are, by the read models, each with the address they gave. */
    async usersWithEmail(): Promise<readonly Readonly<{ userId: string; email: string }>[]> {
      const schema = await furthestSchema(pool, 'users');
      const { rows } = await pool.query<{ userId: string; email: string }>(
        `SELECT user_id AS "userId", details->>'email' AS email FROM ${schema}.users
         WHERE details->>'email' IS NOT NULL AND NOT removed`,
      );
      return rows;
    },

    /** Those to be tried now, in the order they came. */
    async due(now: Instant, limit: number): Promise<readonly WaitingMail[]> {
      const { rows } = await pool.query<WaitingMail>({
        name: 'due-mails',
        text: `SELECT id, ${MAIL}, tries, queued_at AS "queuedAt" FROM command.mails
               WHERE outcome IS NULL AND next_try <= $1 ORDER BY next_try, queued_at LIMIT $2`,
        values: [now, limit],
      });
      return rows;
    },

    /** The mail is done with; nothing of its content is kept. */
    async done({ id }: WaitingMail, outcome: Outcome, now: Instant): Promise<void> {
      await relaxed.query({
        name: 'mail-done',
        text: 'UPDATE command.mails SET outcome = $2, done_at = $3, problem = NULL WHERE id = $1',
        values: [id, outcome, now],
      });
    },

    async postpone({ id }: WaitingMail, until: Instant, problem: string): Promise<void> {
      await relaxed.query(
        'UPDATE command.mails SET next_try = $2, tries = tries + 1, problem = $3 WHERE id = $1',
        [id, until, problem],
      );
    },

    async countWaiting(): Promise<number> {
      const { rows } = await pool.query<{ waiting: number }>(
        'SELECT count(*) AS waiting FROM command.mails WHERE outcome IS NULL',
      );
      return rows[0]?.waiting ?? 0;
    },

    /** Mails that are due, counted, and for how many seconds the first of them has waited. */
    async overdue(now: Instant): Promise<Lag> {
      const { rows } = await pool.query<Lag>(
        `SELECT count(*) AS events,
           coalesce(floor(extract(epoch FROM $1::timestamptz - min(next_try))), 0)::int AS seconds
         FROM command.mails WHERE outcome IS NULL AND next_try <= $1`,
        [now],
      );
      return rows[0] ?? { events: 0, seconds: 0 };
    },

    async forgetOld(now: Instant): Promise<void> {
      await pool.query('DELETE FROM command.mails WHERE done_at < $1::timestamptz - $2::interval', [
        now,
        KEPT,
      ]);
    },
  };
}

export type MailQueue = ReturnType<typeof postgresMailQueue>;
