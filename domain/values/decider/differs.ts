import { fieldsOf } from '../fields/fields.ts';

/** Whether a partial change says anything new about `current`; JSON values only, the order of fields aside. */
export const differs = <T extends object>(current: T, changes: Partial<T>): boolean =>
  fieldsOf(changes).some((field) => !isSame(current[field], changes[field]));

/** Whether two JSON values say the same, the order of fields aside. */
export const isSame = (a: unknown, b: unknown): boolean => ordered(a) === ordered(b);

/** As JSON text, the fields of each object by name: a store or a client may reorder them. */
const ordered = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
