import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Sorted } from './sorts.ts';

const { fn } = expressionBuilder<object>();

/** One value of each row of a query. */
export const jsonList = <Value>(value: Expression<Value>, sorted: Sorted) =>
  fn.coalesce(sorted(fn.jsonAgg(value)), sql<never[]>`'[]'`);
