/**
 * That rows of `t` have the keys of `of`, as `= ANY (ARRAY[…])`: by a mere `=`, a plan that was made while the table
 * was small may begin with the table, and read all of it for each batch. It holds on a pool of `openProjectorPool`
 * alone: with other planner settings, a plan made while the table is empty reads all of it however this is written.
 */
export const sameKeys = (keys: readonly string[], of: string): string =>
  keys.map((key) => `t.${key} = ANY (ARRAY[${of}.${key}])`).join(' AND ');
