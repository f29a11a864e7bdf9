import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { DeskMoneyCommand } from '@baanpak/domain/booking/booking-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { latestPosition } from '../../http/answer.ts';
import { contextOf, idFor } from '../../http/request.ts';
import type { Clock, Commands, Following, RequestIds } from '../../ports.ts';
import { assertNothingUnderWay } from './assert-nothing-under-way.ts';
import { loadBooking } from './booking-answer.ts';

/** What staff write on the bill of a stay. */
export type BillChange =
  | Readonly<{
      action: 'record-payment';
      method: DeskMethod;
      amount: Satang;
      reference: string | null;
    }>
  | Readonly<{ action: 'add-charge'; text: string; amount: Satang }>
  | Readonly<{ action: 'remove-charge'; chargeId: string }>;

/**
 * Money that staff took, an extra, or the end of one. Refuses `not-payable` where nothing is due,
 * `amount-out-of-range` above that, `payment-in-progress` while the guest's own money may be on its way,
 * `wrong-status` for what is no certain stay, and `bill-full`.
 */
export async function changeBill(
  ports: Commands & Clock & RequestIds & Following,
  request: FastifyRequest,
  bookingId: string,
  expectedVersion: number | null,
  change: BillChange,
): Promise<Position> {
  if (change.action === 'record-payment') await assertTaken(ports, bookingId);
  const of = { bookingId, expectedVersion, by: principalOf(request).userId, at: ports.now() };
  const id = idFor(request, ports, `${change.action} ${bookingId}`);
  const { events, position } = await ports.commands.handle(
    booking,
    bookingStream(bookingId),
    commandFor(change, of, id),
    contextOf(request),
  );
  return latestPosition([position, await ports.followUp(events)]);
}

type OfStaff = Pick<DeskMoneyCommand['data'], 'bookingId' | 'expectedVersion' | 'by' | 'at'>;

function commandFor(change: BillChange, of: OfStaff, id: string): DeskMoneyCommand {
  switch (change.action) {
    case 'record-payment': {
      const { method, amount, reference } = change;
      return {
        type: 'RecordDeskPayment',
        data: { ...of, paymentId: id, method, amount, reference },
      };
    }
    case 'add-charge': {
      const { text, amount } = change;
      return { type: 'AddExtra', data: { ...of, extraId: id, text, amount } };
    }
    case 'remove-charge':
      return { type: 'RemoveExtra', data: { ...of, extraId: change.chargeId } };
  }
}

/** Money from two sides at once would have to go back. */
async function assertTaken(ports: Commands, bookingId: string): Promise<void> {
  const { state } = await loadBooking(ports, bookingId);
  if (state.status !== 'Booked' && state.status !== 'Completed')
    throw new Refusal('not-payable', 'Its money is awaited from its guest, or not at all');
  await assertNothingUnderWay(ports, state.terms.checkoutUid);
}
