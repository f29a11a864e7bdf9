/** Whether a partial change says anything new about `current`; JSON values only. */
export const differs = <T extends object>(current: T, changes: Partial<T>): boolean =>
  Object.entries(changes).some(
    ([field, value]) => JSON.stringify(current[field as keyof T]) !== JSON.stringify(value),
  );
