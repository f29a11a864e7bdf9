import { type SqlBool, sql } from 'kysely';
import type { ReportRequest } from './report-request.ts';

/** Whether a row's event was recorded by the place in the log asked for; `table` is an alias. */
export const recordedBy = (table: string, { upTo: { position } }: Pick<ReportRequest, 'upTo'>) =>
  sql<SqlBool>`(${sql.ref(`${table}.commit_position`)}, ${sql.ref(`${table}.prepare_position`)})
    <= (${String(position.commit)}::bigint, ${String(position.prepare)}::bigint)`;
