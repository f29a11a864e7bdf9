import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { outboxPost } from './outbox.ts';
import type { Post } from './port.ts';
import { smtpPost } from './smtp.ts';

/** SMTP where the configuration names it, else the outbox. */
export const openPost = (
  { stores: { mail } }: Pick<Config, 'stores'>,
  pool: Pool,
  now: Now,
): Post => (mail ? smtpPost(mail) : outboxPost(pool, now));
