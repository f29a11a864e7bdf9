import { randomUUID } from 'node:crypto';
import type { ExpectStatic } from 'vitest';
import type { ApiAnswer } from './api.ts';
import { ownIdsIn, readLog } from './event-log.ts';
import {
  type Book,
  type Books,
  bookCheckout,
  differentStays,
  findRooms,
  newGuest,
  openCheckout,
  readBooking,
} from './guest.ts';
import { type ChargeMade, cardToken, loseWebhooks } from './payments.ts';
import { PRODUCT, type Product, startProduct } from './product.ts';
import { startProgram } from './program.ts';
import { tokenOf } from './staff.ts';

/** What was asked of the provider before a crash is not asked for again before it can no longer land. */
const LEASE_SECONDS = '6';
/** The origin of the guests' pages, the same of one product after another. */
const CORS_ORIGINS = 'https://guests.example';
const ALWAYS = { LEASE_SECONDS, CORS_ORIGINS, RATE_LIMITS: 'off' };

/** In ms: what a crash left is mended in seconds, but a busy machine takes longer. */
export const MENDED_WITHIN = 90_000;

/**
 * One product after another on the same data, each dying at a point of its own; no webhook ever comes.
 * Begins with the demo's data. Try the later points first: what the next product does to mend a crash must
 * never come past the point at which it is to die itself.
 */
export function crashing() {
  let product: Product | undefined;
  let staff: Readonly<Record<string, string>> = {};
  const nextStay = differentStays();

  const running = () => {
    if (!product) throw new Error('Nothing was started');
    return product;
  };
  const api: Product['api'] = Object.assign(
    <Body>(...call: Parameters<Product['api']>) => running().api<Body>(...call),
    { url: CORS_ORIGINS },
  );
  /** A booking as staff call it. */
  const staffPathOf = async ({ bookingId: code }: Book) =>
    `/bookings/${ownIdsIn(await readLog(running().dataDir)).get(code)}`;
  async function cartOfTwo(): Promise<string> {
    const stay = nextStay();
    const rooms = (await findRooms(api)).slice(0, 2);
    const cart = rooms.map(({ roomId }) => ({ roomId, ...stay }));
    return (await openCheckout(api, cart)).body.data.uid;
  }
  const change = async (book: Book, body: object) =>
    api(await staffPathOf(book), { method: 'PUT', headers: staff, body });

  return {
    api,
    running,
    /** The next one, to die at `crashAt`; without it, nowhere. */
    async start(crashAt?: string, settings: Readonly<Record<string, string>> = {}) {
      const isFirst = product === undefined;
      const DATA_DIR = product?.dataDir;
      product = await startProduct({ ...ALWAYS, DATA_DIR, CRASH_AT: crashAt, ...settings });
      if (!isFirst) return;
      staff = await tokenOf(api);
      await loseWebhooks(api);
    },
    /** Starts the next one, which dies at `crashAt` of what is due, maybe before it listens; its exit code, as of `gone`. */
    async endOfNext(crashAt: string, settings: Readonly<Record<string, string>>) {
      const own = { PORT: '0', DATA_DIR: running().dataDir, CRASH_AT: crashAt };
      return (await startProgram(PRODUCT, { ...ALWAYS, ...own, ...settings }).ended).code;
    },
    /** A cart of two rooms, held. */
    async twoRooms(changes: object = {}): Promise<readonly Book[]> {
      return (await bookCheckout(api, await cartOfTwo(), changes)).body.books;
    },
    /** The order of two rooms by one guest, which can be sent again: the same request and key. */
    async order(): Promise<() => Promise<ApiAnswer<Books>>> {
      const body = { ...newGuest(), checkoutId: await cartOfTwo() };
      const headers = { 'idempotency-key': randomUUID() };
      return () => api<Books>('/outreach/bookings', { body, headers });
    },
    /** A payment by card that can be asked for again, as our web apps do: the same request and key. */
    async payment([first]: readonly Book[]): Promise<() => Promise<ApiAnswer<ChargeMade>>> {
      const token = await cardToken(api);
      const checkoutId = first?.checkoutId ?? '';
      const body = { checkoutId, method: 'card', token, returnUri: CORS_ORIGINS };
      const headers = { 'idempotency-key': randomUUID() };
      return () => api<ChargeMade>('/payments/charge/create', { body, headers });
    },
    cancel: async (book: Book) =>
      api(await staffPathOf(book), { method: 'DELETE', headers: staff }),
    /** Gives it other days or another room. */
    move: (book: Book, to: object) => change(book, to),
    /** As staff. */
    ask: <Body>(path: string) => api<Body>(path, { headers: staff }),
    /** Takes back what was done to it last. */
    async undo(book: Book) {
      type History = { events: readonly { position: string; undoable: boolean }[] };
      const path = await staffPathOf(book);
      const { body: history } = await api<History>(`${path}/history`, { headers: staff });
      const position = history.events.find(({ undoable }) => undoable)?.position;
      return change(book, { action: 'undo', position });
    },
    confirmPayment: (book: Book) => change(book, { action: 'confirm-payment' }),
    /** It dies of what it is asked, by its own hand, and nobody gets an answer. */
    async expectCrash(expect: ExpectStatic, asked: Promise<unknown>): Promise<void> {
      await expect(asked).rejects.toThrow();
      expect(await running().gone()).toBeNull();
    },
    read: (books: readonly Book[]) => Promise.all(books.map(({ _id }) => readBooking(api, _id))),
    /** The types of the events of each booking. */
    async eventTypesOf(books: readonly Book[]): Promise<readonly string[][]> {
      const log = await readLog(running().dataDir);
      const ownIds = ownIdsIn(log);
      return books.map(({ bookingId: code }) => {
        const id = ownIds.get(code);
        const told = log.filter(({ data }) => 'bookingId' in data && data.bookingId === id);
        return told.map(({ type }) => type);
      });
    },
  };
}

export const codeOf = ([first]: readonly Book[]): string => first?.bookingId ?? '';

/** The points at which a product can die, by the file that lets it. */
export const FAILPOINTS = {
  lateTransfers: ['nights-retaken', 'late-settlement-begun'],
  undos: ['nights-restored', 'cancellation-undo-begun'],
  refunds: ['refund-recorded', 'provider-refunded', 'refund-attempted', 'refund-started'],
  moves: ['nights-moved', 'stay-moved', 'move-held'],
  expiry: ['nights-released', 'booking-expired', 'checkout-expired'],
  mails: ['mail-sent', 'mails-queued', 'key-written'],
  projections: ['batch-written', 'rows-sent', 'checkpoint-sent', 'batch-folded'],
  rebuilds: ['made-anew', 'swapped'],
  payments: ['nights-booked', 'checkout-paid', 'charge-recorded'],
  askedAgain: ['provider-charged', 'payment-attempted', 'charge-requested'],
} as const;
