import { readdirSync, readFileSync } from 'node:fs';
import { checkout } from '@baanpak/domain/checkout/checkout.ts';
import { claim } from '@baanpak/domain/claim/claim.ts';
import { hotel } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { payment } from '@baanpak/domain/payment/payment.ts';
import { PERSONAL_FIELDS } from '@baanpak/domain/processes/personal-fields.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { refund } from '@baanpak/domain/refund/refund.ts';
import { room } from '@baanpak/domain/room/room.ts';
import { site } from '@baanpak/domain/site/site.ts';
import { booking } from '@baanpak/domain/stay/booking.ts';
import { roomCalendar } from '@baanpak/domain/stay/room-calendar.ts';
import { taxInvoices } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { admins } from '@baanpak/domain/user/admins.ts';
import { user } from '@baanpak/domain/user/user.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { type RecordedEvent, START } from '@baanpak/infrastructure/event-store/port.ts';
import { describe, expect, it } from 'vitest';
import { changesOf } from './projections.ts';
import { READ_STREAMS } from './streams.ts';

// Events as they were once stored, personal data unsealed. What is added here is never changed:
// logs are full of such events, and they must be read for ever.
const FOLDER = new URL('../domain/testing/stored-events/', import.meta.url);

type Type = DomainEvent['type'];
type Reader = Readonly<{
  initialState: unknown;
  evolve: (state: never, event: never) => unknown;
}>;
/**
 * Who folds an event, what went before it, and that no row changes where it concerns nobody who
 * reads, or that its whole stream concerns nobody.
 */
type Story = Readonly<{ by: Reader; after?: readonly Type[]; unseen?: true; unread?: true }>;

const placed = { by: booking, after: ['BookingPlaced'] } as const;
const taken = { by: booking, after: ['BookingTaken'] } as const;
const held = { by: checkout, after: ['CheckoutHeld'] } as const;
const registered = { by: user, after: ['UserRegistered'] } as const;
const requested = { by: payment, after: ['ChargeRequested'] } as const;
const paidFor = { by: booking, after: ['BookingPlaced', 'BookingPaid'] } as const;
const owed = { by: refund, after: ['RefundStarted'], unread: true } as const;

const STORIES: Readonly<Record<Type, Story>> = {
  HotelRegistered: { by: hotel },
  HotelDescribed: { by: hotel, after: ['HotelRegistered'] },
  HotelPicturesSet: { by: hotel, after: ['HotelRegistered'] },
  HotelDisabled: { by: hotel, after: ['HotelRegistered'] },
  HotelEnabled: { by: hotel, after: ['HotelRegistered', 'HotelDisabled'] },
  HotelRemoved: { by: hotel, after: ['HotelRegistered'] },
  RoomListed: { by: hotelRooms, unread: true },
  RoomRegistered: { by: room },
  RoomDescribed: { by: room, after: ['RoomRegistered'] },
  RoomPricesSet: { by: room, after: ['RoomRegistered'] },
  StayRulesSet: { by: room, after: ['RoomRegistered'] },
  RoomPicturesSet: { by: room, after: ['RoomRegistered'] },
  RoomDisabled: { by: room, after: ['RoomRegistered'] },
  RoomEnabled: { by: room, after: ['RoomRegistered', 'RoomDisabled'] },
  RoomRemoved: { by: room, after: ['RoomRegistered'] },
  CalendarOpened: { by: roomCalendar },
  UnitsChanged: { by: roomCalendar },
  CalendarClosed: { by: roomCalendar, after: ['CalendarOpened'] },
  NightsHeld: { by: roomCalendar },
  NightsBooked: { by: roomCalendar, unseen: true },
  NightsBlocked: { by: roomCalendar },
  NightsReleased: { by: roomCalendar, after: ['NightsHeld'] },
  BookingPlaced: { by: booking },
  BookingTaken: { by: booking },
  BlockPlaced: { by: booking },
  BlockLifted: { by: booking, after: ['BlockPlaced'] },
  BookingAmended: placed,
  BookingCanceled: placed,
  PaymentReceived: taken,
  GuestArrived: taken,
  ArrivalUndone: { by: booking, after: ['BookingTaken', 'GuestArrived'] },
  GuestDeparted: { by: booking, after: ['BookingTaken', 'GuestArrived'] },
  NoShowRecorded: taken,
  BookingPaid: placed,
  BookingExpired: placed,
  BookingGivenUp: placed,
  BookingAbandoned: placed,
  StayCompleted: { by: booking, after: ['BookingPlaced', 'BookingPaid'] },
  PaymentMethodChanged: placed,
  CheckoutOpened: { by: checkout },
  CheckoutDiscarded: { by: checkout, after: ['CheckoutOpened'] },
  CheckoutHeld: { by: checkout },
  ReservationAbandoned: { by: checkout, unseen: true },
  PaymentMethodChosen: { by: checkout, after: ['CheckoutHeld'], unseen: true },
  PaymentAttempted: held,
  PaymentFailed: { by: checkout, after: ['CheckoutHeld', 'PaymentAttempted'] },
  CheckoutPaid: held,
  PaymentCameLate: { by: checkout, after: ['CheckoutHeld', 'CheckoutExpired'] },
  CheckoutExpired: held,
  CheckoutGivenUp: held,
  PaymentAwaited: { by: checkout },
  TransferReported: held,
  TransferConfirmed: held,
  CheckoutCanceled: held,
  ChargeRequested: { by: payment },
  ChargePending: requested,
  ChargePaid: requested,
  ChargeFailed: requested,
  ChargeExpired: requested,
  ChargeMismatched: requested,
  UserRegistered: { by: user },
  UserDescribed: registered,
  UserAssigned: registered,
  PasswordChanged: registered,
  UserDisabled: registered,
  UserEnabled: { by: user, after: ['UserRegistered', 'UserDisabled'] },
  UserRemoved: registered,
  NightsRetaken: { by: roomCalendar, after: ['CalendarOpened'] },
  LatePaymentAccepted: {
    by: checkout,
    after: ['CheckoutHeld', 'CheckoutExpired', 'PaymentCameLate'],
  },
  LatePaymentReturned: {
    by: checkout,
    after: ['CheckoutHeld', 'CheckoutExpired', 'PaymentCameLate'],
    unseen: true,
  },
  TaxInvoiceIssued: { by: taxInvoices, unread: true },
  TaxInvoiceRecorded: paidFor,
  RefundRequested: paidFor,
  RefundAccountNamed: paidFor,
  RefundRejected: { by: booking, after: [...paidFor.after, 'RefundRequested'] },
  RefundApproved: { by: booking, after: [...paidFor.after, 'RefundRequested'] },
  RefundMoved: { by: booking, after: [...paidFor.after, 'RefundApproved'] },
  RefundStarted: { by: refund, unread: true },
  RefundAttempted: owed,
  RefundPaid: owed,
  RefundFailed: owed,
  RefundLeftToHotel: owed,
  RefundRetried: { ...owed, after: ['RefundStarted', 'RefundFailed'] },
  RefundTransferred: { ...owed, after: ['RefundStarted', 'RefundFailed'] },
  SiteRevised: { by: site },
  AdminAppointed: { by: admins, unread: true },
  AdminDismissed: { by: admins, after: ['AdminAppointed'], unread: true },
  NameClaimed: { by: claim, unread: true },
  NameReleased: { by: claim, after: ['NameClaimed'], unread: true },
};

const codec = eventCodec({
  keys: { obtain: () => Promise.reject(new Error('no key')), find: async () => new Map() },
  now: () => minute(0),
  personalFields: PERSONAL_FIELDS,
});

async function read(type: Type) {
  const text = readFileSync(new URL(`${type}.json`, FOLDER), 'utf8');
  const stored = JSON.parse(text) as Omit<RecordedEvent, 'position'>;
  const [event] = await codec.decode<DomainEvent>([{ ...stored, position: START }]);
  if (!event) throw new Error(`${type} was not read`);
  return event;
}

const fold = ({ initialState, evolve }: Reader, events: readonly DomainEvent[]) =>
  events.reduce<unknown>((state, event) => evolve(state as never, event as never), initialState);

const types = Object.keys(STORIES) as Type[];

describe('events stored long ago', () => {
  it('are there for every type there is, and for no other', () => {
    const files = readdirSync(FOLDER).map((name) => name.replace('.json', ''));
    expect(files.toSorted()).toEqual(types.toSorted());
  });

  it.each(types)('%s is read with its metadata', async (type) => {
    const event = await read(type);
    expect(event.type).toBe(type);
    expect(event.stream).toMatch(
      /^((hotel|hotelRooms|room|roomCalendar|booking|checkout|payment|refund|user|slug|taxInvoices)-|admins$|site$)/,
    );
    expect(event.metadata).toMatchObject({
      actor: expect.any(String),
      correlationId: expect.any(String),
      commandId: expect.any(String),
      recordedAt: expect.stringMatching(/^2027-.*Z$/),
      schemaVersion: 1,
    });
  });

  it.each(types)('%s makes a difference to who decides by it', async (type) => {
    const { by, after = [] } = STORIES[type];
    const before = await Promise.all(after.map(read));
    expect(fold(by, [...before, await read(type)])).not.toEqual(fold(by, before));
  });

  it.each(types)('%s is projected', async (type) => {
    const event = await read(type);
    const { unseen = false, unread = false } = STORIES[type];
    const isRead = READ_STREAMS.streamPrefixes.some((prefix) => event.stream.startsWith(prefix));
    expect(isRead).toBe(!unread);
    if (isRead) expect(changesOf(event).length > 0).toBe(!unseen);
  });
});
