import type { EventType } from '@baanpak/domain/processes/process.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { bookings, failures } from './bookings.ts';
import { checkouts } from './checkouts.ts';
import { inventory } from './inventory.ts';
import { moneyBack, moneyIn } from './money-in.ts';
import type { LoggedEvent, Reduction, StateSubject, States } from './reducer.ts';
import { stayMoney } from './stay-money.ts';

/** All there are, in the order in which those of the same event are asked. */
const REDUCERS = [inventory, bookings, checkouts, failures, moneyIn, moneyBack, stayMoney] as const;

type TypesOf<Each> = Each extends { when: infer When } ? keyof When : never;
/** The types that no reducer knows: each is in `WITHOUT_FACTS`, with the reason. */
type EventTypeWithoutFacts = Exclude<EventType, TypesOf<(typeof REDUCERS)[number]>>;

type AnyReducer = Readonly<{
  subjects(event: LoggedEvent<EventType>, states: States): readonly StateSubject[];
  when: { readonly [Type in EventType]?: (event: LoggedEvent<Type>, states: States) => Reduction };
}>;

const BY_TYPE = new Map<string, AnyReducer[]>();
const ALL: readonly AnyReducer[] = REDUCERS;
for (const reducer of ALL)
  for (const type of fieldsOf(reducer.when))
    BY_TYPE.set(type, [...(BY_TYPE.get(type) ?? []), reducer]);

/** The types that a reducer knows. */
export const reducedTypes = (): readonly string[] => [...BY_TYPE.keys()];

/** The reducers that an event means something to. */
export const reducersOf = (type: string): readonly AnyReducer[] => BY_TYPE.get(type) ?? [];

/** What follows from an event by one of its reducers. */
export const reduce = <Type extends EventType>(
  { when }: AnyReducer,
  event: LoggedEvent<Type>,
  states: States,
): Reduction => when[event.type]?.(event, states) ?? {};

// Why an event adds to no figure.
const ACCOUNTS = 'no report is about accounts and sign-ins';
const PARTNERS = 'no report is about partners before they have a hotel';
const REVIEWS = 'no report is about reviews';
const NAMES = 'its stream is not read';
const SHOWN = 'reports show neither pictures nor web addresses nor pages';
const ROOM_LIST = 'RoomRegistered is counted';
const OFFERS = 'a booking carries the price it was made at';
const CALENDAR = 'the events of the booking are counted, not those of its nights';
const UNITS = 'reports count the units of a room, not which one a guest has';
const STAY = 'it changes neither the nights of a stay nor its money';
const HIDDEN = 'a hidden booking counts as before';
const CHECKOUT = 'the events of its bookings are counted';
const NO_MONEY_YET = 'no money was received by it';
const LATE = 'PaymentCameLate, LatePaymentReturned and the events of the bookings are counted';
const CASES = 'a case is about money that other events count';
const COMPARED = 'to compare with the provider moves no money';
const DOCUMENTS = 'the report reads the documents themselves';
const SETTLEMENTS = 'the report reads the settlements themselves';
const CASH = 'the payment or refund at the desk is counted';
const REFUND_ASKED = 'money that is asked for is not owed yet';
const REFUND_UNDER_WAY = 'a refund is counted once it is paid';

/** The event types that no reducer reads, and why: one that is neither here nor read does not compile. */
export const WITHOUT_FACTS: Readonly<Record<EventTypeWithoutFacts, string>> = {
  AdminAppointed: ACCOUNTS,
  AdminDismissed: ACCOUNTS,
  ArrivalAnnounced: STAY,
  BookingAmended: STAY,
  BookingDisabled: HIDDEN,
  BookingEnabled: HIDDEN,
  CancellationUndoBegun: CHECKOUT,
  CancellationUndoRefused: CHECKOUT,
  CaseListed: CASES,
  CaseOpened: CASES,
  CaseResolved: CASES,
  CaseSettled: CASES,
  CashMoved: CASH,
  ChargeExpired: NO_MONEY_YET,
  ChargeFailed: NO_MONEY_YET,
  ChargePending: NO_MONEY_YET,
  ChargesCompared: COMPARED,
  CheckoutCanceled: CHECKOUT,
  CheckoutDiscarded: CHECKOUT,
  CheckoutExpired: CHECKOUT,
  CheckoutGivenUp: CHECKOUT,
  CheckoutOpened: CHECKOUT,
  CheckoutPaid: CHECKOUT,
  CheckoutReinstated: CHECKOUT,
  CommissionInvoiceIssued: DOCUMENTS,
  CreditNoteIssued: DOCUMENTS,
  CreditNoteRecorded: DOCUMENTS,
  DaysPainted: OFFERS,
  DifferenceRejected: REFUND_ASKED,
  DifferenceRequested: REFUND_ASKED,
  DocumentSent: STAY,
  DocumentsDeleted: STAY,
  GuestIdGiven: STAY,
  HotelPicturesSet: SHOWN,
  HotelSlugReplaced: SHOWN,
  LatePaymentAccepted: LATE,
  LateSettlementBegun: LATE,
  LedgerDayCompared: COMPARED,
  MoveAbandoned: STAY,
  MoveHeld: CALENDAR,
  MoveReleased: CALENDAR,
  NameClaimed: NAMES,
  NameReleased: NAMES,
  NightsBlocked: CALENDAR,
  NightsBooked: CALENDAR,
  NightsHeld: CALENDAR,
  NightsMoved: CALENDAR,
  NightsReleased: CALENDAR,
  NightsRestored: CALENDAR,
  NightsRetaken: CALENDAR,
  PartnerAccepted: PARTNERS,
  PartnerApplied: PARTNERS,
  PartnerDeclined: PARTNERS,
  PasswordChanged: ACCOUNTS,
  PaymentMethodChosen: CHECKOUT,
  RecoveryCodeUsed: ACCOUNTS,
  RecoveryCodesRenewed: ACCOUNTS,
  RefundAccountNamed: REFUND_ASKED,
  RefundAttempted: REFUND_UNDER_WAY,
  RefundAwaited: REFUND_UNDER_WAY,
  RefundFailed: REFUND_UNDER_WAY,
  RefundLeftToHotel: REFUND_UNDER_WAY,
  RefundMoved: REFUND_UNDER_WAY,
  RefundReduced: REFUND_UNDER_WAY,
  RefundRejected: REFUND_ASKED,
  RefundRequested: REFUND_ASKED,
  RefundRetried: REFUND_UNDER_WAY,
  ReservationAbandoned: CHECKOUT,
  ReviewAnswered: REVIEWS,
  ReviewCounted: REVIEWS,
  ReviewHidden: REVIEWS,
  ReviewReported: REVIEWS,
  ReviewRevised: REVIEWS,
  ReviewShown: REVIEWS,
  ReviewWritten: REVIEWS,
  RoomListed: ROOM_LIST,
  RoomPicturesSet: SHOWN,
  SecondFactorTurnedOff: ACCOUNTS,
  SecondFactorTurnedOn: ACCOUNTS,
  SettlementClosed: SETTLEMENTS,
  ShiftCounted: CASH,
  SiteRevised: SHOWN,
  StaffNoteSet: STAY,
  TaxInvoiceIssued: DOCUMENTS,
  TaxInvoiceRecorded: DOCUMENTS,
  TokenEnded: ACCOUNTS,
  TransferReported: NO_MONEY_YET,
  UnitAssigned: UNITS,
  UnitFreed: UNITS,
  UserAssigned: ACCOUNTS,
  UserDescribed: ACCOUNTS,
  UserDisabled: ACCOUNTS,
  UserEnabled: ACCOUNTS,
  UserRegistered: ACCOUNTS,
  UserRemoved: ACCOUNTS,
  UserSignedOut: ACCOUNTS,
};
