import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { type Expression, sql } from 'kysely';

/** An instant as the contract writes it; JSON made in SQL would say it in another form. */
export const instantText = <Time extends Instant | null>(at: Expression<Time>) =>
  sql<Time>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
