import { createHmac } from 'node:crypto';
import { bookingCode } from '@baanpak/domain/booking/booking-code.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { inBatches } from '@baanpak/infrastructure/concurrency/in-batches.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import { runRaw } from '@baanpak/infrastructure/database/raw-query.ts';
import type { PersonalKeys } from '@baanpak/infrastructure/personal-keys/port.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type CommandDb, commandDb } from '../../schema/tables.ts';
import { admitGuests } from './raw-queries.ts';

const MOST_PER_EMAIL = 5;
const MOST_PER_ADDRESS = 20;
/** Drawn ahead of need; those left over at the end are never given out, and nobody counts them. */
const NUMBERS = 'command.booking_numbers';
const NUMBERS_AT_ONCE = 50;
/** With fewer left more are drawn, so that a guest seldom waits for them. */
const FEW_NUMBERS = 25;

export type HoldRequest = Readonly<{
  bookingIds: readonly string[];
  email: string;
  /** The caller's network address. */
  address: string;
  now: Instant;
  heldUntil: Instant;
}>;

/** Books of the command side that are no events: numbers for codes, and who holds rooms unpaid. */
export type Holds = Readonly<{
  /** Codes for new bookings, each given out once. */
  codes(count: number): Promise<readonly string[]>;
  /** Takes codes back that stand nowhere: no event names them, and none will. */
  putBack(codes: readonly string[]): void;
  /**
   * Counts these holds against the guest, however many servers are asked at once, and answers who the guest
   * is, as `personOf`; throws `too-many-holds` past 5 an email or 20 an address, with nothing stored.
   */
  enter(request: HoldRequest): Promise<string>;
  /** The random id of whom the address is, made at the first of its bookings. The bookings' keys are made, too. */
  personOf(email: string, bookingIds: readonly string[]): Promise<string>;
  /** They go on being held, and counted. */
  extend(bookingIds: readonly string[], heldUntil: Instant): Promise<void>;
  /** They are paid, or over. */
  leave(bookingIds: readonly string[]): Promise<void>;
}>;

const macWith = (secret: string) => (purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}|${text}`).digest();

/** The code of the n-th booking, n below 2^30; `secret` scatters them. */
export function bookingCodes(secret: string): (number: number) => string {
  const mac = macWith(secret);
  const scramble = (half: number, round: number) =>
    mac('booking-code', `${round}|${half}`).readUInt16BE(0);
  return (number) => bookingCode(BigInt(number), scramble);
}

export type HoldsOptions = Readonly<{
  /** Its commits wait for the disk. */
  pool: Pool;
  /** Its commits do not. */
  asyncCommitPool: Pool;
  /** Whether the log is in the same database: its append then waits for the disk for keys, too. */
  isLogBeside: boolean;
  /** Hides emails and scatters codes. */
  secret: string;
  keys: Pick<PersonalKeys, 'prepare'>;
}>;

/**
 * In schema `command`. Numbers wait for the disk, for two bookings must never share one. A booking's key, with its
 * guest, is on disk before its events are: with the append where the log is beside it, else before that
 * (docs/adr/0162-keys-beside-the-log.md). Of what ends or extends a hold a crash may take the last moments.
 */
export function postgresHolds(options: HoldsOptions): Holds {
  const { pool, asyncCommitPool, isLogBeside, secret, keys } = options;
  const db = commandDb(asyncCommitPool);
  const mac = macWith(secret);

  const hashOf = (email: string) =>
    mac('email', email.normalize('NFKC').toLowerCase()).toString('hex');

  const admit = admitting(isLogBeside ? asyncCommitPool : pool, keys);
  const personOf = inBatches((guests: readonly Guest[]) => admit(guests), PEOPLE_AT_ONCE);

  return {
    ...numbersFor(commandDb(pool), bookingCodes(secret)),
    async enter({ bookingIds, email, address, now, heldUntil }) {
      const guest = { address: hashOf(email), bookings: bookingIds };
      const [person] = await admit([guest], { caller: address, heldUntil, now });
      if (person !== undefined) return person;
      throw new Refusal('too-many-holds', 'Too many rooms are held and not paid');
    },
    personOf: (email, bookingIds) => personOf({ address: hashOf(email), bookings: bookingIds }),
    async extend(bookingIds, heldUntil) {
      await db
        .updateTable('command.unpaid_holds')
        .set({ held_until: heldUntil })
        .where('booking_id', '=', anyOf(bookingIds))
        .execute();
    },
    async leave(bookingIds) {
      await db
        .deleteFrom('command.unpaid_holds')
        .where('booking_id', '=', anyOf(bookingIds))
        .execute();
    },
  };
}

/** Those asked for meanwhile are asked for together: the trip costs more than the rows. */
const PEOPLE_AT_ONCE = { largestGroup: 256, groupsInFlight: 1 };

/** Who books: the address's hash, and the bookings that are made. */
type Guest = Readonly<{ address: string; bookings: readonly string[] }>;
/** Whose call it is that holds, until when. */
type Cap = Readonly<{ caller: string; heldUntil: Instant; now: Instant }>;

/** Guests' ids with the keys of their bookings, in one trip; a guest whose holds are past the caps has none. */
const admitting =
  (pool: Pool, keys: Pick<PersonalKeys, 'prepare'>) =>
  async (guests: readonly Guest[], cap?: Cap): Promise<string[]> => {
    const prepared = keys.prepare(guests.flatMap(({ bookings }) => bookings));
    const values = [JSON.stringify(guests), prepared.subjects, prepared.fresh];
    const most = [MOST_PER_EMAIL, MOST_PER_ADDRESS];
    const statement = cap
      ? admitGuests([...values, cap.caller, cap.heldUntil, cap.now, ...most], 'capped')
      : admitGuests(values, 'uncapped');
    const rows = await runRaw(pool, statement);
    prepared.remember(
      rows.flatMap(({ subject, wrapped_key }) =>
        subject === null ? [] : [{ subject, wrapped_key }],
      ),
    );
    const people = new Map(rows.map(({ n, person }) => [n, person]));
    return guests.flatMap((_, n) => people.get(n + 1) ?? []);
  };

/** Codes for new bookings, drawn so many at once. */
function numbersFor(
  db: CommandDb,
  codeOf: (number: number) => string,
): Pick<Holds, 'codes' | 'putBack'> {
  const stock: string[] = [];
  let wanted = 0;
  let drawing: Promise<void> | undefined;
  async function draw(): Promise<void> {
    const rows = await db
      .selectFrom(
        sql<object>`generate_series(1, ${Math.max(wanted, NUMBERS_AT_ONCE)}::integer)`.as('n'),
      )
      .select(({ fn }) => fn<number>('nextval', [sql.lit(NUMBERS)]).as('number'))
      .execute();
    stock.push(...rows.map(({ number }) => codeOf(number)));
  }
  const drawTogether = (): Promise<void> => {
    drawing ??= draw().finally(() => {
      drawing = undefined;
    });
    return drawing;
  };

  return {
    async codes(count) {
      wanted += count;
      try {
        while (stock.length < count) await drawTogether();
        const codes = stock.splice(0, count);
        if (stock.length < FEW_NUMBERS) drawTogether().catch(() => {}); // who runs out draws again, and hears of it
        return codes;
      } finally {
        wanted -= count;
      }
    },
    putBack(codes) {
      stock.push(...codes);
    },
  };
}
