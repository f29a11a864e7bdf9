/** @module-tag long */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, type ExpectStatic, it } from 'vitest';
import type { Api, ApiAnswer } from './testing/api.ts';
import { pausePostgres } from './testing/data-directory.ts';
import {
  type Books,
  book,
  differentStays,
  findRooms,
  newGuest,
  type RoomStay,
  readBooking,
} from './testing/guest.ts';
import { payByCard, payByQr, silence } from './testing/payments.ts';
import { besides, endProducts, type Product, startProduct } from './testing/product.ts';

const PAUSE = 20_000;
const READ_WITHIN = 5_000;
const WRITE_WITHIN = 18_000;
const WELL_WITHIN = 15_000;
/** An event that waits for longer to be read makes /readyz 503; a second for the look itself. */
const MAY_WAIT = 11_000;

type Check = Readonly<{ ok: boolean; detail?: string; lag?: { events: number; seconds: number } }>;
type Readiness = { ok: boolean; checks: Record<'projector' | 'processes' | 'mail', Check> };

const LOAD_TEST = { RATE_LIMITS: 'off' };
const TWELVE_SECONDS = { ...LOAD_TEST, HOLD_MINUTES: '0.2' };

let alone: Product;
let leader: Product;
let standby: Product;
let unpaid: Product;
beforeAll(async () => {
  [alone, leader, unpaid] = (await Promise.all(
    [LOAD_TEST, LOAD_TEST, TWELVE_SECONDS].map((environment) => startProduct(environment)),
  )) as [Product, Product, Product];
  standby = await startProduct({ ...LOAD_TEST, ...(await besides(leader)) });
});
afterAll(endProducts);

it.concurrent('a database that hangs is told of, and is well again by itself', async ({
  expect,
}) => {
  const { api, dataDir } = alone;
  const nextStay = await staysIn(api);
  await becomesReady(api, expect);
  const held = await book(api, nextStay());
  const change = () => payAnotherWay(api, idOf(held)); // several wait for one another

  const goOn = await pausePostgres(dataDir);
  const write = sameBooking(api, nextStay());
  const written = [write, ...several(5, change)].map((one) => timed(one));
  try {
    await during(PAUSE, async () => {
      const looks = [timed(() => readiness(api)), timed(() => api('/search/hotels'))];
      for (const { answered, took } of await Promise.all(looks))
        expect([answered.status, took < READ_WITHIN]).toEqual([503, true]);
    });
    for (const { answered, took } of await Promise.all(written)) {
      expect([answered.status, took < WRITE_WITHIN]).toEqual([503, true]);
      expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  } finally {
    goOn();
  }
  await becomesReady(api, expect);
  const first = await write(); // whether it was written the first time or not, it is once
  await expectBooked(api, first, expect);
  expect(idOf(await write())).toBe(idOf(first));
  expect((await api('/search/hotels')).status).toBe(200);
});

it.concurrent('who holds the locks and hangs gives way to another', async ({ expect }) => {
  const { api } = standby;
  const nextStay = await staysIn(api);
  await Promise.all([becomesReady(api, expect), becomesReady(leader.api, expect)]);
  expect(await atWork(leader.api)).toEqual(['active', 'active']);
  expect(await atWork(api)).toEqual(['standby', 'standby']);

  process.kill(leader.pid, 'SIGSTOP');
  const written: { at: number; answer: ApiAnswer<Books> }[] = [];
  try {
    await during(PAUSE, async () => {
      const at = performance.now();
      const [ready, booked] = await Promise.all([
        timed(() => readiness(api)),
        timed(() => book(api, nextStay())),
      ]);
      expect([booked.answered.status, booked.took < READ_WITHIN]).toEqual([201, true]);
      written.push({ at, answer: booked.answered });
      const [oldest = written[0]] = written;
      const seen = await timed(() => readAfter(api, oldest?.answer));
      const isUnseen = seen.answered.headers.has('x-stale');
      // what came in between the end of the wait and the look is found, though it was waited for in vain
      expect(isUnseen ? [404, 200] : [200]).toContain(seen.answered.status);
      expect(seen.took).toBeLessThan(READ_WITHIN);
      if (isUnseen && at - (oldest?.at ?? at) > MAY_WAIT) expect(ready.answered.status).toBe(503);
      if (!isUnseen) written.shift();
    });
    await expect.poll(() => atWork(api), { timeout: READ_WITHIN }).toEqual(['active', 'active']);
    for (const { answer } of written) await expectBooked(api, answer, expect);
    await becomesReady(api, expect);
  } finally {
    process.kill(leader.pid, 'SIGCONT');
  }
  await expect
    .poll(() => atWork(leader.api), { timeout: WELL_WITHIN })
    .toEqual(['standby', 'standby']);
  await becomesReady(leader.api, expect);
  await expectBooked(leader.api, await book(leader.api, nextStay()), expect);
});

it.concurrent('a provider that hangs holds up nothing but payments', async ({ expect }) => {
  const { api } = unpaid;
  const nextStay = await staysIn(api);
  const [plain, pending, asking] = await Promise.all([1, 2, 3].map(() => book(api, nextStay())));
  expect((await payByQr(api, { bookingId: idOf(pending) })).status).toBe(201);
  await becomesReady(api, expect);

  const details: string[] = [];
  await silence(api, 'never');
  const payment = timed(() => payByQr(api, { bookingId: idOf(asking) }));
  await during(PAUSE, async () => {
    const [ready, search, booked] = await Promise.all([
      timed(() => readiness(api)),
      timed(() => api('/search/hotels')),
      timed(() => book(api, nextStay())),
    ]);
    expect([ready.answered.status, ready.took < READ_WITHIN]).toEqual([200, true]);
    const { lag, detail = '' } = ready.answered.body.checks.processes;
    expect(lag?.seconds).toBeLessThan(READ_WITHIN / 1_000);
    details.push(detail);
    expect([search.answered.status, search.took < READ_WITHIN]).toEqual([200, true]);
    expect([booked.answered.status, booked.took < READ_WITHIN]).toEqual([201, true]);
  });
  const { answered, took } = await payment;
  expect([answered.status, answered.body.code]).toEqual([503, 'payment-unknown']);
  expect(took).toBeLessThan(WRITE_WITHIN);
  expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(
    details.filter((detail) => /^active; the provider is waited for by/.test(detail)),
  ).not.toEqual([]);
  for (const held of [plain, pending])
    await expect
      .poll(async () => (await readBooking(api, idOf(held))).status, { timeout: WELL_WITHIN })
      .toBe('Expired'); // though nobody could ask about the charge of one

  await silence(api, 'normal');
  const next = await book(api, nextStay());
  expect((await payByCard(api, { bookingId: idOf(next) })).status).toBe(201);
});

const readiness = (api: Api) => api<Readiness>('/readyz');

const becomesReady = (api: Api, expect: ExpectStatic) =>
  expect.poll(async () => (await readiness(api)).status, { timeout: WELL_WITHIN }).toBe(200);

/** What the projector and the processes of a product say that they are. */
async function atWork(api: Api) {
  const { projector, processes } = (await readiness(api)).body.checks;
  return [projector.detail, processes.detail];
}

async function timed<Answered>(ask: () => Promise<Answered>) {
  const started = performance.now();
  return { answered: await ask(), took: performance.now() - started };
}

/** Looks again and again for so many milliseconds. */
async function during(milliseconds: number, look: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    await look();
    await sleep(500);
  }
}

/** Stays in one room, each later than all before. */
async function staysIn(api: Api): Promise<() => RoomStay> {
  const [room] = await findRooms(api);
  if (!room) throw new Error('The demo has no room');
  const nextStay = differentStays();
  return () => ({ roomId: room.roomId, ...nextStay() });
}

/** One and the same request, however often it is sent. */
function sameBooking(api: Api, { roomId, checkIn, checkOut }: RoomStay) {
  const body = { ...newGuest(), roomId, checkInDate: checkIn, checkOutDate: checkOut };
  const headers = { 'idempotency-key': 'sent while the database hung' };
  return () => api<Books>('/outreach/bookings', { headers, body });
}

const several = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);

const payAnotherWay = (api: Api, id: string) =>
  api<Books>(`/outreach/bookings/${id}/payment-method`, {
    method: 'PUT',
    body: { paymentMethod: 'direct' },
  });

const idOf = (booked: ApiAnswer<Books> | undefined) => booked?.body.book._id ?? '';

const readAfter = (api: Api, booked: ApiAnswer<Books> | undefined) =>
  api(`/outreach/bookings/${idOf(booked)}`, {
    headers: { 'x-after-position': booked?.headers.get('x-position') ?? '' },
  });

async function expectBooked(
  api: Api,
  booked: ApiAnswer<Books>,
  expect: ExpectStatic,
): Promise<void> {
  expect(booked.status).toBe(201);
  expect((await readBooking(api, idOf(booked), booked.headers)).status).toBe('Reserved');
}
