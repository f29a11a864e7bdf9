import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { creditsOf, invoicedOf } from '@baanpak/domain/booking/tax-documents.ts';
import { cashDrawer, cashDrawerStream } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  moneyCase,
  moneyCaseStream,
  type OpenCase,
  type ResolveCase,
} from '@baanpak/domain/money-case/money-case.ts';
import type { SendMail } from '@baanpak/domain/processes/mail-templates.ts';
import type {
  BookMoney,
  NoteCash,
  PayRefund,
  ProcessCommand,
} from '@baanpak/domain/processes/process.ts';
import { type RefundCommand, refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { taxInvoices, taxInvoicesStream } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import { SELLER } from '@baanpak/domain/testing/samples.ts';
import { addUp } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { finishLateSettlement, freeRetakenNights, settleLatePayment } from './late-settlement.ts';
import { openCase } from './money-cases.ts';
import { finishMove } from './moving.ts';
import {
  bookMoney,
  lapseHold,
  payRefund,
  releaseAttempt,
  settleCharge,
} from './provider-in-memory.ts';
import { abandonReservation } from './reservation.ts';
import { finishUndo, freeRestoredNights } from './undo-in-memory.ts';
import type { InMemoryWorld } from './world.ts';

/** As command-api/processes/dispatch.ts. Says whether it came to its end: who does it may stand still. */
export function dispatchInMemory(world: InMemoryWorld, command: ProcessCommand): boolean {
  if (command.type === 'InvoiceStay' || command.type === 'CreditStay')
    return ON_INVOICES[command.type](world, command.data.bookingId);
  switch (command.type) {
    case 'BookNights':
    case 'RetakeNights':
    case 'ReleaseNights':
    case 'KeepMovedNights':
      world.handle(roomCalendar, roomCalendarStream(command.data.roomId), command);
      break;
    case 'ConfirmBooking':
    case 'TurnAwayPayment':
    case 'EndBooking':
    case 'CompleteStay':
    case 'PlaceBlock':
    case 'ReinstateBooking':
    case 'ChangePaymentMethod':
    case 'RecordRefundStatus':
    case 'RecordTaxInvoice':
    case 'RecordCreditNote':
      world.handle(booking, bookingStream(command.data.bookingId), command);
      break;
    case 'AbandonReservation':
      return world.work(abandonReservation(world, command.data));
    case 'FailPayment':
    case 'RecordPayment':
    case 'ReturnLatePayment':
    case 'CancelCheckout':
      world.handle(checkout, checkoutStream(command.data.uid), command);
      break;
    case 'BookMoney':
    case 'OpenCase':
    case 'ResolveCase':
      return ofCase(world, command);
    case 'SettleCharge':
      return world.work(settleCharge(world, command.data.attemptId));
    case 'ReleaseAttempt':
      releaseAttempt(world, command.data);
      break;
    case 'LapseHold':
      return world.work(lapseHold(world, command.data.uid));
    case 'NoteCash':
      return noteCash(world, command.data);
    case 'SendMail':
      world.sendMail(`${command.data.template} ${about(command.data)}`);
      break;
    case 'SettleLatePayment':
    case 'FinishLateSettlement':
    case 'FreeRetakenNights':
    case 'FinishUndo':
    case 'FreeRestoredNights':
    case 'FinishMove':
      return getNightsAgain(world, command);
    case 'StartRefund':
    case 'RetryRefund':
    case 'ReduceRefund':
    case 'PayRefund':
      return refundOf(world, command);
  }
  return true;
}

function ofCase(world: InMemoryWorld, command: OpenCase | ResolveCase | BookMoney): boolean {
  if (command.type === 'BookMoney') return world.work(bookMoney(world, command.data.caseId));
  if (command.type === 'OpenCase') openCase(world, command);
  else world.handle(moneyCase, moneyCaseStream(command.data.caseId), command);
  return true;
}

type Again = Extract<
  ProcessCommand,
  {
    type:
      | 'SettleLatePayment'
      | 'FinishLateSettlement'
      | 'FreeRetakenNights'
      | 'FinishUndo'
      | 'FreeRestoredNights'
      | 'FinishMove';
  }
>;

/** For late money, for a cancellation that is undone, or for a move. */
function getNightsAgain(world: InMemoryWorld, command: Again): boolean {
  switch (command.type) {
    case 'SettleLatePayment':
      return world.work(settleLatePayment(world, command.data));
    case 'FinishLateSettlement':
      return world.work(finishLateSettlement(world, command.data));
    case 'FreeRetakenNights':
      return freeRetakenNights(world, command.data);
    case 'FinishUndo':
      return world.work(finishUndo(world, command.data));
    case 'FreeRestoredNights':
      freeRestoredNights(world, command.data);
      return true;
    case 'FinishMove':
      return finishMove(world, command.data);
  }
}

function noteCash(world: InMemoryWorld, { bookingId, by, ...data }: NoteCash['data']): true {
  const state = world.stateOf(booking, bookingStream(bookingId));
  if (state.status === 'unknown') return true;
  const { hotelId, ownerId } = state.terms;
  const of = { hotelId, ownerId, userId: by, day: bangkokDay(data.at) };
  world.handle(cashDrawer, cashDrawerStream(of), { type: 'MoveCash', data: { ...of, ...data } });
  return true;
}

/** Every hotel here is the same taxpayer. */
function invoiceStay(world: InMemoryWorld, bookingId: string): true {
  const state = world.stateOf(booking, bookingStream(bookingId));
  if (state.status === 'unknown' || !state.guest.taxInvoice) return true;
  const invoiced = invoicedOf(state);
  if (!invoiced) return true;
  const { ownerId } = state.terms;
  const data = { ownerId, bookingId, seller: SELLER, ...invoiced, issuedAt: world.now };
  world.handle(taxInvoices, taxInvoicesStream(ownerId), { type: 'IssueTaxInvoice', data });
  return true;
}

function creditStay(world: InMemoryWorld, bookingId: string): true {
  const state = world.stateOf(booking, bookingStream(bookingId));
  if (state.status === 'unknown' || !state.taxInvoice) return true;
  const { number, amount, issuedAt } = state.taxInvoice;
  const { ownerId } = state.terms;
  const invoice = { number, amount, issuedAt };
  const credited = addUp([...state.creditNotes.values()].map((note) => note.amount));
  const known = { ownerId, bookingId, seller: SELLER, invoice, credited, issuedAt: world.now };
  for (const credit of creditsOf(state)) {
    const command = { type: 'IssueCreditNote', data: { ...known, ...credit } } as const;
    world.handle(taxInvoices, taxInvoicesStream(ownerId), command);
  }
  return true;
}

const ON_INVOICES = { InvoiceStay: invoiceStay, CreditStay: creditStay };

function refundOf(world: InMemoryWorld, command: RefundCommand | PayRefund): boolean {
  if (command.type === 'PayRefund') return world.work(payRefund(world, command.data.refundId));
  world.handle(refund, refundStream(command.data.refundId), command);
  return true;
}

function about(mail: SendMail['data']): string {
  if ('bookingIds' in mail) return mail.bookingIds.join();
  return 'userId' in mail ? mail.userId : (mail.caseId ?? '');
}
