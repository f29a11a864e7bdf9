import { nights } from '@baanpak/domain/testing/samples.ts';
import fc from 'fast-check';
import type { RoomForTest } from './catalogue.ts';
import type { InstanceInTrouble } from './in-trouble.ts';
import type { Shop } from './shop.ts';
import type { Hired } from './staff.ts';
import type { staffBookingsWith } from './staff-bookings.ts';

/** The shop of a scenario, and what its guests and staff did so far. */
export type Scenario = {
  readonly shop: Shop;
  readonly staff: ReturnType<typeof staffBookingsWith>;
  readonly admin: Hired;
  readonly trouble: InstanceInTrouble;
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

export const nth = <T>(list: readonly T[], n: number): T | undefined =>
  list[n % (list.length || 1)];
export const number = fc.nat({ max: 30 });
export const stay = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
  .map(([first, length]) => nights(first, first + length));

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
export const ofBooking = about(({ carts }) => carts.flatMap(({ bookingIds }) => bookingIds));
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
