import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { type Action, isInScope, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import { type OwnerOf, principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock, Commands, SecondFactors } from '../../ports.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';

/** Whose a booking is; undefined for one that is not there. */
export const ownerOfBooking =
  ({ commands }: Commands): OwnerOf =>
  async (bookingId) => {
    const { state } = await commands.load(booking, bookingStream(bookingId));
    return state.status === 'unknown' ? undefined : state.terms;
  };

/** Refuses what the caller's role may not do to an owner's things, where the body says what is done. */
export function assertMay(
  request: FastifyRequest,
  action: Exclude<Action, 'decide-money'>,
  ownerId: string,
): void {
  assertReaches(request, action, ownerId);
}

/** The same for money; refuses `second-factor-needed`, too. */
export async function assertMayDecideMoney(
  ports: Commands & Clock & SecondFactors,
  request: FastifyRequest,
  ownerId: string,
): Promise<void> {
  assertReaches(request, 'decide-money', ownerId);
  await assertSecondFactor(ports, request);
}

/** Whether the caller may decide over an owner's money; the second factor is asked for beside it. */
export const mayDecideMoney = (request: FastifyRequest, ownerId: string): boolean =>
  reaches(request, 'decide-money', ownerId);

const reaches = (request: FastifyRequest, action: Action, ownerId: string): boolean =>
  isInScope(scopeOf(principalOf(request), action), ownerId);

function assertReaches(request: FastifyRequest, action: Action, ownerId: string): void {
  if (!reaches(request, action, ownerId)) throw new TransportError('forbidden');
}
