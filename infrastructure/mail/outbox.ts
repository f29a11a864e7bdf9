import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import type { Generated } from 'kysely';
import type { Pool } from 'pg';
import { openKysely, type StoredJson } from '../database/kysely.ts';
import type { Attachment, MailTransport } from './port.ts';

/** Older ones go: nobody is meant to keep guests' letters here. */
const MOST_KEPT = 500;

export type OutboxEntry = Readonly<{ id: string; to: string; subject: string; at: Instant }>;

export type OutboxMail = OutboxEntry &
  Readonly<{ html: string; text: string; attachments: readonly Attachment[] }>;

/** Where mail goes when no SMTP_URL is set: a table of schema `command`, the same mail in it once. */
export function outboxTransport(pool: Pool, now: Now): MailTransport {
  const db = openKysely<OutboxTables>(pool);
  return {
    domain: 'baanpak.localhost',
    describe: 'kept in the outbox, as SMTP_URL is not set',
    async send({ messageId, to, subject, html, text, attachments }) {
      const packed = attachments.map(({ content, ...rest }) => ({
        ...rest,
        content: Buffer.from(content).toString('base64'),
      }));
      await db
        .with('pruned', (old) =>
          old
            .deleteFrom('command.outbox')
            .where('id', '<=', ({ selectFrom, eb, fn }) =>
              selectFrom('command.outbox').select(
                eb(fn.max<number>('id'), '-', MOST_KEPT - 1).as('last'),
              ),
            ),
        )
        .insertInto('command.outbox')
        .values({
          message_id: messageId,
          recipient: to,
          subject,
          html,
          body: text,
          attachments: JSON.stringify(packed),
          sent_at: now(),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },
    close: () => {},
  };
}

export type OutboxReader = ReturnType<typeof outboxReader>;

/** The outbox as one who opens it reads it. */
export function outboxReader(pool: Pool) {
  const entries = () =>
    openKysely<OutboxTables>(pool)
      .selectFrom('command.outbox')
      .select(({ cast }) => [
        cast<string>('id', 'text').as('id'),
        'recipient as to',
        'subject',
        'sent_at as at',
      ]);
  return {
    /** The newest first. */
    list: (): Promise<readonly OutboxEntry[]> =>
      entries().orderBy('command.outbox.id', 'desc').execute(),

    async read(id: string): Promise<OutboxMail | undefined> {
      const found = await entries()
        .select(['html', 'body as text', 'attachments'])
        .where(({ eb, cast }) => eb(cast<string>('id', 'text'), '=', id))
        .executeTakeFirst();
      return found && unpacked(found);
    },
  };
}

type Stored = Omit<OutboxMail, 'attachments'> &
  Readonly<{ attachments: readonly StoredAttachment[] }>;

const unpacked = ({ attachments, ...mail }: Stored): OutboxMail => ({
  ...mail,
  attachments: attachments.map(({ content, ...rest }) => ({
    ...rest,
    content: Buffer.from(content, 'base64'),
  })),
});

/** Its content in Base64. */
type StoredAttachment = Readonly<{ name: string; type: string; content: string }>;

export type OutboxTables = {
  'command.outbox': {
    id: Generated<number>;
    message_id: string;
    recipient: string;
    subject: string;
    html: string;
    body: string;
    attachments: StoredJson<readonly StoredAttachment[]>;
    sent_at: Instant;
  };
};
