import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, localDate, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

type Days = Readonly<{ from?: string; to?: string }>;

const eb = expressionBuilder<object>();

/** Whether a moment is on one of the days asked for, in Bangkok; both ends count. Before the first day and after the last there is nothing. */
export const onDays = (at: Expression<Instant>, { from, to }: Days): Expression<SqlBool>[] => [
  ...(from === undefined || localDate(from) <= FIRST
    ? []
    : [eb(at, '>=', startOfDay(localDate(from)))]),
  ...(to === undefined || localDate(to) >= LAST
    ? []
    : [eb(at, '<', startOfDay(addDays(localDate(to), 1)))]),
];

/** PostgreSQL reads no moment of the year 0, in which the first day begins in Bangkok, and none of five digits. */
const FIRST = localDate('0001-01-01');
const LAST = localDate('9999-12-31');
