import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, localDate, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

type Days = Readonly<{ from?: string; to?: string }>;

const eb = expressionBuilder<object>();

/** Whether a moment is on one of the days asked for, in Bangkok; both ends count. */
export const onDays = (at: Expression<Instant>, { from, to }: Days): Expression<SqlBool>[] => [
  ...(from === undefined ? [] : [eb(at, '>=', startOfDay(localDate(from)))]),
  ...(to === undefined ? [] : [eb(at, '<', startOfDay(addDays(localDate(to), 1)))]),
];
