import { expressionBuilder } from 'kysely';

const { fn, val } = expressionBuilder<object>();

/** Any of some values, as one parameter: the statement is the same however many there are. */
export const anyOf = <Value>(values: readonly Value[]) => fn.any(val(values));
