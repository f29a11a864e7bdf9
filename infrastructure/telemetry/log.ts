import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { REDACTED, REDACTED_PATHS, redactedLine } from './redaction.ts';

/** To a terminal in words, otherwise as JSON lines; `LOG_LEVEL` as pino knows it, default warn. */
export const openLog = (): Logger =>
  logTo(process.stdout.isTTY ? pretty({ sync: true }) : pino.destination(1));

/** A log that names no guest: what is personal is left out by field, and by what it looks like. */
export function logTo(destination: DestinationStream): Logger {
  const level = process.env.LOG_LEVEL ?? 'warn';
  const redact = { paths: REDACTED_PATHS, censor: REDACTED };
  return pino({ level, redact, hooks: { streamWrite: redactedLine } }, destination);
}
