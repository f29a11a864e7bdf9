import { randomUUID } from 'node:crypto';
import { room as roomDecider, roomStream } from '@baanpak/domain/room/room.ts';
import { day, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextForTest } from '../../testing/catalogue.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { BookingStates } from '../booking/booking-answer.ts';
import type { PlannedStay, RequestedStay } from '../booking/plan-stays.ts';
import { loadRoomStates, type RoomStates } from '../room/load-room.ts';
import { roomAdmission } from './room-admission.ts';

const STAY = nights(1, 3);
const NOW = instant('2027-01-01T03:00:00.000Z');
const TOO_MANY = 4;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Answer = Awaited<ReturnType<Shop['book']>>;
const outcomeOf = ({ status, body }: Answer) =>
  status === 201 ? 'booked' : (body as { code?: string }).code;
const countOf = (outcomes: readonly unknown[], wanted: string) =>
  outcomes.filter((outcome) => outcome === wanted).length;

describe('guests who want the same nights at once', () => {
  it.each([1, 2, 3])('get the %i units there are, and the others nothing', async (units) => {
    const room = await shop.newRoom({ units });
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.book(room, STAY)));
    const outcomes = answers.map(outcomeOf);
    expect(countOf(outcomes, 'booked')).toBe(units);
    expect(countOf(outcomes, 'room-already-booked')).toBe(20 - units);
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
  });

  it('are told what is wrong with their own request, though the room is gone when they hear of it', async () => {
    const room = await shop.newRoom();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        shop.book(room, STAY, n % 2 ? { guests: TOO_MANY } : {}),
      ),
    );
    const outcomes = answers.map(outcomeOf);
    expect(countOf(outcomes, 'booked')).toBe(1);
    expect(countOf(outcomes, 'room-already-booked')).toBe(9);
    expect(countOf(outcomes, 'too-many-guests')).toBe(10);
  });

  it('have their own booking when they only asked twice', async () => {
    const room = await shop.newRoom();
    const key = { 'idempotency-key': randomUUID() };
    const [others, twice] = await Promise.all([
      Promise.all(Array.from({ length: 9 }, () => shop.book(room, STAY))),
      Promise.all(Array.from({ length: 5 }, () => shop.book(room, STAY, {}, key))),
    ]);
    const outcomes = [...others, ...twice].map(outcomeOf);
    expect(new Set(outcomes)).toEqual(new Set(['booked', 'room-already-booked']));
    expect([1, 5]).toContain(countOf(outcomes, 'booked')); // one of the others, or all five of the same
    expect(await shop.unitsLeft(room, STAY)).toBe(0);
  });

  it('have their own booking when nobody else is there', async () => {
    const room = await shop.newRoom();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.book(room, STAY, {}, key)),
    );
    expect(answers.map(outcomeOf)).toEqual(Array(5).fill('booked'));
    expect(new Set(answers.map(({ body }) => body.book._id)).size).toBe(1);
  });
});

it('plans a request by states read after it came, where the one who was ahead took nothing', async () => {
  const room = await shop.newRoom();
  const { roomId } = room;
  const { plan, hold } = roomAdmission(shop.ports);
  const stays = [{ ...STAY, roomId, bookingId: randomUUID(), guests: 2 } as RequestedStay];
  const old = await loadRoomStates(shop.ports, roomId);
  let endFirst = () => {};
  const ahead = hold(
    { stays: [{ ...old, stay: stays[0] } as PlannedStay], now: NOW, heldUntil: NOW },
    () =>
      new Promise((resolve) => {
        endFirst = () => resolve([old as BookingStates]);
      }),
  );
  const planned = plan(stays, async (readRoom) => (await readRoom(roomId)) as never);
  const price = { roomId, from: day(1), to: day(2), price: baht(2500) };
  const command = { type: 'PaintDays', data: price } as const;
  await shop.ports.commands.handle(roomDecider, roomStream(roomId), command, contextForTest());
  endFirst();
  await ahead;
  const { offer } = (await planned) as unknown as RoomStates;
  expect(offer.roomRevision).toBeGreaterThan(old.offer.roomRevision);
});
