import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Generated } from 'kysely';
import type { StoredJson } from '../database/stored-json.ts';

/** Its content in Base64. */
export type StoredAttachment = Readonly<{ name: string; type: string; content: string }>;

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
