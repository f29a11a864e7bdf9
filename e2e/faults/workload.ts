import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Api, Call } from '../testing/api.ts';
import { type Book, type Books, differentStays, newGuest, type Room } from '../testing/guest.ts';
import { type ChargeMade, cardToken } from '../testing/payments.ts';
import { staffIdOf } from '../testing/staff.ts';

/** A booking that was acknowledged, with what was acknowledged of it since. */
export type Acknowledged = {
  book: Book;
  chargeId?: string;
  isCanceled: boolean;
};

export type Workload = Readonly<{
  acknowledged: readonly Acknowledged[];
  /** Answers by status; `none` where the connection was lost. */
  answers: ReadonlyMap<string, number>;
  /** Answers that no fault excuses. */
  wrong: readonly string[];
  /** In ms. */
  slowest(): number;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}>;

const AT_ONCE = 6;
/** As many guests ask for the same nights of the same room. */
const RIVALS = 3;
const AGAIN_AFTER_MS = 300;

/** Guests who book, pay and let staff cancel, through the gateway, until they are stopped. */
export function startWorkload(api: Api, staff: Api, rooms: readonly Room[]): Workload {
  const acknowledged: Acknowledged[] = [];
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  const nextStay = staysOf(rooms);
  let slowest = 0;
  let isStopped = false;

  /** The same request with the same key until it is answered: undefined only where the end came first. */
  async function surely<Body>(as: Api, path: string, call: Call) {
    const headers = { ...call.headers, 'idempotency-key': randomUUID() };
    while (!isStopped) {
      const answer = await timed<Body>(as, path, { ...call, headers });
      if (answer && answer.status < 500) return answer;
      await sleep(AGAIN_AFTER_MS);
    }
    return undefined;
  }

  async function timed<Body>(as: Api, path: string, call: Call) {
    const begun = performance.now();
    const answer = await as<Body>(path, call).catch(() => undefined);
    slowest = Math.max(slowest, performance.now() - begun);
    const status = String(answer?.status ?? 'none');
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (answer && isWrong(answer)) wrong.push(`${path}: ${status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async function guest(n: number): Promise<void> {
    const { roomId, checkIn, checkOut } = nextStay();
    const body = { ...newGuest(), roomId, checkInDate: checkIn, checkOutDate: checkOut };
    const booked = await surely<Books>(api, '/outreach/bookings', { body });
    if (booked?.status !== 201) return;
    const entry: Acknowledged = { book: booked.body.book, isCanceled: false };
    acknowledged.push(entry);
    if (n % 3 !== 0) await pay(entry);
    if (n % 3 === 2) await cancel(entry);
  }

  async function pay(entry: Acknowledged): Promise<void> {
    const token = await cardToken(api).catch(() => undefined);
    if (token === undefined) return;
    const { checkoutId } = entry.book;
    const body = { checkoutId, method: 'card', token, returnUri: `${api.url}/successful-payment` };
    const paid = await surely<ChargeMade>(api, '/payments/charge/create', { body });
    if (paid?.status === 201) entry.chargeId = paid.body.charge_id;
  }

  async function cancel(entry: Acknowledged): Promise<void> {
    const id = await staffIdOf(staff, entry.book.bookingId).catch(() => undefined);
    if (id === undefined) return;
    const canceled = await surely(staff, `/bookings/${id}`, { method: 'DELETE' });
    if (canceled && canceled.status < 300) entry.isCanceled = true;
  }

  async function guests(first: number): Promise<void> {
    for (let n = first; !isStopped; n += 1) await guest(n);
  }

  const all = Promise.all(Array.from({ length: AT_ONCE }, (_, n) => guests(n)));
  return {
    acknowledged,
    answers,
    wrong,
    slowest: () => Math.round(slowest),
    async stop() {
      isStopped = true;
      await all;
    },
  };
}

/** A bug, or an outage without a word of when to come again. */
const isWrong = ({ status, headers }: Answer<unknown>): boolean =>
  status === 500 || status === 400 || (status === 503 && !headers.has('retry-after'));

function staysOf(rooms: readonly Room[]) {
  const nextStay = differentStays();
  let stay = nextStay();
  let asked = 0;
  return () => {
    const n = Math.floor(asked / RIVALS);
    if (asked > 0 && asked % (RIVALS * rooms.length) === 0) stay = nextStay();
    asked += 1;
    return { ...stay, roomId: rooms[n % rooms.length]?.roomId ?? '' };
  };
}
