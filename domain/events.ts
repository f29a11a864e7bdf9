import { BOOKING_EVENTS } from './booking/events.ts';
import { CASH_DRAWER_EVENTS } from './cash-drawer/events.ts';
import { CHECKOUT_EVENTS } from './checkout/events.ts';
import { COMMISSION_INVOICE_EVENTS } from './commission-invoice/events.ts';
import { HOTEL_EVENTS } from './hotel/events.ts';
import { LEDGER_DAY_EVENTS } from './ledger/events.ts';
import { MONEY_CASE_EVENTS } from './money-case/events.ts';
import { PARTNER_EVENTS } from './partner/events.ts';
import { PAYMENT_EVENTS } from './payment/events.ts';
import type { DomainEvent, EventType } from './processes/process.ts';
import { REFUND_EVENTS } from './refund/events.ts';
import { REVIEW_EVENTS } from './review/events.ts';
import { ROOM_EVENTS } from './room/events.ts';
import { ROOM_CALENDAR_EVENTS } from './room-calendar/events.ts';
import { SETTLEMENT_EVENTS } from './settlement/events.ts';
import { SITE_EVENTS } from './site/events.ts';
import { TAX_INVOICE_EVENTS } from './tax-invoice/events.ts';
import { UNIQUE_NAME_EVENTS } from './unique-name/events.ts';
import { USER_EVENTS } from './user/events.ts';
import {
  type EventEntries,
  SUBJECT_KINDS,
  type SubjectKind,
} from './values/decider/event-entry.ts';
import { fieldsOf } from './values/fields/fields.ts';

/** What is known of each event type there is: each concept states its own (docs/adr/0136-one-registry-of-events.md). */
export const EVENTS: EventEntries<DomainEvent> = {
  ...BOOKING_EVENTS,
  ...CASH_DRAWER_EVENTS,
  ...CHECKOUT_EVENTS,
  ...COMMISSION_INVOICE_EVENTS,
  ...HOTEL_EVENTS,
  ...LEDGER_DAY_EVENTS,
  ...MONEY_CASE_EVENTS,
  ...PARTNER_EVENTS,
  ...PAYMENT_EVENTS,
  ...REFUND_EVENTS,
  ...REVIEW_EVENTS,
  ...ROOM_EVENTS,
  ...ROOM_CALENDAR_EVENTS,
  ...SETTLEMENT_EVENTS,
  ...SITE_EVENTS,
  ...TAX_INVOICE_EVENTS,
  ...UNIQUE_NAME_EVENTS,
  ...USER_EVENTS,
};

/** The types of events that may stand in the log, but for former ones. A program that reads another stops. */
export const EVENT_TYPES: readonly EventType[] = fieldsOf(EVENTS).toSorted();

/** Something that an event concerns. */
export type EventSubject = Readonly<{ kind: SubjectKind; id: string }>;

/** What an event concerns, each once. */
export function subjectsOf<Type extends EventType>(
  event: Extract<DomainEvent, { type: Type }> & Readonly<{ type: Type }>,
): readonly EventSubject[] {
  const concerned = EVENTS[event.type].concerns(event);
  return SUBJECT_KINDS.flatMap((kind) =>
    [...new Set([concerned[kind] ?? []].flat())].map((id) => ({ kind, id })),
  );
}
