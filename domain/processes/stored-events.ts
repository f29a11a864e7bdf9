import { pricesAsOverride, rulesAsOverride } from '../room/former-day-prices.ts';
import type { Message } from '../values/decider/message.ts';
import { EVENT_TYPES } from './event-types.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';

/** By a former event type: the event that says the same today. None of them is written any more. */
const UPCASTERS: Readonly<Record<string, ((event: Message) => Message) | undefined>> = {
  RoomPricesSet: pricesAsOverride,
  StayRulesSet: rulesAsOverride,
};

/** What the names of all streams of the product begin with; another client's are not ours. */
const STREAMS = [
  'admins',
  'booking-',
  'checkout-',
  'commissionInvoices-',
  'demo-catalogue',
  'endedToken-',
  'hotel-',
  'hotelRooms-',
  'ledgerDay-',
  'moneyCase-',
  'moneyCases-',
  'partnerApplication-',
  'payment-',
  'refund-',
  'review-',
  'reviewScores-',
  'room-',
  'roomCalendar-',
  'settlement-',
  'site',
  'slug-',
  'taxInvoices-',
  'till-',
  'user-',
  'username-',
] as const;

/** What an owner agreed with the site, and which bookings are one person's: a proof of an event may leave them out. */
const WITHHELD: ReadonlySet<string> = new Set(['rates', 'personId']);

/** How every process of the product reads and writes stored events. */
export const STORED_EVENTS = {
  types: EVENT_TYPES,
  personalFields: PERSONAL_FIELDS,
  upcasters: UPCASTERS,
  streams: STREAMS,
  withheld: WITHHELD,
};
