import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { translated } from '@baanpak/domain/values/text/page-language.ts';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { draftsOf, session } from '../../shell/api/session.ts';

/** What is a secret is typed again. */
const SECRET = /password/i;

/**
 * Keeps what was typed into a form, in this tab and for who typed it, until the form is closed: it is there again after
 * the page was loaded again, be it in another language or after signing in again. `name`: which form of its page it is.
 */
export function useDraft<Fields extends FieldValues>(
  { control, reset, getValues, formState }: UseFormReturn<Fields>,
  name: string,
): void {
  const [key] = useState(() => `${draftsOf(session.kept())}${pathNow()}#${name}`);
  const [kept] = useState(() => readDraft<Fields>(key));
  const isBack = useRef(!kept);
  const { dirtyFields, isReady } = formState;
  const values = useWatch({ control });
  useEffect(() => {
    // a form of react-admin sets its own values first
    if (kept && isReady) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
  }, [kept, isReady, reset, getValues]);
  useEffect(
    () => () => {
      if (session.read()) window.sessionStorage.removeItem(key); // who is signed out comes back to it
    },
    [key],
  );
  useEffect(() => {
    const typed = Object.entries(values).filter(
      ([field]) => field in dirtyFields && !SECRET.test(field),
    );
    if (typed.length > 0) {
      isBack.current = true;
      window.sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    } else if (isBack.current) window.sessionStorage.removeItem(key);
    // else it is kept: the page may be loaded again before the form shows it
  });
}

/** The page's address, whatever its language. */
const pathNow = () => translated(window.location.pathname, 'th');

function readDraft<Fields>(key: string): Partial<Fields> | undefined {
  try {
    const kept: Partial<Fields> | null = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return isRecord(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
