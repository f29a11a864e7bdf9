/** Whether a value has fields to be read by name: an object or a list, no null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a name is one of a record's own fields. */
export const isFieldOf = <Fields extends object>(
  fields: Fields,
  name: PropertyKey,
): name is keyof Fields => Object.hasOwn(fields, name);

/** Whether a value is one of a list of choices. */
export const isOneOf = <Choice>(choices: readonly Choice[], value: unknown): value is Choice =>
  choices.some((choice) => choice === value);

/** The names of an object's own fields, in their order. */
export function fieldsOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[] {
  const names: Extract<keyof Fields, string>[] = [];
  for (const name in fields) if (Object.hasOwn(fields, name)) names.push(name);
  return names;
}

/** Of an object the fields that `isKept` says. */
export function fieldsWhere<Fields extends object>(
  fields: Fields,
  isKept: (name: Extract<keyof Fields, string>, value: unknown) => boolean,
): Partial<Fields> {
  const kept: Partial<Fields> = {};
  for (const name of fieldsOf(fields)) if (isKept(name, fields[name])) kept[name] = fields[name];
  return kept;
}
