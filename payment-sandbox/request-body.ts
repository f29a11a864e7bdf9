import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { ProviderError } from './provider-error.ts';

/** A request's fields; those of a form are all text, nested ones come as `card[name]`. */
export type Body = Readonly<Record<string, unknown>>;

export const bodyOf = (body: unknown): Body => nested(body) ?? {};

/** A nested object, or null. */
export const nested = (value: unknown): Body | null =>
  isRecord(value) && !Array.isArray(value) ? value : null;

/** A text that is not empty, or null. */
export const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

export const flag = (value: unknown, otherwise: boolean): boolean =>
  value === undefined || value === null ? otherwise : value === true || value === 'true';

/** A whole number, or null. */
export const integer = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : null;
};

/** An instant, or null where there is none; `bad_request` where it cannot be read. */
export const time = (value: unknown, name: string): Instant | null => {
  const given = text(value);
  if (given === null) return null;
  if (Number.isNaN(Date.parse(given)))
    throw new ProviderError('bad_request', `${name} must be an ISO 8601 date and time`);
  return instant(given);
};
