import type { ChangeDatesBody } from '@baanpak/contract/booking/booking-requests.ts';
import { booking } from '@baanpak/domain/booking/booking.ts';
import type { MoveStay, PlacedBooking } from '@baanpak/domain/booking/booking-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Static } from 'typebox';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { idFor } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  BookingLinks,
  Clock,
  Commands,
  Failpoints,
  Following,
  RequestIds,
  RequestKeys,
  Store,
} from '../../ports.ts';
import { chargeOf } from '../refund/charge-of.ts';
import { assertNothingUnderWay } from './assert-nothing-under-way.ts';
import { guestAnswer } from './booking-answer.ts';
import { executeMove, movedBy } from './move-stay.ts';
import { openBooking } from './open-booking.ts';
import { planDates } from './plan-dates.ts';
import type { MovePlan } from './plan-move.ts';

/**
 * PUT /outreach/bookings/{id}/stay: the guest has other dates in the same room; `?preview=true` says what
 * they come to (docs/adr/0055-guests-change-dates.md).
 */
export const changeDates =
  (
    ports: Commands &
      Clock &
      Failpoints &
      RequestIds &
      RequestKeys &
      Store &
      BookingLinks &
      Following,
  ): Handler<'PUT /outreach/bookings/{id}/stay'> =>
  async (request, reply) => {
    const { bookingId, state } = await openBooking(ports, request.params.id);
    if (request.query.preview) {
      const { command } = await decided(ports, state, request.body, 'preview');
      const told = movedBy(state, booking.decide(state, command));
      return reply.send({
        ...{ price: told.price, due: told.due, refund: told.refund },
        ...detailFor(request, DETAILS.datesPreviewed),
      });
    }
    const moveId = idFor(request, ports, `dates of ${bookingId}`);
    const done = await withIdempotency(ports, request, reply, async (wanted) => {
      const before = await openBooking(ports, request.params.id);
      // the same request, sent twice
      if (before.state.moves.known.get(moveId) === 'made') return before.position;
      const { command, plan } = await decided(ports, before.state, wanted, moveId);
      const events = booking.decide(before.state, command);
      if (events.length === 0) return before.position;
      assertExpected(wanted.price, movedBy(before.state, events).price);
      const move = { ...command.data, takes: plan.takes };
      return executeMove(ports, request, command, move);
    });
    const { book, position } = await guestAnswer(ports, bookingId);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book,
      ...detailFor(request, DETAILS.datesChanged),
    });
  };

async function decided(
  ports: Commands & Clock,
  state: PlacedBooking,
  { checkInDate, checkOutDate }: Static<typeof ChangeDatesBody>,
  moveId: string,
): Promise<Readonly<{ command: MoveStay; plan: MovePlan }>> {
  const { bookingId, terms, moves } = state;
  if (state.status !== 'Booked' || state.arrival)
    throw new Refusal('wrong-status', 'Only a certain stay to come is moved');
  const stay = { checkIn: localDate(checkInDate), checkOut: localDate(checkOutDate) };
  const plan = await planDates(ports, state, stay);
  if (plan.to.price !== terms.price) await assertNothingUnderWay(ports, terms.checkoutUid);
  const at = ports.now();
  const data = {
    ...{ bookingId, expectedVersion: null, moveId, hadBy: moves.last, to: plan.to },
    chargeId: await chargeOf(ports, terms.checkoutUid),
    ...{ policyOn: bangkokDay(at), reason: null, by: 'guest', at },
  };
  return { command: { type: 'MoveStay', data }, plan };
}

/** Prices change, and so does what the policy gives back: nobody pays another price than was shown. In THB. */
function assertExpected(expected: number | undefined, totalPrice: number): void {
  if (expected !== undefined && expected !== totalPrice)
    throw new Refusal('price-changed', 'The stay would cost something else', { totalPrice });
}
