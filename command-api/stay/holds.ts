import { createHmac } from 'node:crypto';
import { bookingCode } from '@baanpak/domain/stay/booking-code.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { Pool } from 'pg';

const MOST_PER_EMAIL = 5;
const MOST_PER_ADDRESS = 20;
/** Drawn ahead of need; those left over at the end are never given out, and nobody counts them. */
const NUMBERS_AT_ONCE = 50;

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
  /** Counts these holds against the guest, however many servers are asked at once; throws `too-many-holds`
   * past 5 an email or 20 an address, with nothing counted. */
  enter(request: HoldRequest): Promise<void>;
  /** They go on being held, and counted. */
  extend(bookingIds: readonly string[], heldUntil: Instant): Promise<void>;
  /** They are paid, or over. */
  leave(bookingIds: readonly string[]): Promise<void>;
}>;

/** In schema `command`. `secret` hides emails and scatters codes. */
export function postgresHolds(pool: Pool, secret: string): Holds {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}|${text}`).digest();
  const scramble = (half: number, round: number) =>
    mac('booking-code', `${round}|${half}`).readUInt16BE(0);

  const stock: string[] = [];
  let wanted = 0;
  let drawing: Promise<void> | undefined;
  async function draw(): Promise<void> {
    const { rows } = await pool.query<{ number: number }>({
      name: 'booking-numbers',
      text: `SELECT nextval('command.booking_numbers') AS number FROM generate_series(1, $1)`,
      values: [Math.max(wanted, NUMBERS_AT_ONCE)],
    });
    stock.push(...rows.map(({ number }) => bookingCode(BigInt(number), scramble)));
  }

  return {
    async codes(count) {
      wanted += count;
      try {
        while (stock.length < count) {
          drawing ??= draw().finally(() => {
            drawing = undefined;
          });
          await drawing;
        }
        return stock.splice(0, count);
      } finally {
        wanted -= count;
      }
    },
    putBack(codes) {
      stock.push(...codes);
    },
    async enter({ bookingIds, email, address, now, heldUntil }) {
      const emailHash = mac('email', email.normalize('NFKC').toLowerCase()).toString('hex');
      const { rows } = await pool.query<{ fits: boolean }>({
        name: 'enter-holds',
        text: 'SELECT command.enter_holds($1::uuid[], $2, $3, $4, $5, $6, $7) AS fits',
        values: [bookingIds, emailHash, address, heldUntil, now, MOST_PER_EMAIL, MOST_PER_ADDRESS],
      });
      if (rows[0]?.fits) return;
      throw new Refusal('too-many-holds', 'Too many rooms are held and not paid');
    },
    async extend(bookingIds, heldUntil) {
      await pool.query({
        name: 'extend-holds',
        text: 'UPDATE command.unpaid_holds SET held_until = $2 WHERE booking_id = ANY($1::uuid[])',
        values: [bookingIds, heldUntil],
      });
    },
    async leave(bookingIds) {
      await pool.query({
        name: 'leave-holds',
        text: 'DELETE FROM command.unpaid_holds WHERE booking_id = ANY($1::uuid[])',
        values: [bookingIds],
      });
    },
  };
}
