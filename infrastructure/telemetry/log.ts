import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** To a terminal in words, otherwise as JSON lines; `LOG_LEVEL` as pino knows it, default warn. */
export const openLog = (): Logger =>
  logTo(process.stdout.isTTY ? pretty({ sync: true }) : pino.destination(1));

/** A log that names no guest: what is personal is left out by field, and by what it looks like. */
export function logTo(destination: DestinationStream): Logger {
  const level = process.env.LOG_LEVEL ?? 'warn';
  const redact = { paths: REDACTED_PATHS, censor: REDACTED };
  return pino({ level, redact, hooks: { streamWrite: redactedLine } }, destination);
}

/** Fields that never reach a log, at the top of what is logged and up to two levels down. */
const FIELDS = [
  'accountName',
  'accountNumber',
  'address',
  'authorization',
  'bankAccountName',
  'bankAccountNumber',
  'card',
  'cookie',
  'confirmPassword',
  'email',
  'firstname',
  'guest',
  'lastname',
  'nickname',
  'note',
  'password',
  'phone',
  'promptPayId',
  'reservedBy',
  'taxId',
  'token',
  'username',
];

const REDACTED = '[redacted]';

/** For pino: paths whose values are not written. */
const REDACTED_PATHS: string[] = FIELDS.flatMap((field) => [
  field,
  `*.${field}`,
  `*.*.${field}`,
  `*.headers["${field}"]`,
]);

const EMAIL = /[^\s"'<>()@:,;\\]+@[^\s"'<>()@:,;\\]+\.[a-z]{2,}/gi;
/** A Thai phone number, a bank account, a card: nine digits or more in a text, perhaps in groups. */
const NUMBER = /(?<![\w.+:[,-])\+?\d(?:[ -]?\d){8,18}(?![\w.-])/g;
/**
 * An id within a text, as in an address that a message quotes: a guest's opens a booking. Ids that a line names as the
 * value of a field, and the names of streams, hold none of a guest.
 */
const ID_IN_TEXT =
  /(?<![a-z]-)(?<!(?<!\\)"(?=[\da-f-]{36}"))\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
/** A signed token, as a header or a link carries it. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g;
/** What pino itself writes first into each line. */
const HEAD = /^\{"level":\d+,"time":\d+,"pid":\d+/;

/** A log line without the addresses, numbers, ids and tokens that a message of somebody else's may quote. */
export function redactedLine(line: string): string {
  const [head = ''] = HEAD.exec(line) ?? [];
  const rest = line.slice(head.length);
  return (
    head +
    [ID_IN_TEXT, TOKEN, EMAIL, NUMBER].reduce(
      (text, secret) => text.replace(secret, REDACTED),
      rest,
    )
  );
}
