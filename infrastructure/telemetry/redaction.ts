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

export const REDACTED = '[redacted]';

/** For pino: paths whose values are not written. */
export const REDACTED_PATHS: string[] = FIELDS.flatMap((field) => [
  field,
  `*.${field}`,
  `*.*.${field}`,
  `*.headers["${field}"]`,
]);

const EMAIL = /[^\s"'<>()@:,;\\]+@[^\s"'<>()@:,;\\]+\.[a-z]{2,}/gi;
/** A Thai phone number, a bank account, a card: nine digits or more in a text, perhaps in groups. */
const NUMBER = /(?<![\w.+:[,-])\+?\d(?:[ -]?\d){8,18}(?![\w.-])/g;
/** What pino itself writes first into each line. */
const HEAD = /^\{"level":\d+,"time":\d+,"pid":\d+/;

/** A log line without the addresses and numbers that a message of somebody else's may quote. */
export function redactedLine(line: string): string {
  const [head = ''] = HEAD.exec(line) ?? [];
  return head + line.slice(head.length).replace(EMAIL, REDACTED).replace(NUMBER, REDACTED);
}
