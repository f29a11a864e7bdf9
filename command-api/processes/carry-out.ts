import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { DomainEvent, ProcessCommand } from '@baanpak/domain/processes/process.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import type { Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { lapseHold } from '../checkout/lapse-hold.ts';
import { settleLatePayment } from '../checkout/settle-late-payment.ts';
import { releaseUnlessUsed } from '../claim/claims.ts';
import type { CrashPoint } from '../crash-points.ts';
import type { Deps, FollowUp } from '../deps.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { settleCharge } from '../payment/settle-charge.ts';
import { payRefund } from '../refund/pay-refund.ts';
import { invoiceStay } from '../tax-invoice/invoice-stay.ts';

/** Carries out what a process asked for; answers what happened, nothing when it was done before. */
export async function carryOut(
  deps: Deps,
  command: ProcessCommand,
  context: CommandContext,
  followUp: FollowUp,
): Promise<readonly Happened<DomainEvent>[]> {
  const { commands } = deps;
  switch (command.type) {
    case 'BookNights':
    case 'RetakeNights':
    case 'ReleaseNights': {
      const stream = roomCalendarStream(command.data.roomId);
      const { events } = await commands.handle(roomCalendar, stream, command, context);
      return passed(deps, events);
    }
    case 'ConfirmBooking':
    case 'EndBooking': {
      const { bookingId } = command.data;
      const { events } = await commands.handle(booking, bookingStream(bookingId), command, context);
      if (events.length > 0 && deps.settings.capHolds) await deps.holds.leave([bookingId]);
      return events;
    }
    case 'CompleteStay':
    case 'PlaceBlock':
    case 'ChangePaymentMethod':
    case 'MoveRefund':
    case 'RecordTaxInvoice': {
      const stream = bookingStream(command.data.bookingId);
      return (await commands.handle(booking, stream, command, context)).events;
    }
    case 'AbandonReservation':
    case 'FailPayment':
    case 'RecordPayment':
    case 'ReturnLatePayment': {
      const stream = checkoutStream(command.data.uid);
      return passed(deps, (await commands.handle(checkout, stream, command, context)).events);
    }
    case 'StartRefund': {
      const stream = refundStream(command.data.refundId);
      return passed(deps, (await commands.handle(refund, stream, command, context)).events);
    }
    case 'SettleLatePayment':
      return settleLatePayment(deps, command.data, context);
    case 'PayRefund':
      return payRefund(deps, command.data.refundId, context);
    case 'SettleCharge':
      return settleCharge(deps, command.data.attemptId, context);
    case 'LapseHold':
      return lapseHold(deps, command.data.uid, context, followUp);
    case 'ReleaseNameUnlessUsed':
      return releaseUnlessUsed(deps, command.data, context);
    case 'InvoiceStay':
      return invoiceStay(deps, command.data.bookingId, context);
    case 'SendLetter':
      await queueLetter(deps, command, context);
      return [];
  }
}

type Happenings = readonly Happened<DomainEvent>[];

const POINTS: Readonly<Partial<Record<DomainEvent['type'], CrashPoint>>> = {
  CheckoutPaid: 'checkout-paid',
  NightsBooked: 'nights-booked',
  RefundStarted: 'refund-started',
};

function passed({ passing }: Deps, events: Happenings): Happenings {
  for (const { type } of events) {
    const point = POINTS[type];
    if (point) passing(point);
  }
  return events;
}
