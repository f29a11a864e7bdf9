import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { type Action, isInScope, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { Clock, Commands, SecondFactors } from '../../ports.ts';
import type { Staff } from '../caller.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { loadBooking } from './load-booking.ts';

/** Refuses what the caller's role may not do to an owner's things, where the body says what is done. */
export function assertMay(
  by: Pick<Staff, 'principal'>,
  action: Exclude<Action, 'decide-money'>,
  ownerId: string,
): void {
  assertReaches(by, action, ownerId);
}

/** The same for money; refuses `second-factor-needed`, too. */
export async function assertMayDecideMoney(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  ownerId: string,
): Promise<void> {
  assertReaches(by, 'decide-money', ownerId);
  await assertSecondFactor(ports, by);
}

/** A checkout is decided as a whole, and a cart may hold stays of several owners. */
export async function assertAllTheirs(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  checkoutUid: string,
  action: Action,
): Promise<void> {
  const { state } = await ports.commands.load(checkout, checkoutStream(checkoutUid));
  const stays = 'stays' in state ? state.stays : [];
  const bookingIds = stays.map(({ bookingId }) => bookingId);
  await assertEachTheirs(ports, by, bookingIds, action);
}

/** Refuses with 403 where one of the bookings is of an owner for whom the caller may not do that. */
export async function assertEachTheirs(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  bookingIds: readonly string[],
  action: Action,
): Promise<void> {
  for (const bookingId of bookingIds) {
    const { state } = await loadBooking(ports, bookingId);
    const { ownerId } = state.terms;
    if (action === 'decide-money') await assertMayDecideMoney(ports, by, ownerId);
    else assertMay(by, action, ownerId);
  }
}

/** Whether the caller may decide over an owner's money; the second factor is asked for beside it. */
export const mayDecideMoney = (by: Pick<Staff, 'principal'>, ownerId: string): boolean =>
  reaches(by, 'decide-money', ownerId);

const reaches = (by: Pick<Staff, 'principal'>, action: Action, ownerId: string): boolean =>
  isInScope(scopeOf(by.principal, action), ownerId);

function assertReaches(by: Pick<Staff, 'principal'>, action: Action, ownerId: string): void {
  if (!reaches(by, action, ownerId)) throw new TransportError('forbidden');
}
