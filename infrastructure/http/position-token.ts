import type { Position } from '../event-store/port.ts';
import { invalidField } from './invalid-request.ts';

/** How far which store has been written: what `x-position` and `x-after-position` carry. */
export type PositionToken = Readonly<{ storeId: string; position: Position }>;

const TOKEN = /^(\d{1,19})\.(\d{1,19})\.([^\p{Cc}\p{Surrogate}]{1,200})$/u;
const LARGEST = 2n ** 63n - 1n;

/** Opaque to callers; the same place always gives the same token. */
export const positionToken = ({ storeId, position: { commit, prepare } }: PositionToken): string =>
  Buffer.from(`${commit}.${prepare}.${storeId}`).toString('base64url');

/**
 * Reads what `positionToken` wrote.
 * @throws InvalidRequest (400) naming `path` for anything else.
 */
export function parsePositionToken(token: string, path = 'x-after-position'): PositionToken {
  const [, commit, prepare, storeId] = TOKEN.exec(decoded(token)) ?? [];
  if (commit === undefined || prepare === undefined || storeId === undefined) throw malformed(path);
  const read = { storeId, position: { commit: BigInt(commit), prepare: BigInt(prepare) } };
  const isOurs = read.position.commit <= LARGEST && read.position.prepare <= LARGEST;
  // base64url reads many texts as the same bytes, and numbers have many spellings
  if (!isOurs || positionToken(read) !== token) throw malformed(path);
  return read;
}

const decoded = (token: string): string => Buffer.from(token, 'base64url').toString();

const malformed = (path: string) =>
  invalidField(path, {
    th: 'ไม่ใช่ค่า x-position ที่ได้รับจากระบบ',
    en: 'is not a value that x-position had',
  });
