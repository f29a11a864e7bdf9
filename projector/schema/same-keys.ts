/**
 * That rows of `t` have the keys of `of`, as `= ANY (ARRAY[…])`: by a mere `=`, a plan that was made while the table
 * was small may begin with the table, and read all of it for each batch. Only with the planner's settings of
 * `openProjectorPool`: without them an empty table is read as a whole in either way, and a plan of then stays so.
 */
export const sameKeys = (keys: readonly string[], of: string): string =>
  keys.map((key) => `t.${key} = ANY (ARRAY[${of}.${key}])`).join(' AND ');
