import type { SendLetter } from '@baanpak/domain/processes/letters.ts';
import type { Instant } from '@baanpak/domain/values/instant.ts';
import type { Pool } from 'pg';

/** A letter that waits: ids alone, for whom it goes to and what it says is read when it is sent. */
export type Queued = SendLetter['data'];

export type WaitingMail = Readonly<{
  id: string;
  letter: Queued;
  tries: number;
  queuedAt: Instant;
}>;

/** `moot`: when it was to be sent there was nothing to say any more, or nobody to say it to. */
export type Outcome = 'sent' | 'moot' | 'undeliverable';

/** Done ones are kept so long to know them again. */
const KEPT = '30 days';

/** Mail to send, in schema `command`. */
export function postgresMailQueue(pool: Pool) {
  return {
    /** Under an id that was put before nothing changes. */
    async put(id: string, letter: Queued, now: Instant): Promise<void> {
      await pool.query({
        name: 'put-mail',
        text: `INSERT INTO command.mails (id, letter, queued_at, next_try) VALUES ($1, $2, $3, $3)
               ON CONFLICT (id) DO NOTHING`,
        values: [id, JSON.stringify(letter), now],
      });
    },

    /** Those to be tried now, in the order they came. */
    async due(now: Instant, limit: number): Promise<readonly WaitingMail[]> {
      const { rows } = await pool.query<WaitingMail>({
        name: 'due-mails',
        text: `SELECT id, letter, tries, queued_at AS "queuedAt" FROM command.mails
               WHERE outcome IS NULL AND next_try <= $1 ORDER BY next_try, queued_at LIMIT $2`,
        values: [now, limit],
      });
      return rows;
    },

    /** The letter is done with; nothing of what it said is kept. */
    async done({ id }: WaitingMail, outcome: Outcome, now: Instant): Promise<void> {
      await pool.query(
        'UPDATE command.mails SET outcome = $2, done_at = $3, problem = NULL WHERE id = $1',
        [id, outcome, now],
      );
    },

    async postpone({ id }: WaitingMail, until: Instant, problem: string): Promise<void> {
      await pool.query(
        'UPDATE command.mails SET next_try = $2, tries = tries + 1, problem = $3 WHERE id = $1',
        [id, until, problem],
      );
    },

    async countWaiting(): Promise<number> {
      const { rows } = await pool.query<{ waiting: number }>(
        'SELECT count(*)::int AS waiting FROM command.mails WHERE outcome IS NULL',
      );
      return rows[0]?.waiting ?? 0;
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
