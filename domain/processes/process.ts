import type { CheckoutCommand, CheckoutEvent } from '../checkout/checkout-messages.ts';
import type { ClaimEvent, ReleaseName } from '../claim/claim.ts';
import type { HotelEvent } from '../hotel/hotel.ts';
import type { RoomListed } from '../hotel/hotel-rooms.ts';
import type { PaymentEvent } from '../payment/payment.ts';
import type { RefundMoneyEvent, StartRefund } from '../refund/refund.ts';
import type { RoomEvent } from '../room/room.ts';
import type { SiteRevised } from '../site/site.ts';
import type { BookingCommand, BookingEvent } from '../stay/booking-messages.ts';
import type { RoomCalendarCommand, RoomCalendarEvent } from '../stay/room-calendar.ts';
import type { TaxInvoiceIssued } from '../tax-invoice/tax-invoices.ts';
import type { AdminsEvent } from '../user/admins.ts';
import type { UserEvent } from '../user/user.ts';
import type { Instant } from '../values/instant.ts';
import type { Message } from '../values/message.ts';
import type { SendLetter } from './letters.ts';

/** Everything that can have happened. */
export type DomainEvent =
  | HotelEvent
  | RoomListed
  | RoomEvent
  | RoomCalendarEvent
  | BookingEvent
  | CheckoutEvent
  | PaymentEvent
  | RefundMoneyEvent
  | UserEvent
  | AdminsEvent
  | ClaimEvent
  | SiteRevised
  | TaxInvoiceIssued;

/** Ask the provider what became of an attempt, and record the answer. */
export type SettleCharge = Message<'SettleCharge', { attemptId: string }>;
/** The hold's time is up: settle what is pending, then expire what is unpaid. */
export type LapseHold = Message<'LapseHold', { uid: string }>;

/** Have the nights of what was paid too late once more, or give the money back. */
export type SettleLatePayment = Message<'SettleLatePayment', { uid: string; attemptId: string }>;
/** Ask the provider to give money back, unless it did. */
export type PayRefund = Message<'PayRefund', { refundId: string }>;

/** A stay is paid: it has its tax invoice, where its guest asked for one. */
export type InvoiceStay = Message<'InvoiceStay', { bookingId: string }>;

/** Nothing came to bear the name: others may have it. */
export type ReleaseNameUnlessUsed = Message<'ReleaseNameUnlessUsed', ReleaseName['data']>;

/** What a process may ask for; command-api/processes/carry-out.ts knows who does it. */
export type ProcessCommand =
  | Extract<RoomCalendarCommand, { type: 'BookNights' | 'RetakeNights' | 'ReleaseNights' }>
  | Extract<
      BookingCommand,
      {
        type:
          | 'ConfirmBooking'
          | 'EndBooking'
          | 'CompleteStay'
          | 'PlaceBlock'
          | 'ChangePaymentMethod'
          | 'MoveRefund'
          | 'RecordTaxInvoice';
      }
    >
  | Extract<
      CheckoutCommand,
      { type: 'AbandonReservation' | 'FailPayment' | 'RecordPayment' | 'ReturnLatePayment' }
    >
  | StartRefund
  | SettleCharge
  | LapseHold
  | SettleLatePayment
  | PayRefund
  | ReleaseNameUnlessUsed
  | SendLetter
  | InvoiceStay;

/** Do it now, at a time, again and again from a time on, or no more. A key names one timer. */
export type Step =
  | Readonly<{ do: ProcessCommand }>
  | Readonly<{ at: Instant; key: string; do: ProcessCommand; every?: number }>
  | Readonly<{ forget: string }>;

type Happened<Event extends DomainEvent> = Event & Readonly<{ recordedAt: Instant }>;

/**
 * What follows from what happened: pure, run at least once for each event, and safe because the
 * commands it gives change nothing the second time.
 */
export type Process = Readonly<{
  name: string;
  when: Readonly<{
    [Type in DomainEvent['type']]?: (
      event: Happened<Extract<DomainEvent, { type: Type }>>,
    ) => readonly Step[];
  }>;
}>;

/** The steps a process takes after an event; most events concern most processes not at all. */
export function stepsAfter(process: Process, event: Happened<DomainEvent>): readonly Step[] {
  const follow = process.when[event.type] as
    | ((event: Happened<DomainEvent>) => readonly Step[])
    | undefined;
  return follow?.(event) ?? [];
}
