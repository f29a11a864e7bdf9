import type { TFunction } from 'i18next';
import { HttpError } from 'react-admin';

/** What the server says no with; a sentence of ours where it says nothing. */
export const sentenceOf = (error: unknown, t: TFunction): string =>
  error instanceof HttpError ? error.message : t('offline');
