import { EVENT_TYPES, EVENTS } from '../events.ts';
import type { Message } from '../values/decider/message.ts';
import { fieldsOf } from '../values/fields/fields.ts';

type Personal = Readonly<{ subject: string; field: string }>;

const PERSONAL_FIELDS: Readonly<Record<string, Personal | undefined>> = Object.fromEntries(
  fieldsOf(EVENTS).map((type) => [type, EVENTS[type].personal]),
);

/** By a former event type: the event that says the same today. None of them is written any more. */
const UPCASTERS: Readonly<Record<string, ((event: Message) => Message) | undefined>> =
  Object.assign({}, ...fieldsOf(EVENTS).map((type) => EVENTS[type].former));

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
  types: new Set<string>(EVENT_TYPES),
  personalFields: PERSONAL_FIELDS,
  upcasters: UPCASTERS,
  streams: STREAMS,
  withheld: WITHHELD,
};
