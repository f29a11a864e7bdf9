const AHEAD_OF_UTC_MS = 7 * 3_600_000;

/**
 * An instant as the clock in Bangkok showed it, in the UTC fields of a Date: spreadsheets know no zones, and one
 * that shows UTC puts what happened before 07:00 on the day before.
 */
export const bangkokClock = (instant: string): Date =>
  new Date(Date.parse(instant) + AHEAD_OF_UTC_MS);

/** The same as text, `YYYY-MM-DD HH:mm:ss`. */
export const bangkokClockText = (instant: string): string =>
  bangkokClock(instant).toISOString().slice(0, 19).replace('T', ' ');
