/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCaddy } from '../../deploy/testing/gateway.ts';
import { readLog } from '../testing/event-log.ts';
import {
  type Books,
  book,
  differentStays,
  findRooms,
  newGuest,
  type Room,
  type RoomStay,
  readBooking,
  roomWith,
} from '../testing/guest.ts';
import { endProducts } from '../testing/product.ts';
import { unfinishedBookings } from '../testing/unfinished.ts';
import { type AttackedCluster, startAttackedCluster } from './attacked-cluster.ts';
import { brokenRules } from './check.ts';
import type { Caught } from './link.ts';
import { processAtPort } from './process-at-port.ts';

const MENDED = { timeout: 120_000, interval: 200 };

const missing = noCaddy();
if (missing) console.warn(`A command-api stopped amidst an append: ${missing}`);

describe.skipIf(missing)('a command-api that is stopped while its append is on the way', () => {
  let cluster: AttackedCluster;
  let rooms: readonly Room[];
  let before: ReadonlySet<string>;
  const nextStay = differentStays();

  beforeAll(async () => {
    cluster = await startAttackedCluster();
    rooms = await findRooms(cluster.api);
    before = new Set(unfinishedBookings(await readLog(cluster.dataDir)));
  });
  afterAll(async () => {
    await endProducts();
    await cluster?.letGo();
  });

  /** One and the same request, however often it is sent. */
  function request({ roomId, checkIn, checkOut }: RoomStay) {
    const body = { ...newGuest(), roomId, checkInDate: checkIn, checkOutDate: checkOut };
    const headers = { 'idempotency-key': `stopped ${roomId} ${checkIn}` };
    return () => cluster.api<Books>('/outreach/bookings', { headers, body });
  }

  /** Stops the process that sent it, as it waits for the answer; answers how to let it go on. */
  async function stop({ port }: Caught): Promise<() => void> {
    const pid = await processAtPort(port);
    expect(await cluster.pidsNow('command-api')).toContain(pid);
    process.kill(pid ?? 0, 'SIGSTOP');
    return () => void process.kill(pid ?? 0, 'SIGCONT');
  }

  const holdsOf = async ({ roomId, checkIn }: RoomStay) =>
    (await readLog(cluster.dataDir)).filter(
      ({ type, data }) =>
        type === 'NightsHeld' && data.roomId === roomId && data.checkIn === checkIn,
    ).length;

  /** Read models may still be behind. */
  const expectReserved = (id: string) =>
    expect
      .poll(async () => (await readBooking(cluster.api, id))?.status, { timeout: 60_000 })
      .toBe('Reserved');

  const expectOthersAreServed = async (roomId: string) => {
    const answered = await book(cluster.api, { roomId, ...nextStay() });
    expect(answered.status).toBe(201);
    expect((await cluster.api('/search/hotels')).status).toBe(200);
  };

  it('and reached the log, has booked once what its guest sends again meanwhile', async () => {
    const { roomId } = roomWith(1, rooms);
    const stay = { roomId, ...nextStay() };
    const caught = cluster.link.catchRequest(holding(roomId));
    const send = request(stay);
    const first = send();
    const append = await caught;
    const goOn = await stop(append);
    try {
      append.passOn();
      await expect.poll(() => holdsOf(stay), MENDED).toBe(1);
      await expectOthersAreServed(roomId);
      const again = await send();
      expect(again.status).toBe(201);
      goOn();
      const late = await first;
      if (late.status < 500) expect(late.body.book._id).toBe(again.body.book._id);
      const { body } = await send();
      expect(body.book._id).toBe(again.body.book._id);
      await expectReserved(body.book._id);
    } finally {
      goOn();
    }
    expect(await holdsOf(stay)).toBe(1);
  });

  it('and did not reach the log, loses the nights to anyone who comes meanwhile', async () => {
    const { roomId } = roomWith(1, rooms);
    const stay = { roomId, ...nextStay() };
    const caught = cluster.link.catchRequest(holding(roomId));
    const send = request(stay);
    const first = send();
    const append = await caught;
    const goOn = await stop(append);
    try {
      await expectOthersAreServed(roomId);
      const rival = await book(cluster.api, stay);
      expect(rival.status).toBe(201);
      append.passOn();
      goOn();
      const late = await first;
      expect(late.status === 409 || late.status >= 500).toBe(true);
      expect((await send()).body.code).toBe('room-already-booked');
      await expectReserved(rival.body.book._id);
    } finally {
      append.passOn();
      goOn();
    }
    expect(await holdsOf(stay)).toBe(1);
  });

  it('breaks no rule of the log', () =>
    expect
      .poll(() => brokenRules(cluster.dataDir, before), MENDED)
      .toEqual({ oversold: [], brokenChains: [], halfMade: [] }));
});

/** An append that holds nights of a room. */
const holding = (roomId: string) => (piece: Buffer) =>
  piece.includes('NightsHeld') && piece.includes(roomId);
