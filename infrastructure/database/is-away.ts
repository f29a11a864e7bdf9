// https://www.postgresql.org/docs/current/errcodes-appendix.html: given up for its time, shutting
// down, crashed, starting up; class 08 is the connection itself, 53 a disk, memory or connections
// used up
const SQLSTATES = new Set(['57014', '57P01', '57P02', '57P03']);
const SOCKET_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
// what pg says without any code
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

/** True when the database or the way to it is away, so that the same call may succeed later. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return MESSAGES.some((start) => error.message.startsWith(start));
  return SOCKET_CODES.has(code) || SQLSTATES.has(code) || /^(08|53)[0-9A-Z]{3}$/.test(code);
}
