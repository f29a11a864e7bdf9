import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** To a terminal in words, otherwise as JSON lines; `LOG_LEVEL` as pino knows it, default info. */
export function openLog(): Logger {
  const level = process.env.LOG_LEVEL ?? 'warn';
  return process.stdout.isTTY ? pino({ level }, pretty({ sync: true })) : pino({ level });
}
