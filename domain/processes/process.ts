import type { BookingCommand, BookingEvent } from '../booking/booking-state.ts';
import type { CashDrawerEvent } from '../cash-drawer/cash-drawer.ts';
import type { CheckoutCommand, CheckoutEvent } from '../checkout/checkout-state.ts';
import type { CommissionInvoiceIssued } from '../commission-invoice/commission-invoices.ts';
import type { HotelEvent } from '../hotel/hotel.ts';
import type { RoomListed } from '../hotel/hotel-rooms.ts';
import type { LedgerDayEvent } from '../ledger/ledger-day.ts';
import type { CaseListed } from '../money-case/cases-of-checkout.ts';
import type { MoneyCaseEvent, OpenCase, ResolveCase } from '../money-case/money-case.ts';
import type { PartnerApplicationEvent } from '../partner/partner-application.ts';
import type { PaymentEvent } from '../payment/payment.ts';
import type { ReduceRefund, RefundEvent, RetryRefund, StartRefund } from '../refund/refund.ts';
import type { ReviewEvent } from '../review/review.ts';
import type { CountReview, ReviewCounted } from '../review/review-scores.ts';
import type { RoomEvent } from '../room/room-state.ts';
import type {
  RoomCalendarCommand,
  RoomCalendarEvent,
} from '../room-calendar/room-calendar-state.ts';
import type { SettlementClosed } from '../settlement/settlement.ts';
import type { SiteRevised } from '../site/site.ts';
import type { TaxInvoiceEvent } from '../tax-invoice/tax-invoices.ts';
import type { ReleaseName, UniqueNameEvent } from '../unique-name/unique-name.ts';
import type { AdminsEvent } from '../user/admins.ts';
import type { TokenEnded } from '../user/ended-token.ts';
import type { UserEvent } from '../user/user.ts';
import type { Message } from '../values/decider/message.ts';
import type { Satang } from '../values/money/money.ts';
import type { Instant } from '../values/time/instant.ts';
import type { LocalDate } from '../values/time/local-date.ts';
import type { SendMail } from './mail-templates.ts';

/** Everything that can have happened. */
export type DomainEvent =
  | HotelEvent
  | RoomListed
  | RoomEvent
  | RoomCalendarEvent
  | BookingEvent
  | CheckoutEvent
  | PaymentEvent
  | RefundEvent
  | MoneyCaseEvent
  | CaseListed
  | LedgerDayEvent
  | UserEvent
  | AdminsEvent
  | TokenEnded
  | UniqueNameEvent
  | SiteRevised
  | PartnerApplicationEvent
  | ReviewEvent
  | ReviewCounted
  | TaxInvoiceEvent
  | CashDrawerEvent
  | SettlementClosed
  | CommissionInvoiceIssued;

/** Ask the provider what became of an attempt, and record the answer. */
export type SettleCharge = Message<'SettleCharge', { attemptId: string }>;
/** Tell the checkout what became of an attempt, where it heard of the attempt later than of its end. */
export type ReleaseAttempt = Message<'ReleaseAttempt', { uid: string; attemptId: string }>;
/**
 * The hold's time is up: settle what is pending, then expire what is unpaid. `by` a look at the provider,
 * or by `time` alone where the provider says nothing; without it, as what is pending demands.
 */
export type LapseHold = Message<'LapseHold', { uid: string; by?: 'look' | 'time' }>;

/** Have the nights of what was paid too late once more, or give the money back. */
export type SettleLatePayment = Message<'SettleLatePayment', { uid: string; attemptId: string }>;
/** A move broke off, or is late: it is made no more, and what was held for it is freed. */
export type FinishMove = Message<
  'FinishMove',
  { bookingId: string; roomId: string; moveId: string }
>;
type OfLateSettlement = { uid: string; settlement: number };
/** Carry on what was begun for late money and broke off. */
export type FinishLateSettlement = Message<'FinishLateSettlement', OfLateSettlement>;
/** Let go of nights that came after the end of the late settlement they were taken for. */
export type FreeRetakenNights = Message<
  'FreeRetakenNights',
  OfLateSettlement & { roomId: string; bookingId: string }
>;
/** Carry on the undo of a cancellation that was begun and broke off. */
export type FinishUndo = Message<'FinishUndo', { uid: string; undo: number }>;
/** Let go of nights that came too late for the undo they were restored for. */
export type FreeRestoredNights = Message<
  'FreeRestoredNights',
  { uid: string; undo: number; roomId: string; bookingId: string }
>;
/** Ask the provider to give money back, unless it did. */
export type PayRefund = Message<'PayRefund', { refundId: string }>;

/** The stay may be over: then documents of its guest are deleted. */
export type DeleteDueDocuments = Message<'DeleteDueDocuments', { bookingId: string }>;

/** Its guest is in, or not in after all: the unit that it has is fixed, or no more. */
export type SettleUnit = Message<'SettleUnit', { bookingId: string }>;

/** A stay is paid: it has its tax invoice, where its guest asked for one. */
export type InvoiceStay = Message<'InvoiceStay', { bookingId: string }>;

/** A refund of a stay is paid: it has its credit note, where the stay has a tax invoice. */
export type CreditStay = Message<'CreditStay', { bookingId: string }>;

/** A month was paid out to its owner: its commission has a tax invoice. */
export type InvoiceCommission = Message<'InvoiceCommission', { ownerId: string; month: string }>;

/** Cash of a booking changed hands at the desk, below 0 where it was given back: whose till knows it. */
export type NoteCash = Message<
  'NoteCash',
  { bookingId: string; movementId: string; by: string; amount: Satang; at: Instant }
>;

/** Staff take the money of a case as payment: its charge is looked at once more. */
export type BookMoney = Message<'BookMoney', { caseId: string }>;

/** Compare a checkout's charges with what the provider says of them. */
export type CompareCheckout = Message<'CompareCheckout', { uid: string }>;
/** Compare the next page of a day's charges. */
export type CompareDay = Message<'CompareDay', { day: LocalDate }>;

/** A partner was accepted: they have an owner's account, and are mailed how to come in. */
export type RegisterPartner = Message<'RegisterPartner', { applicationId: string }>;
/** An application came, or was declined: who is concerned is mailed. */
export type MailApplication = Message<
  'MailApplication',
  { applicationId: string; template: 'partner-applied' | 'partner-declined' }
>;

/** Who became or ceased to be an administrator: the list of them says so, too. */
export type SettleAdmin = Message<'SettleAdmin', { userId: string }>;

/** Nothing came to bear the name: others may have it. */
export type ReleaseNameUnlessUsed = Message<'ReleaseNameUnlessUsed', ReleaseName['data']>;

/** What a process may ask for; command-api/processes/dispatch.ts knows who does it. */
export type ProcessCommand =
  | Extract<
      RoomCalendarCommand,
      { type: 'BookNights' | 'RetakeNights' | 'ReleaseNights' | 'KeepMovedNights' }
    >
  | Extract<
      BookingCommand,
      {
        type:
          | 'ConfirmBooking'
          | 'TurnAwayPayment'
          | 'EndBooking'
          | 'CompleteStay'
          | 'PlaceBlock'
          | 'ChangePaymentMethod'
          | 'RecordRefundStatus'
          | 'RecordTaxInvoice'
          | 'RecordCreditNote'
          | 'ReinstateBooking';
      }
    >
  | Extract<
      CheckoutCommand,
      {
        type:
          | 'AbandonReservation'
          | 'FailPayment'
          | 'RecordPayment'
          | 'ReturnLatePayment'
          | 'CancelCheckout';
      }
    >
  | StartRefund
  | OpenCase
  | ResolveCase
  | BookMoney
  | CompareCheckout
  | CompareDay
  | RetryRefund
  | ReduceRefund
  | SettleCharge
  | ReleaseAttempt
  | LapseHold
  | SettleLatePayment
  | FinishLateSettlement
  | FreeRetakenNights
  | FinishUndo
  | FreeRestoredNights
  | FinishMove
  | PayRefund
  | ReleaseNameUnlessUsed
  | RegisterPartner
  | MailApplication
  | SettleAdmin
  | SendMail
  | SettleUnit
  | DeleteDueDocuments
  | InvoiceStay
  | CreditStay
  | InvoiceCommission
  | NoteCash
  | CountReview;

/** What gives a paid stay to its guest: should it be refused, the step says what becomes of the money. */
type OfPaidStay = Extract<
  ProcessCommand,
  { type: 'BookNights' | 'RetakeNights' | 'ConfirmBooking' }
>;
/** What may be put off, for it says itself what becomes of the money. */
export type LaterCommand = Exclude<ProcessCommand, OfPaidStay>;
/** What is done now; `orElse` where it is refused (see when-refused.ts). */
export type Todo =
  | Readonly<{ do: OfPaidStay; orElse: readonly LaterCommand[] }>
  | Readonly<{ do: LaterCommand; orElse?: never }>;
/** Do it now, at a time, again and again from a time on, or no more. A key names one timer. */
export type ProcessStep =
  | Todo
  | Readonly<{ at: Instant; key: string; do: LaterCommand; every?: number }>
  | Readonly<{ forget: string }>;

/** Every event by its type. */
export type EventOf = { [Event in DomainEvent as Event['type']]: Event };
export type EventType = keyof EventOf;
/** An event of the types, when it was recorded, and which of its stream it is. */
type EventEnvelope<Type extends EventType> = {
  [Each in Type]: EventOf[Each] & Readonly<{ type: Each; recordedAt: Instant; revision: number }>;
}[Type];

/**
 * What follows from what happened: pure, run at least once for each event, and safe because the
 * commands it gives change nothing the second time.
 */
export type Process = Readonly<{
  name: string;
  when: Readonly<{ [Type in EventType]?: (event: EventEnvelope<Type>) => readonly ProcessStep[] }>;
}>;

/** The steps a process takes after an event; most events concern most processes not at all. */
export const stepsAfter = <Type extends EventType>(
  { when }: Process,
  event: EventEnvelope<Type>,
): readonly ProcessStep[] => when[event.type]?.(event) ?? [];
