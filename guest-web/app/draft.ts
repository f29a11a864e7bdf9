import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from './session.ts';

/** Keeps what is typed into a form over reloads, as long as the tab lives; `forgetDraft` ends it. */
export function useDraft<Values extends FieldValues>(
  name: string,
  { reset, getValues, subscribe }: UseFormReturn<Values>,
): void {
  useEffect(() => {
    const kept = session.read<Partial<Values>>(keyOf(name));
    if (kept) reset({ ...getValues(), ...kept });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => session.write(keyOf(name), values),
    });
  }, [name, reset, getValues, subscribe]);
}

export const forgetDraft = (name: string): void => session.forget(keyOf(name));

const keyOf = (name: string) => `draft:${name}`;
