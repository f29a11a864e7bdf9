import { finishUndo } from '@baanpak/command-api/use-cases/checkout/finish-undo.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { openUndo } from '@baanpak/domain/checkout/undo.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import { after, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Marketplace, stay } from './marketplace.ts';
import { SOMEBODY } from './world.ts';

const STAYS = [stay('anna', 'garden'), stay('bob', 'river')];
const UID = 'cart';
const STREAM = checkoutStream(UID);

async function cancel(world: Marketplace): Promise<void> {
  const data = { uid: UID, now: world.now, reason: 'Ill' };
  await world.try(() => world.handle(checkout, STREAM, { type: 'CancelCheckout', data }));
  await world.settleDown();
}

/** As command-api/use-cases/booking/undo.ts; anyone who does it may stand still. */
async function undo(world: Marketplace): Promise<void> {
  await world.try(async () => {
    const command = { type: 'UndoCancellation', data: { uid: UID, now: world.now } } as const;
    world.handle(checkout, STREAM, command);
    const open = openUndo(world.stateOf(checkout, STREAM));
    if (open) {
      const about = { uid: UID, undo: open.undo };
      await world.work((ports) => finishUndo(ports, about, SOMEBODY));
    }
  });
  await world.settleDown();
}

/** Staff take both rooms for a guest, who pays later. */
async function take(world: Marketplace): Promise<void> {
  const amount = addUp(STAYS.map(({ price }) => price));
  for (const each of STAYS) {
    world.hold(each);
    world.place(each);
  }
  world.handle(checkout, STREAM, {
    type: 'AwaitPayment',
    data: { uid: UID, stays: STAYS, amount },
  });
  await world.settleDown();
}

/** What staff and guests see: whatever says how often something was undone is left out. */
function seen(world: Marketplace) {
  const paying = world.stateOf(checkout, STREAM);
  const heldUntil = 'heldUntil' in paying ? paying.heldUntil : null;
  const bookings = STAYS.map(({ bookingId }) => {
    const { version, deeds, reinstated, ...state } = {
      ...{ version: 0, deeds: [], reinstated: 0 },
      ...world.stateOf(booking, bookingStream(bookingId)),
    };
    return state;
  });
  return {
    ...{ status: paying.status, heldUntil, bookings },
    nights: STAYS.map(({ roomId }) => world.nightsOf(roomId)),
  };
}

/** The checkout, its bookings and the calendars say the same. */
function expectAgreed(world: Marketplace): void {
  const { status, bookings, nights } = seen(world);
  const isLive = status === 'held' || status === 'awaited';
  const kind = status === 'held' ? 'held' : 'booked';
  STAYS.forEach(({ bookingId, roomId }, n) => {
    expect(bookings[n]?.status === 'Reserved').toBe(isLive);
    const own = nights[n]?.filter((line) => line.startsWith(bookingId));
    expect(own).toEqual(isLive ? [`${bookingId} ${kind}`] : []);
    const { taken } = world.stateOf(roomCalendar, roomCalendarStream(roomId));
    expect([...taken].every(([, count]) => count === 1)).toBe(true);
  });
}

const wait = (world: Marketplace, time: number) => world.waitUntil(after(world.now, time));

const begin = fc.constantFrom(
  (world: Marketplace) => world.reserve(...STAYS),
  (world: Marketplace) => take(world),
);

describe('a cancellation that is undone', () => {
  it('leaves calendar, bookings and money as they were, however often', async () => {
    await fc.assert(
      fc.asyncProperty(begin, fc.integer({ min: 1, max: 3 }), async (book, times) => {
        const world = new Marketplace();
        await book(world);
        const before = seen(world);
        for (let n = 0; n < times; n += 1) {
          await cancel(world);
          expect(seen(world).nights).toEqual([[], []]);
          await undo(world);
          expect(seen(world)).toEqual(before);
        }
        await world.pay('try-1', {});
        expect(world.checkoutStatus()).toBe('paid');
        expect(seen(world).nights).toEqual([['anna booked'], ['bob booked']]);
      }),
    );
  });

  const action = fc.oneof(
    fc.constant(cancel),
    fc.constant(undo),
    fc.constant((world: Marketplace) => world.goOn()),
    fc.nat({ max: 12 }).map((calls) => async (world: Marketplace) => {
      world.standStillAfter = calls;
      await undo(world);
      world.standStillAfter = Number.POSITIVE_INFINITY;
    }),
    fc.nat({ max: 6 }).map((events) => (world: Marketplace) => world.followAgain(events)),
    fc.nat({ max: 4 }).map((events) => async (world: Marketplace) => {
      world.startAnotherRunner(events);
      await world.otherFollows(events);
    }),
    fc.constant(async (world: Marketplace) => {
      await world.try(() => world.reserveFor('other', [stay('cim', 'garden')]));
    }),
    fc.nat({ max: 12 }).map((seconds) => async (world: Marketplace) => {
      await wait(world, seconds * 1_000);
    }),
  );

  it('is undone as a whole or not at all, no matter who stands still and whatever is followed twice', async () => {
    await fc.assert(
      fc.asyncProperty(begin, fc.array(action, { maxLength: 14 }), async (book, actions) => {
        const world = new Marketplace();
        await book(world);
        for (const act of actions) await act(world);
        while (await world.goOn());
        await wait(world, MINUTE);
        expectAgreed(world);
      }),
      { numRuns: 400 },
    );
  });
});
