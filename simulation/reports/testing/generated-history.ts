import { createHash } from 'node:crypto';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { after, DAY, type Instant, MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { type Given, rowsAfter } from '@baanpak/projector/report/testing/reduce-events.ts';
import { firstDays, HOTEL_ACTIONS, removeRoom } from '@baanpak/simulation/hotel-actions.ts';
import { story } from '@baanpak/simulation/money/actions.ts';
import { MoneyModel, ROOMS } from '@baanpak/simulation/money/model.ts';
import fc from 'fast-check';

/**
 * Guests, staff, the provider, the clock and a house do what they like: money late, twice or given back, stays moved,
 * called off, undone or never used, blocks, units, rooms and prices that come and go.
 */
export const happenings = fc
  .tuple(
    story,
    fc.array(
      fc.oneof(
        ...HOTEL_ACTIONS.map(([name, weight, arbitrary]) => ({
          weight,
          arbitrary: arbitrary.map((act) => Object.assign(act, { toString: () => name })),
        })),
      ),
      { minLength: 20, maxLength: 45, size: 'max' },
    ),
  )
  .map(([money, house]) => {
    const [first, then] = [money.slice(0, money.length / 2), money.slice(money.length / 2)];
    const longer = Math.max(then.length, house.length);
    return [...first, ...Array.from({ length: longer }).flatMap((_, n) => [then[n], house[n]])];
  });

/** A house in which all of that happened, and some of it for certain; in the end nothing is on its way. */
export async function played(
  happens: readonly (((world: MoneyModel) => void) | undefined)[],
): Promise<MoneyModel> {
  const world = new MoneyModel();
  await firstDays(world);
  await payLate(world);
  await getBack(world);
  for (const act of happens) await act?.(world);
  await world.comeToRest();
  await hearOfAll(world);
  await world.waitUntil(after(world.now, 20 * DAY));
  await removeRoom(world, 'garden');
  return world;
}

/** A code may be scanned after our last look at it: the provider's own word, or the ledger, tells of it then. */
async function hearOfAll(world: MoneyModel): Promise<void> {
  for (const { attemptId } of world.attempts) await world.try(() => world.hear(attemptId));
  await world.comeToRest();
}

/** A stay is paid after its hold's end, and can be obtained all the same. */
async function payLate(world: MoneyModel): Promise<void> {
  await world.book([{ room: 0, stay: nights(1, 3) }]);
  const cart = world.carts.at(-1);
  if (!cart) return;
  await world.attempt(cart, 'pending');
  await world.waitUntil(after(world.now, 31 * MINUTE));
  const { attemptId = '' } = world.attempts.at(-1) ?? {};
  world.scan(attemptId);
  await world.hear(attemptId);
}

/** Another is paid, and called off. */
async function getBack(world: MoneyModel): Promise<void> {
  await world.book([{ room: 2, stay: nights(2, 4) }]);
  const cart = world.carts.at(-1);
  if (!cart) return;
  await world.attempt(cart, 'successful');
  for (const id of cart.bookingIds) await world.callOff(id);
}

/** The random id of what the model has a name of. */
export function idOf(name: string): string {
  const hash = createHash('md5').update(name).digest('hex');
  return [0, 8, 12, 16, 20].map((at, n) => hash.slice(at, [8, 12, 16, 20, 32][n])).join('-');
}

const isNamed = (value: string): boolean =>
  /^(cart-\d+-\d+|block-.+|riverside|somsri)$/.test(value) || ROOMS.some((id) => id === value);

const RATES = { reward: 1, commission: 0.1, incentive: 0.03 };

/** The events of an owner's model as the product has them: with random ids, rates, and who a guest is. */
export const eventsOf = (world: MoneyModel, ownerId: string): readonly Given[] =>
  JSON.parse(JSON.stringify(world.log()), (key, value) => {
    if (typeof value === 'string')
      return value === 'somchai' ? ownerId : isNamed(value) ? idOf(value) : value;
    if (key === 'terms') return { ...value, rates: RATES };
    return key === 'data' && value.terms && value.guest
      ? { ...value, personId: `guest-${value.terms.checkIn.slice(-1)}` }
      : value;
  });

/** Rows of reports after some events; the n-th is at place n, counted from 1. */
export function historyOf(events: readonly Given[]) {
  const { facts, details, log } = rowsAfter(events);
  const tables = { facts: withIds(facts), fact_details: withIds(details), fact_log: log };
  const times = events.flatMap(({ recordedAt }) => recordedAt ?? []);
  const sorted = times.every((time, n) => n === 0 || (times[n - 1] ?? '') <= time);
  if (!sorted) throw new Error('The log goes back in time');
  return { tables, times, length: events.length };
}

export type History = ReturnType<typeof historyOf>;
type Row = Readonly<Record<string, unknown>>;

const withIds = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, event_id: idOf(String(row.event_id)) }));

/** The last moment at which nothing after a place had happened yet. */
export function lastMomentAt({ times }: History, place: number): Instant | undefined {
  const [own, next] = [times[place - 1], times[place]];
  if (own === undefined || next === undefined || next <= own) return own;
  return after(next, -1);
}
