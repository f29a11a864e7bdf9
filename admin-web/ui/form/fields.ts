import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { watchLetters } from '@baanpak/web-ui/printing/watch-letters.ts';
import { useEffect, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { listOf } from '../../shell/addresses.ts';

/**
 * What a field is called: that of its last name, so that `address.city.th` is what `th` of `city` is; a resource
 * may call its own otherwise (`users` under `fieldOf`).
 */
export function useFieldLabel(): (source: string) => string {
  const { i18n } = useTranslation();
  const resource = listOf(useResourceContext() ?? '')?.api;
  return (source) => {
    const name = source.split('.').at(-1);
    return i18n.t([`fieldOf.${resource}.${name}`, `field.${name}`], { defaultValue: source });
  };
}

/**
 * Which letters of a text papers do not print, in words; undefined for a text without such, and where `lines` says that
 * no paper has the text.
 */
export function useLettersWarning(
  text: unknown,
  lines: 'one-line' | 'lines' | undefined,
): string | undefined {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'en' ? 'en' : 'th';
  const [warning, setWarning] = useState<string | null>(null);
  const printed = lines !== undefined && typeof text === 'string' ? text : '';
  useEffect(
    () => watchLetters(printed, lines ?? 'lines', language, setWarning),
    [printed, lines, language],
  );
  return warning ?? undefined;
}

/** Whether nothing was said in a field. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
