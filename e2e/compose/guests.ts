import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '../testing/api.ts';
import { type Books, freeDay, newGuest, type Room } from '../testing/guest.ts';

/** What a guest was answered 201 for. */
export type Acknowledged = Readonly<{ id: string; code: string; roomId: string; checkIn: string }>;

export type Guests = Readonly<{
  acknowledged: readonly Acknowledged[];
  /** Answers that were neither 201 nor a request to come again. */
  refused: readonly string[];
  stop(): Promise<void>;
}>;

const AT_ONCE = 4;
const PAUSE_MS = 150;
/** What a site says that is away for a while. */
const AWAY = new Set([0, 502, 503, 504]);
/** In ms: nobody waits longer for an answer. */
const PATIENCE = 30_000;

/**
 * Guests who book one stay after another, each somebody else from elsewhere, for the site lets one address hold few. Anyone who
 * gets no answer, or one that says to come again, sends the same request with the same key until it is answered.
 */
export function sendGuests(api: Api, rooms: readonly Room[], firstDay: number): Guests {
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  const leaving = new AbortController();

  async function book(roomId: string, checkIn: string, checkOut: string) {
    const body = { ...newGuest(), roomId, checkInDate: checkIn, checkOutDate: checkOut };
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': newAddress() };
    for (;;) {
      const sent = api<Books>('/outreach/bookings', { body, headers });
      const answer = await Promise.race([sent, wait(PATIENCE, NOTHING)]).catch(() => NOTHING);
      if (answer.status === 201 && 'book' in answer.body) {
        const { _id: id, bookingId: code } = answer.body.book;
        acknowledged.push({ id, code, roomId, checkIn });
        return;
      }
      if (!AWAY.has(answer.status)) {
        refused.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        return;
      }
      if (leaving.signal.aborted) return; // nobody was told that it is booked
      await wait(PAUSE_MS);
    }
  }

  const guest = async (n: number) => {
    const own = rooms.filter((_, index) => index % AT_ONCE === n);
    for (let stay = 0; !leaving.signal.aborted; stay += 1) {
      const room = own[stay % own.length];
      const day = firstDay + Math.floor(stay / own.length);
      if (room) await book(room.roomId, freeDay(day), freeDay(day + 1));
      await wait(PAUSE_MS);
    }
  };
  const all = Array.from({ length: AT_ONCE }, (_, n) => guest(n));

  return {
    acknowledged,
    refused,
    async stop() {
      leaving.abort();
      await Promise.all(all);
    },
  };
}

let addresses = 0;
/** As the proxy before the gateway names a guest; of a network that is nobody's. */
function newAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

/** The connection was lost, or nothing came. */
const NOTHING = { status: 0, body: {} } as const;
