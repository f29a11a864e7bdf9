/** A moment as UTC ISO 8601 text with milliseconds and Z, e.g. 2026-11-21T01:00:00.000Z; sorts as text. */
export type Instant = string & { readonly __unit: 'instant' };

/** The clock, passed to whatever needs the time. */
export type Now = () => Instant;

export const instant = (date: Date | number | string): Instant =>
  new Date(date).toISOString() as Instant;

export const after = (start: Instant, milliseconds: number): Instant =>
  instant(Date.parse(start) + milliseconds);

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
