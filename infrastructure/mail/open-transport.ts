import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { outboxTransport } from './outbox.ts';
import type { MailTransport } from './port.ts';
import { smtpTransport } from './smtp.ts';

/** SMTP where the configuration names it, else the outbox. */
export const openMailTransport = (
  { stores: { mail } }: Pick<Config, 'stores'>,
  pool: Pool,
  now: Now,
): MailTransport => (mail ? smtpTransport(mail) : outboxTransport(pool, now));
