import type { TFunction } from 'i18next';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useFormats } from './formats.ts';

/** What the server says no with; a sentence of ours where it says nothing. */
export const sentenceOf = (error: unknown, t: TFunction): string =>
  error instanceof HttpError ? error.message : t('offline');

/** Nights that are named one by one; of more only the number is said. */
const NAMED = 5;

/** What the server said no with, and for which nights where it names them. */
export function useRefusalSentence(): (error: unknown) => string {
  const { t } = useTranslation();
  const { day } = useFormats();
  return (error) => {
    const sentence = error instanceof Error ? error.message : t('offline');
    const nights = nightsIn(error);
    if (nights.length === 0) return sentence;
    const named = nights.slice(0, NAMED).map(day).join(', ');
    const more = nights.length - NAMED;
    return `${sentence}: ${named}${more > 0 ? ` ${t('moreNights', { more })}` : ''}`;
  };
}

function nightsIn(error: unknown): readonly string[] {
  const nights: unknown = error instanceof HttpError ? error.body?.nights : undefined;
  return Array.isArray(nights) ? nights.map(String) : [];
}
