import { readdirSync, readFileSync } from 'node:fs';
import { booking } from '@baanpak/domain/booking/booking.ts';
import { cashDrawer } from '@baanpak/domain/cash-drawer/cash-drawer.ts';
import { checkout } from '@baanpak/domain/checkout/checkout.ts';
import { commissionInvoices } from '@baanpak/domain/commission-invoice/commission-invoices.ts';
import { hotel } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { ledgerDay } from '@baanpak/domain/ledger/ledger-day.ts';
import { casesOfCheckout } from '@baanpak/domain/money-case/cases-of-checkout.ts';
import { moneyCase } from '@baanpak/domain/money-case/money-case.ts';
import { partnerApplication } from '@baanpak/domain/partner/partner-application.ts';
import { payment } from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { refund } from '@baanpak/domain/refund/refund.ts';
import { review } from '@baanpak/domain/review/review.ts';
import { reviewScores } from '@baanpak/domain/review/review-scores.ts';
import { room } from '@baanpak/domain/room/room.ts';
import { roomCalendar } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { settlement } from '@baanpak/domain/settlement/settlement.ts';
import { site } from '@baanpak/domain/site/site.ts';
import { taxInvoices } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import { uniqueName } from '@baanpak/domain/unique-name/unique-name.ts';
import { admins } from '@baanpak/domain/user/admins.ts';
import { endedToken } from '@baanpak/domain/user/ended-token.ts';
import { user } from '@baanpak/domain/user/user.ts';
import type { RecordedEvent } from '@baanpak/infrastructure/event-store/port.ts';

// Events as they were once stored, personal data unsealed. What is added here is never changed:
// logs are full of such events, and they must be read for ever.
const FOLDER = new URL('../../domain/testing/stored-events/', import.meta.url);
/** Types that say more than their first sample does, as they are stored since. */
const LATER = new URL('../../domain/testing/stored-events-later/', import.meta.url);
/** Of types whose events are of several kinds: one that their first sample is not. */
const OF_OTHER_KINDS = new URL(
  '../../domain/testing/stored-events-of-other-kinds/',
  import.meta.url,
);

export type EventType = DomainEvent['type'];
/** An event as the store gives it, without its place in the log. */
export type StoredEvent = Omit<RecordedEvent, 'position'>;
export type Reader = Readonly<{
  initialState: unknown;
  evolve: (state: never, event: never) => unknown;
}>;
/**
 * Who folds an event, what went before it, and `unseen` where no row changes though its stream is read.
 */
type Scenario = Readonly<{
  by: Reader;
  after?: readonly EventType[];
  unseen?: true;
  /** Rows come of it in the group of reports alone. */
  inReports?: true;
}>;

const placed = { by: booking, after: ['BookingPlaced'] } as const;
const taken = { by: booking, after: ['BookingTaken'] } as const;
const held = { by: checkout, after: ['CheckoutHeld'] } as const;
const registered = { by: user, after: ['UserRegistered'] } as const;
const factorOn = { by: user, after: ['UserRegistered', 'SecondFactorTurnedOn'] } as const;
const reviewed = { by: review, after: ['ReviewWritten'] } as const;
const requested = { by: payment, after: ['ChargeRequested'] } as const;
const paidFor = { by: booking, after: ['BookingPlaced', 'BookingPaid'] } as const;
const owed = { by: refund, after: ['RefundStarted'], unseen: true } as const;

/** A scenario for every event type there is: a new one does not compile without. */
export const SCENARIOS: Readonly<Record<EventType, Scenario>> = {
  HotelRegistered: { by: hotel },
  HotelDescribed: { by: hotel, after: ['HotelRegistered'] },
  HotelPicturesSet: { by: hotel, after: ['HotelRegistered'] },
  HotelSlugReplaced: { by: hotel, after: ['HotelRegistered'] },
  HotelDisabled: { by: hotel, after: ['HotelRegistered'] },
  HotelEnabled: { by: hotel, after: ['HotelRegistered', 'HotelDisabled'] },
  HotelRemoved: { by: hotel, after: ['HotelRegistered'] },
  RoomListed: { by: hotelRooms },
  RoomRegistered: { by: room },
  RoomDescribed: { by: room, after: ['RoomRegistered'] },
  DaysPainted: { by: room, after: ['RoomRegistered'] },
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
  UnitAssigned: { by: roomCalendar, after: ['NightsHeld'] },
  UnitFreed: { by: roomCalendar, after: ['NightsHeld'] },
  NightsReleased: { by: roomCalendar, after: ['NightsHeld'] },
  MoveHeld: { by: roomCalendar, after: ['CalendarOpened'] },
  NightsMoved: { by: roomCalendar, after: ['CalendarOpened', 'MoveHeld'] },
  MoveReleased: { by: roomCalendar, after: ['CalendarOpened', 'MoveHeld'] },
  StayMoved: taken,
  MoveAbandoned: taken,
  BookingPlaced: { by: booking },
  BookingTaken: { by: booking },
  BlockPlaced: { by: booking },
  BlockLifted: { by: booking, after: ['BlockPlaced'] },
  BookingReinstated: { by: booking, after: ['BlockPlaced', 'BlockLifted'] },
  BookingAmended: placed,
  StaffNoteSet: placed,
  BookingDisabled: { by: booking, after: ['BookingPlaced', 'BookingExpired'] },
  BookingEnabled: { by: booking, after: ['BookingPlaced', 'BookingExpired', 'BookingDisabled'] },
  BookingCanceled: placed,
  PaymentReceived: taken,
  DeskPaymentRecorded: taken,
  ExtraAdded: taken,
  ExtraRemoved: { by: booking, after: ['BookingTaken', 'ExtraAdded'] },
  DeskMoneyOwedBack: { by: booking, after: ['BookingTaken', 'DeskPaymentRecorded'] },
  DeskMoneyOwedChanged: {
    by: booking,
    after: ['BookingTaken', 'DeskPaymentRecorded', 'DeskMoneyOwedBack'],
  },
  ArrivalAnnounced: taken,
  DocumentSent: taken,
  DocumentsDeleted: { by: booking, after: ['BookingTaken', 'DocumentSent'] },
  GuestArrived: taken,
  ArrivalUndone: { by: booking, after: ['BookingTaken', 'GuestArrived'] },
  GuestDeparted: { by: booking, after: ['BookingTaken', 'GuestArrived'] },
  DepartureUndone: { by: booking, after: ['BookingTaken', 'GuestArrived', 'GuestDeparted'] },
  NoShowRecorded: taken,
  NoShowUndone: { by: booking, after: ['BookingTaken', 'NoShowRecorded'] },
  BookingPaid: placed,
  GuestIdGiven: placed,
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
  CancellationUndoBegun: {
    by: checkout,
    after: ['CheckoutHeld', 'CheckoutCanceled'],
    unseen: true,
  },
  CheckoutReinstated: {
    by: checkout,
    after: ['CheckoutHeld', 'CheckoutCanceled', 'CancellationUndoBegun'],
  },
  CancellationUndoRefused: {
    by: checkout,
    after: ['CheckoutHeld', 'CheckoutCanceled', 'CancellationUndoBegun'],
    unseen: true,
  },
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
  UserSignedOut: registered,
  SecondFactorTurnedOn: registered,
  SecondFactorTurnedOff: factorOn,
  RecoveryCodesRenewed: factorOn,
  RecoveryCodeUsed: factorOn,
  UserEnabled: { by: user, after: ['UserRegistered', 'UserDisabled'] },
  UserRemoved: registered,
  TokenEnded: { by: endedToken },
  NightsRetaken: { by: roomCalendar, after: ['CalendarOpened'] },
  NightsRestored: { by: roomCalendar, after: ['CalendarOpened'] },
  PaymentTurnedAway: placed,
  LateSettlementBegun: {
    by: checkout,
    after: ['CheckoutHeld', 'CheckoutExpired', 'PaymentCameLate'],
    unseen: true,
  },
  LatePaymentAccepted: {
    by: checkout,
    after: ['CheckoutHeld', 'CheckoutExpired', 'PaymentCameLate', 'LateSettlementBegun'],
  },
  LatePaymentReturned: {
    by: checkout,
    after: ['CheckoutHeld', 'CheckoutExpired', 'PaymentCameLate', 'LateSettlementBegun'],
    unseen: true,
  },
  CashMoved: { by: cashDrawer, unseen: true },
  SettlementClosed: { by: settlement, inReports: true },
  CommissionInvoiceIssued: { by: commissionInvoices, inReports: true },
  ShiftCounted: { by: cashDrawer, after: ['CashMoved'] },
  TaxInvoiceIssued: { by: taxInvoices, inReports: true },
  TaxInvoiceRecorded: paidFor,
  CreditNoteIssued: { by: taxInvoices, after: ['TaxInvoiceIssued'], inReports: true },
  CreditNoteRecorded: { by: booking, after: [...paidFor.after, 'TaxInvoiceRecorded'] },
  RefundRequested: paidFor,
  RefundAccountNamed: paidFor,
  RefundRejected: { by: booking, after: [...paidFor.after, 'RefundRequested'] },
  RefundApproved: { by: booking, after: [...paidFor.after, 'RefundRequested'] },
  RefundMoved: { by: booking, after: [...paidFor.after, 'RefundApproved'] },
  DifferenceRequested: paidFor,
  DifferenceApproved: { by: booking, after: [...paidFor.after, 'DifferenceRequested'] },
  DifferenceRejected: { by: booking, after: [...paidFor.after, 'DifferenceRequested'] },
  RefundStarted: { by: refund, unseen: true },
  RefundAttempted: owed,
  RefundAwaited: { ...owed, after: ['RefundStarted', 'RefundAttempted'] },
  RefundPaid: owed,
  RefundFailed: owed,
  RefundLeftToHotel: owed,
  RefundReduced: { ...owed, after: ['RefundStarted', 'RefundLeftToHotel'] },
  RefundRetried: { ...owed, after: ['RefundStarted', 'RefundFailed'] },
  RefundTransferred: { ...owed, after: ['RefundStarted', 'RefundFailed'] },
  ChargesCompared: { by: ledgerDay },
  LedgerDayCompared: { by: ledgerDay },
  CaseListed: { by: casesOfCheckout },
  CaseOpened: { by: moneyCase },
  CaseSettled: { by: moneyCase, after: ['CaseOpened'] },
  CaseResolved: { by: moneyCase, after: ['CaseOpened'] },
  SiteRevised: { by: site },
  ReviewWritten: { by: review },
  ReviewRevised: reviewed,
  ReviewReported: reviewed,
  ReviewAnswered: reviewed,
  ReviewHidden: reviewed,
  ReviewShown: { by: review, after: ['ReviewWritten', 'ReviewHidden'] },
  ReviewCounted: { by: reviewScores },
  PartnerApplied: { by: partnerApplication },
  PartnerAccepted: { by: partnerApplication, after: ['PartnerApplied'] },
  PartnerDeclined: { by: partnerApplication, after: ['PartnerApplied'] },
  AdminAppointed: { by: admins },
  AdminDismissed: { by: admins, after: ['AdminAppointed'] },
  NameClaimed: { by: uniqueName },
  NameReleased: { by: uniqueName, after: ['NameClaimed'] },
};

/** The types there are samples of. */
export const sampledTypes = (): readonly string[] => typesIn(FOLDER);
export const laterTypes = (): readonly string[] => typesIn(LATER);
export const typesOfOtherKinds = (): readonly string[] => typesIn(OF_OTHER_KINDS);

/** A type's sample. */
export const storedEvent = (type: string): StoredEvent => sampleIn(FOLDER, type);
export const laterEvent = (type: EventType): StoredEvent => sampleIn(LATER, type);
export const eventOfOtherKind = (type: EventType): StoredEvent => sampleIn(OF_OTHER_KINDS, type);

const typesIn = (folder: URL) => readdirSync(folder).map((name) => name.replace('.json', ''));

const sampleIn = (folder: URL, type: string) =>
  JSON.parse(readFileSync(new URL(`${type}.json`, folder), 'utf8')) as StoredEvent;
