import { fieldsWhere } from '@baanpak/domain/values/fields/fields.ts';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from './session.ts';

const PREFIX = 'draft:';

/**
 * Keeps what is typed into these fields of a form over reloads and ways back, as long as the tab lives;
 * `forgetDrafts` ends it. Nothing of a card belongs here. `fields` must stay the same object.
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  { reset, getValues, subscribe }: UseFormReturn<Values>,
  fields?: readonly (keyof Values)[],
): void {
  useEffect(() => {
    const kept = session.read<Partial<Values>>(PREFIX + name);
    if (kept) reset({ ...getValues(), ...alike(getValues(), kept) });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => session.write(PREFIX + name, fieldsOf(values, fields)),
    });
  }, [name, reset, getValues, subscribe, fields]);
}

/** What was kept of a form of before, without fields that are of another type by now. */
const alike = <Values extends FieldValues>(values: Values, kept: Partial<Values>) =>
  fieldsWhere(kept, (field, value) => typeof value === typeof values[field]);

const fieldsOf = <Values extends FieldValues>(
  values: Values,
  fields: readonly (keyof Values)[] = Object.keys(values),
) => Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Keeps a draft under another name as well, with some of its fields changed. */
export const copyDraft = (from: string, to: string, changes: object = {}): void =>
  session.write(PREFIX + to, { ...session.read<object>(PREFIX + from), ...changes });

/** Forgets all drafts whose names begin so. */
export const forgetDrafts = (names: string): void => session.forgetAll(PREFIX + names);
