import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';
import type { Attachment, MailTransport } from './port.ts';

/** Older ones go: nobody is meant to keep guests' letters here. */
const MOST_KEPT = 500;

export type OutboxEntry = Readonly<{ id: string; to: string; subject: string; at: Instant }>;
export type OutboxMail = OutboxEntry &
  Readonly<{ html: string; text: string; attachments: readonly Attachment[] }>;

/** Where mail goes when no SMTP_URL is set: a table of schema `command`, the same mail in it once. */
export function outboxTransport(pool: Pool, now: Now): MailTransport {
  return {
    domain: 'baanpak.localhost',
    describe: 'kept in the outbox, as SMTP_URL is not set',
    async send({ messageId, to, subject, html, text, attachments }) {
      const packed = attachments.map(({ content, ...rest }) => ({
        ...rest,
        content: Buffer.from(content).toString('base64'),
      }));
      await pool.query(
        `INSERT INTO command.outbox (message_id, recipient, subject, html, body, attachments, sent_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (message_id) DO NOTHING`,
        [messageId, to, subject, html, text, JSON.stringify(packed), now()],
      );
      await pool.query(
        `DELETE FROM command.outbox WHERE id <= (SELECT max(id) FROM command.outbox) - $1`,
        [MOST_KEPT],
      );
    },
    close: () => {},
  };
}

/** The outbox as one who opens it reads it. */
export function outboxReader(pool: Pool) {
  return {
    /** The newest first. */
    async list(): Promise<readonly OutboxEntry[]> {
      const { rows } = await pool.query<OutboxEntry>(
        `SELECT id::text, recipient AS "to", subject, sent_at AS at FROM command.outbox
         ORDER BY command.outbox.id DESC`,
      );
      return rows;
    },

    async read(id: string): Promise<OutboxMail | undefined> {
      const { rows } = await pool.query<Stored>(
        `SELECT id::text, recipient AS "to", subject, sent_at AS at, html, body AS text, attachments
         FROM command.outbox WHERE id::text = $1`,
        [id],
      );
      return rows[0] && unpacked(rows[0]);
    },
  };
}

export type OutboxReader = ReturnType<typeof outboxReader>;

type Stored = Omit<OutboxMail, 'attachments'> &
  Readonly<{ attachments: readonly Readonly<{ name: string; type: string; content: string }>[] }>;

const unpacked = ({ attachments, ...mail }: Stored): OutboxMail => ({
  ...mail,
  attachments: attachments.map(({ content, ...rest }) => ({
    ...rest,
    content: Buffer.from(content, 'base64'),
  })),
});
