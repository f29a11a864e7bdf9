import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { openUndo } from '@baanpak/domain/checkout/undo.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { addUp, baht } from '@baanpak/domain/values/money/money.ts';
import { after, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Marketplace, stay } from './marketplace.ts';
import { finishUndo } from './undo-in-memory.ts';

const STAYS = [stay('anna', 'garden'), stay('bob', 'river')];
const UID = 'cart';
const STREAM = checkoutStream(UID);

function cancel(world: Marketplace): void {
  const data = { uid: UID, now: world.now, reason: 'Ill' };
  world.try(() => world.handle(checkout, STREAM, { type: 'CancelCheckout', data }));
  world.settleDown();
}

/** As command-api/use-cases/booking/undo.ts; anyone who does it may stand still. */
function undo(world: Marketplace): void {
  world.try(() => {
    const command = { type: 'UndoCancellation', data: { uid: UID, now: world.now } } as const;
    world.handle(checkout, STREAM, command);
    const open = openUndo(world.stateOf(checkout, STREAM));
    if (open) world.work(finishUndo(world, { uid: UID, undo: open.undo }));
  });
  world.settleDown();
}

/** Staff take both rooms for a guest, who pays later. */
function take(world: Marketplace): void {
  const amount = addUp(STAYS.map(({ price }) => price));
  for (const each of STAYS) {
    world.hold(each);
    world.place(each);
  }
  world.handle(checkout, STREAM, {
    type: 'AwaitPayment',
    data: { uid: UID, stays: STAYS, amount },
  });
  world.settleDown();
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
  it('leaves calendar, bookings and money as they were, however often', () => {
    fc.assert(
      fc.property(begin, fc.integer({ min: 1, max: 3 }), (book, times) => {
        const world = new Marketplace();
        book(world);
        const before = seen(world);
        for (let n = 0; n < times; n += 1) {
          cancel(world);
          expect(seen(world).nights).toEqual([[], []]);
          undo(world);
          expect(seen(world)).toEqual(before);
        }
        world.pay('try-1', {}, baht(4000));
        expect(world.checkoutStatus()).toBe('paid');
        expect(seen(world).nights).toEqual([['anna booked'], ['bob booked']]);
      }),
    );
  });

  const action = fc.oneof(
    fc.constant(cancel),
    fc.constant(undo),
    fc.constant((world: Marketplace) => void world.goOn()),
    fc.nat({ max: 3 }).map((steps) => (world: Marketplace) => {
      world.standStillAfter = steps;
      undo(world);
      world.standStillAfter = Number.POSITIVE_INFINITY;
    }),
    fc.nat({ max: 6 }).map((events) => (world: Marketplace) => world.followAgain(events)),
    fc.nat({ max: 4 }).map((events) => (world: Marketplace) => {
      world.startAnotherRunner(events);
      world.otherFollows(events);
    }),
    fc.constant((world: Marketplace) => {
      world.try(() => world.reserveFor('other', [stay('cim', 'garden')]));
    }),
    fc.nat({ max: 12 }).map((seconds) => (world: Marketplace) => {
      wait(world, seconds * 1_000);
    }),
  );

  it('is undone as a whole or not at all, no matter who stands still and whatever is followed twice', () => {
    fc.assert(
      fc.property(begin, fc.array(action, { maxLength: 14 }), (book, actions) => {
        const world = new Marketplace();
        book(world);
        for (const act of actions) act(world);
        while (world.goOn());
        wait(world, MINUTE);
        expectAgreed(world);
      }),
      { numRuns: 400 },
    );
  });
});
