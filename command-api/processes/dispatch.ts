import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type { BookingCommand } from '@baanpak/domain/booking/booking-state.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import type { DomainEvent, ProcessCommand } from '@baanpak/domain/processes/process.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { FailpointName } from '../failpoints.ts';
import type { Commands, Failpoints, Holding, Ports } from '../ports.ts';
import { finishMove } from '../use-cases/booking/move-stay.ts';
import { deleteDueDocuments } from '../use-cases/booking/online-check-in.ts';
import { abandonReservation } from '../use-cases/booking/reserve.ts';
import { noteCash } from '../use-cases/cash-drawer/count-shift.ts';
import { finishUndo, freeRestoredNights } from '../use-cases/checkout/finish-undo.ts';
import { lapseHold } from '../use-cases/checkout/lapse-hold.ts';
import {
  finishLateSettlement,
  freeRetakenNights,
  settleLatePayment,
} from '../use-cases/checkout/late-money.ts';
import { invoiceCommission } from '../use-cases/commission-invoice/invoice-commission.ts';
import { compareCheckout, compareDay } from '../use-cases/ledger/compare-money.ts';
import { openCase } from '../use-cases/money-case/open-case.ts';
import { bookMoney } from '../use-cases/money-case/settle-case.ts';
import { registerPartner } from '../use-cases/partner/decide-application.ts';
import { releaseAttempt, settleCharge } from '../use-cases/payment/settle-charge.ts';
import { mailApplication, queueMail } from '../use-cases/queue-mail.ts';
import { payRefund } from '../use-cases/refund/pay-refund.ts';
import { countReview } from '../use-cases/review/review.ts';
import { settleUnit } from '../use-cases/room-calendar/units.ts';
import { creditStay, invoiceStay } from '../use-cases/tax-invoice/tax-invoices.ts';
import { releaseUnlessUsed } from '../use-cases/unique-name/unique-names.ts';
import { syncAdmins } from '../use-cases/user/role-assignments.ts';

type EventEnvelopes = readonly EventEnvelope<DomainEvent>[];
type Type = ProcessCommand['type'];
type CommandOf<Of extends Type> = {
  [Each in Of]: Extract<ProcessCommand, { type: Each }> & Readonly<{ type: Each }>;
}[Of];

/** Carries out what a process asked for; answers what happened, nothing when it was done before. */
export const dispatch = <Of extends Type>(
  ports: Ports,
  command: CommandOf<Of>,
  context: CommandContext,
): Promise<EventEnvelopes> => USE_CASES[command.type](ports, command, context);

/** Who carries out which command of a process. A new command does not compile until it stands here. */
const USE_CASES: Readonly<{
  [Each in Type]: (
    ports: Ports,
    command: CommandOf<Each>,
    context: CommandContext,
  ) => Promise<EventEnvelopes>;
}> = {
  BookNights: changeNights,
  RetakeNights: changeNights,
  ReleaseNights: changeNights,
  KeepMovedNights: changeNights,

  ConfirmBooking: endHold,
  TurnAwayPayment: endHold,
  EndBooking: endHold,
  CompleteStay: changeBooking,
  PlaceBlock: changeBooking,
  ChangePaymentMethod: changeBooking,
  RecordRefundStatus: changeBooking,
  ReinstateBooking: changeBooking,
  RecordTaxInvoice: changeBooking,
  RecordCreditNote: changeBooking,
  FinishMove: (ports, { data }, context) => finishMove(ports, data, context),
  SettleUnit: (ports, { data }, context) => settleUnit(ports, data.bookingId, context),
  DeleteDueDocuments: (ports, { data }, context) =>
    deleteDueDocuments(ports, data.bookingId, context),
  InvoiceStay: (ports, { data }, context) => invoiceStay(ports, data.bookingId, context),
  CreditStay: (ports, { data }, context) => creditStay(ports, data.bookingId, context),

  AbandonReservation: (ports, { data }, context) => abandonReservation(ports, data, context),
  FailPayment: changeCheckout,
  RecordPayment: changeCheckout,
  ReturnLatePayment: changeCheckout,
  CancelCheckout: changeCheckout,
  LapseHold: async (ports, { data }, context) =>
    passFailpoints(ports, await lapseHold(ports, data, context)),
  SettleLatePayment: (ports, { data }, context) => settleLatePayment(ports, data, context),
  FinishLateSettlement: (ports, { data }, context) => finishLateSettlement(ports, data, context),
  FreeRetakenNights: (ports, { data }, context) => freeRetakenNights(ports, data, context),
  FinishUndo: (ports, { data }, context) => finishUndo(ports, data, context),
  FreeRestoredNights: (ports, { data }, context) => freeRestoredNights(ports, data, context),

  SettleCharge: (ports, { data }, context) => settleCharge(ports, data.attemptId, context),
  ReleaseAttempt: (ports, { data }, context) => releaseAttempt(ports, data, context),
  StartRefund: changeRefund,
  RetryRefund: changeRefund,
  ReduceRefund: changeRefund,
  PayRefund: (ports, { data }, context) => payRefund(ports, data.refundId, context),

  OpenCase: openCase,
  BookMoney: (ports, { data }, context) => bookMoney(ports, data.caseId, context),
  ResolveCase: async ({ commands }, command, context) => {
    const stream = moneyCaseStream(command.data.caseId);
    return (await commands.handle(moneyCase, stream, command, context)).events;
  },
  CompareCheckout: (ports, { data }, context) => compareCheckout(ports, data.uid, context),
  CompareDay: (ports, { data }, context) => compareDay(ports, data.day, context),
  NoteCash: (ports, { data }, context) => noteCash(ports, data, context),
  InvoiceCommission: (ports, { data }, context) => invoiceCommission(ports, data, context),

  CountReview: countReview,
  SendMail: (ports, command, context) => queueMail(ports, command, context).then(() => []),
  ReleaseNameUnlessUsed: (ports, { data }, context) => releaseUnlessUsed(ports, data, context),
  SettleAdmin: (ports, { data }, context) => syncAdmins(ports, data, context),
  RegisterPartner: (ports, { data }, context) =>
    registerPartner(ports, data, context).then(() => []),
  MailApplication: (ports, { data }) => mailApplication(ports, data).then(() => []),
};

async function changeNights(
  ports: Commands & Failpoints,
  command: CommandOf<'BookNights' | 'RetakeNights' | 'ReleaseNights' | 'KeepMovedNights'>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = roomCalendarStream(command.data.roomId);
  const { events } = await ports.commands.handle(roomCalendar, stream, command, context);
  return passFailpoints(ports, events);
}

/** Whatever it comes to, it is no unpaid hold any more. */
async function endHold(
  ports: Commands & Failpoints & Holding,
  command: CommandOf<'ConfirmBooking' | 'TurnAwayPayment' | 'EndBooking'>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const { holds, settings } = ports;
  const events = await changeBooking(ports, command, context);
  if (events.length > 0 && settings.capHolds) await holds.leave([command.data.bookingId]);
  return passFailpoints(ports, events);
}

async function changeBooking(
  { commands }: Commands,
  command: Extract<ProcessCommand, BookingCommand>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = bookingStream(command.data.bookingId);
  return (await commands.handle(booking, stream, command, context)).events;
}

async function changeCheckout(
  ports: Commands & Failpoints,
  command: CommandOf<'FailPayment' | 'RecordPayment' | 'ReturnLatePayment' | 'CancelCheckout'>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = checkoutStream(command.data.uid);
  const { events } = await ports.commands.handle(checkout, stream, command, context);
  return passFailpoints(ports, events);
}

/** A refund begins, begins once more, or gives back less. */
async function changeRefund(
  ports: Commands & Failpoints,
  command: CommandOf<'StartRefund' | 'RetryRefund' | 'ReduceRefund'>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = refundStream(command.data.refundId);
  const { events } = await ports.commands.handle(refund, stream, command, context);
  return passFailpoints(ports, events);
}

const POINTS: Readonly<Partial<Record<DomainEvent['type'], FailpointName>>> = {
  CheckoutPaid: 'checkout-paid',
  NightsBooked: 'nights-booked',
  RefundStarted: 'refund-started',
  NightsMoved: 'nights-moved',
  CheckoutExpired: 'checkout-expired',
  BookingExpired: 'booking-expired',
  NightsReleased: 'nights-released',
};

/** Where a test lets the process end: after an event was appended, before what follows from it. */
function passFailpoints({ failpoint }: Failpoints, events: EventEnvelopes): EventEnvelopes {
  for (const { type } of events) {
    const point = POINTS[type];
    if (point) failpoint(point);
  }
  return events;
}
