import { addDays, bangkokDay, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import fc from 'fast-check';
import type { RoomForTest } from './catalogue.ts';
import type { FailingInstance } from './failing-instance.ts';
import { item } from './guest.ts';
import type { Shop } from './shop.ts';
import type { Hired } from './staff.ts';
import type { staffBookingsWith } from './staff-bookings.ts';

/** The shop of a scenario, and what its guests and staff did so far. */
export type Scenario = {
  readonly shop: Shop;
  readonly staff: ReturnType<typeof staffBookingsWith>;
  readonly admin: Hired;
  readonly trouble: FailingInstance;
  /** The instance in trouble, as guests and staff reach it. */
  readonly there: Awaited<ReturnType<Shop['routesOf']>>;
  readonly restart: () => Promise<void>;
  readonly restartOther: () => Promise<void>;
  readonly rooms: readonly RoomForTest[];
  readonly carts: { readonly uid: string; readonly bookingIds: readonly string[] }[];
  readonly chargeIds: string[];
  /** Sent, and perhaps not answered: who should stands still. */
  readonly sent: Promise<unknown>[];
};
export type Action = (scenario: Scenario) => Promise<unknown>;
/** Something that can happen, and how often beside the others. */
export type Named = readonly [name: string, weight: number, fc.Arbitrary<Action>];

export const nth = <T>(list: readonly T[], n: number): T | undefined =>
  list[n % (list.length || 1)];
export const number = fc.nat({ max: 30 });
/** In days: how long from today it begins, and its nights. */
export type Days = readonly [first: number, length: number];
export const days: fc.Arbitrary<Days> = fc.tuple(
  fc.integer({ min: 0, max: 2 }),
  fc.integer({ min: 1, max: 3 }),
);
/** Days pass in a scenario, and guests come on the day they said. */
export function stayOf({ shop }: Scenario, [first, length]: Days): Stay {
  const checkIn = addDays(bangkokDay(shop.clock.now()), first);
  return { checkIn, checkOut: addDays(checkIn, length) };
}

/** Stays of rooms by their places, in a cart that is held; none where one cannot be obtained. */
export async function book(
  scenario: Scenario,
  wanted: readonly (readonly [room: number, days: Days])[],
  changes: object = {},
): Promise<Scenario['carts'][number] | undefined> {
  const { shop, rooms, carts } = scenario;
  const items = wanted.flatMap(([n, drawn]) => {
    const room = nth(rooms, n);
    return room ? [item(room, stayOf(scenario, drawn))] : [];
  });
  const cart = await shop.openCheckout(items);
  if (cart.status !== 201) return undefined;
  const { uid } = cart.body.data;
  const booked = await shop.bookAll(uid, changes);
  if (booked.status !== 201) return undefined;
  const held = { uid, bookingIds: booked.body.books.map(({ _id }) => _id) };
  carts.push(held);
  return held;
}

/** An action about one of what there is by then. */
const about =
  (all: (scenario: Scenario) => readonly string[]) =>
  (act: (scenario: Scenario, id: string) => Promise<unknown>) =>
    number.map(
      (n): Action =>
        async (scenario) => {
          const id = nth(all(scenario), n);
          return id === undefined ? undefined : act(scenario, id);
        },
    );
export const ofCart = about(({ carts }) => carts.map(({ uid }) => uid));
export const scenarioOfBooking = about(({ carts }) =>
  carts.flatMap(({ bookingIds }) => bookingIds),
);
export const ofCharge = about(({ chargeIds }) => chargeIds);

/** Sent to the instance in trouble: nobody waits for one who stands still. */
export async function sendThere(
  { sent, trouble }: Scenario,
  request: Promise<unknown>,
): Promise<void> {
  sent.push(request.catch(() => {}));
  await trouble.orStandsStill(request.catch(() => {}));
}

/** Something goes wrong at the provider from then on, in one of these ways. */
export const oneOf = (name: string, modes: readonly string[]) =>
  fc.constantFrom(...modes).map(
    (mode): Action =>
      ({ shop }) =>
        shop.fault({ [name]: mode }),
  );
