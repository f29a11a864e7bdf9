import { readFileSync } from 'node:fs';
import type { Role } from '@baanpak/domain/values/people/roles.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { EventToAppend } from '@baanpak/infrastructure/event-store/port.ts';
import type { StoresForTest } from './stores.ts';

type Header = Readonly<{
  /** The version of the product that wrote it. */
  madeBy: string;
  /** The time it ended at. */
  now: Instant;
  /** Those it was written with: the ones of the tests. */
  secrets: Readonly<{ id: string; data: string }>;
  bookingNumber: number;
  /** Whom and what a test may speak of, by name. */
  cast: Cast;
}>;
type Staff = Readonly<{ userId: string; username: string; role: Role; ownerId: string | null }>;
export type OldBooking = Readonly<{
  _id: string;
  code: string;
  checkoutUid: string;
  email: string | null;
}>;
type StaffName = 'owner' | 'admin' | 'officer' | 'visitor' | 'auditor' | 'otherOwner';
type Cast = Readonly<{
  password: string;
  staff: Readonly<Record<StaffName, Staff>>;
  charge: string;
  [booking: string]: unknown;
}>;

type StoredEvent = EventToAppend & Readonly<{ stream: string; revision: number }>;
type Line =
  | Readonly<{ personalKey: Readonly<{ subject: string; wrappedKey: string }> }>
  | Readonly<{ credential: Readonly<{ userId: string; version: string; hash: string }> }>
  | Readonly<{ event: StoredEvent }>;

/**
 * A whole log as an earlier version of the product wrote it, with what schema `command` held for it;
 * an event of every type there was then. It is never made again: what it shows is that it can be read.
 */
export function readOldLog(name: string) {
  const file = new URL(`./old-logs/${name}.ndjson`, import.meta.url);
  const [first, ...rest] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const lines = rest.map((line) => JSON.parse(line) as Line);
  return {
    ...(JSON.parse(first ?? '') as Header),
    personalKeys: lines.flatMap((line) => ('personalKey' in line ? [line.personalKey] : [])),
    credentials: lines.flatMap((line) => ('credential' in line ? [line.credential] : [])),
    events: lines.flatMap((line) => ('event' in line ? [line.event] : [])),
  };
}

export type OldLog = ReturnType<typeof readOldLog>;

/** A booking of the log, by the name it goes by. */
export const oldBooking = ({ cast }: OldLog, name: string): OldBooking => cast[name] as OldBooking;

/** Writes the log, event by event in its order, and its rows of schema `command`, into empty stores. */
export async function restoreOldLog({ store, pool }: StoresForTest, log: OldLog): Promise<void> {
  for (const { subject, wrappedKey } of log.personalKeys)
    await pool.query('INSERT INTO command.personal_keys (subject, wrapped_key) VALUES ($1, $2)', [
      subject,
      Buffer.from(wrappedKey, 'base64'),
    ]);
  for (const { userId, version, hash } of log.credentials)
    await pool.query(
      'INSERT INTO command.credentials (user_id, version, hash) VALUES ($1, $2, $3)',
      [userId, version, hash],
    );
  await pool.query(`SELECT setval('command.booking_numbers', $1)`, [log.bookingNumber]);
  await pool.query('UPDATE command.bookings_with_one_id SET may_exist = true'); // as its migration finds
  for (const { stream, revision, ...event } of log.events) {
    const expected = revision === 0 ? 'no-stream' : revision - 1;
    const { outcome } = await store.append(stream, expected, [event]);
    if (outcome !== 'appended') throw new Error(`${stream} has no place for revision ${revision}`);
  }
}
