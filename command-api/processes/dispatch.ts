import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { ProcessCommand } from '@baanpak/domain/processes/process.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type {
  Clock,
  Commands,
  Failpoints,
  Holding,
  Mails,
  Passwords,
  Ports,
  RequestIds,
} from '../ports.ts';
import { deleteDueDocuments } from '../use-cases/booking/delete-due-documents.ts';
import { abandonReservation } from '../use-cases/checkout/abandon-reservation.ts';
import { lapseHold } from '../use-cases/checkout/lapse-hold.ts';
import { registerPartner } from '../use-cases/partner/partner-account.ts';
import { mailApplication } from '../use-cases/partner/queue-partner-mail.ts';
import { countReview } from '../use-cases/review/count-review.ts';
import { settleUnit } from '../use-cases/room-calendar/settle-unit.ts';
import { creditStay } from '../use-cases/tax-invoice/credit-stay.ts';
import { invoiceStay } from '../use-cases/tax-invoice/invoice-stay.ts';
import { releaseUnlessUsed } from '../use-cases/unique-name/unique-names.ts';
import { settleAdmin } from '../use-cases/user/admin-list.ts';
import { handleBookkeeping, handleCase, handleRefund, settleAttempt } from './dispatch-money.ts';
import { type EventEnvelopes, passFailpoints } from './pass-failpoints.ts';
import { restoreNights } from './restore-nights.ts';

/** Carries out what a process asked for; answers what happened, nothing when it was done before. */
export async function dispatch(
  ports: Ports,
  command: ProcessCommand,
  context: CommandContext,
): Promise<EventEnvelopes> {
  if (command.type === 'SendMail') return queueMail(ports, command, context).then(() => []);
  if (isOfStaff(command)) return seeToStaff(ports, command, context);
  switch (command.type) {
    case 'BookNights':
    case 'RetakeNights':
    case 'ReleaseNights':
    case 'KeepMovedNights':
      return changeNights(ports, command, context);
    case 'ConfirmBooking':
    case 'TurnAwayPayment':
    case 'EndBooking':
      return decideBooking(ports, command, context);
    case 'CompleteStay':
    case 'PlaceBlock':
    case 'ChangePaymentMethod':
    case 'RecordRefundStatus':
    case 'ReinstateBooking':
    case 'RecordTaxInvoice':
    case 'RecordCreditNote':
      return tellBooking(ports, command, context);
    case 'AbandonReservation':
      return abandonReservation(ports, command.data, context);
    case 'FailPayment':
    case 'RecordPayment':
    case 'ReturnLatePayment':
    case 'CancelCheckout':
      return decideCheckout(ports, command, context);
    case 'StartRefund':
    case 'RetryRefund':
    case 'ReduceRefund':
      return handleRefund(ports, command, context);
    case 'OpenCase':
    case 'BookMoney':
    case 'ResolveCase':
      return handleCase(ports, command, context);
    case 'SettleLatePayment':
    case 'FinishLateSettlement':
    case 'FreeRetakenNights':
    case 'FinishUndo':
    case 'FreeRestoredNights':
    case 'FinishMove':
      return restoreNights(ports, command, context);
    case 'PayRefund':
    case 'SettleCharge':
    case 'ReleaseAttempt':
      return settleAttempt(ports, command, context);
    case 'LapseHold':
      return passFailpoints(ports, await lapseHold(ports, command.data, context));
    case 'CountReview':
      return countReview(ports, command, context);
    case 'NoteCash':
    case 'InvoiceCommission':
    case 'CompareCheckout':
    case 'CompareDay':
      return handleBookkeeping(ports, command, context);
    case 'InvoiceStay':
    case 'CreditStay':
    case 'SettleUnit':
    case 'DeleteDueDocuments':
      return FOLLOWS[command.type](ports, command.data.bookingId, context);
  }
}

const FOLLOWS = {
  InvoiceStay: invoiceStay,
  CreditStay: creditStay,
  SettleUnit: settleUnit,
  DeleteDueDocuments: deleteDueDocuments,
};

const OF_STAFF = [
  'ReleaseNameUnlessUsed',
  'SettleAdmin',
  'RegisterPartner',
  'MailApplication',
] as const satisfies readonly ProcessCommand['type'][];
type OfStaff = Extract<ProcessCommand, { type: (typeof OF_STAFF)[number] }>;
const isOfStaff = (command: ProcessCommand): command is OfStaff => isOneOf(OF_STAFF, command.type);

function seeToStaff(
  ports: Commands & Clock & RequestIds & Mails & Passwords,
  command: OfStaff,
  context: CommandContext,
): Promise<EventEnvelopes> {
  switch (command.type) {
    case 'ReleaseNameUnlessUsed':
      return releaseUnlessUsed(ports, command.data, context);
    case 'SettleAdmin':
      return settleAdmin(ports, command.data, context);
    case 'RegisterPartner':
      return registerPartner(ports, command.data, context).then(() => []);
    case 'MailApplication':
      return mailApplication(ports, command.data).then(() => []);
  }
}

type OfCheckout = Extract<
  ProcessCommand,
  { type: 'FailPayment' | 'RecordPayment' | 'ReturnLatePayment' | 'CancelCheckout' }
>;

async function decideCheckout(
  ports: Commands & Failpoints,
  command: OfCheckout,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = checkoutStream(command.data.uid);
  return passFailpoints(
    ports,
    (await ports.commands.handle(checkout, stream, command, context)).events,
  );
}

type OfHold = Extract<
  ProcessCommand,
  { type: 'ConfirmBooking' | 'TurnAwayPayment' | 'EndBooking' }
>;

/** Whatever it comes to, it is no unpaid hold any more. */
async function decideBooking(
  ports: Commands & Failpoints & Holding,
  command: OfHold,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const { commands, holds, settings } = ports;
  const { bookingId } = command.data;
  const { events } = await commands.handle(booking, bookingStream(bookingId), command, context);
  if (events.length > 0 && settings.capHolds) await holds.leave([bookingId]);
  return passFailpoints(ports, events);
}

type OfBooking = Extract<
  ProcessCommand,
  {
    type:
      | 'CompleteStay'
      | 'PlaceBlock'
      | 'ChangePaymentMethod'
      | 'RecordRefundStatus'
      | 'RecordTaxInvoice'
      | 'RecordCreditNote'
      | 'ReinstateBooking';
  }
>;

async function tellBooking(
  { commands }: Commands,
  command: OfBooking,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = bookingStream(command.data.bookingId);
  return (await commands.handle(booking, stream, command, context)).events;
}

type OfNights = Extract<
  ProcessCommand,
  { type: 'BookNights' | 'RetakeNights' | 'ReleaseNights' | 'KeepMovedNights' }
>;

async function changeNights(
  ports: Commands & Failpoints,
  command: OfNights,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = roomCalendarStream(command.data.roomId);
  const { events } = await ports.commands.handle(roomCalendar, stream, command, context);
  return passFailpoints(ports, events);
}
