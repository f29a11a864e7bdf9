import type { DomainEvent, EventType } from '@baanpak/domain/processes/process.ts';
import type { Period } from '@baanpak/domain/room/day-table.ts';
import type { ChargeMethod } from '@baanpak/domain/values/money/charge-method.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import { refundFailureText } from '@baanpak/domain/values/money/refund-failures.ts';
import { paymentFailureText, resolvedText, systemName } from './codes.ts';
import {
  bahtText,
  formatsOf,
  isOneDay,
  lastDayOf,
  type Names,
  type NameWords,
  priceRuns,
  type Sentences,
  sentenceBy,
  sumText,
} from './sentence.ts';

/** What staff read of each event type in English. */
export const eventLabelsEn: Readonly<Record<EventType, string>> = {
  AdminAppointed: 'Admin appointed',
  AdminDismissed: 'Admin dismissed',
  ArrivalAnnounced: 'Guest sent arrival details',
  ArrivalUndone: 'Check-in undone',
  BlockLifted: 'Block lifted',
  BlockPlaced: 'Blocked',
  BookingAbandoned: 'Booking not completed',
  BookingAmended: 'Details corrected',
  BookingCanceled: 'Canceled',
  BookingDisabled: 'Hidden from lists',
  BookingEnabled: 'Shown in lists again',
  BookingExpired: 'Hold expired',
  BookingGivenUp: 'Canceled by the guest',
  BookingPaid: 'Paid',
  BookingPlaced: 'Booked',
  BookingReinstated: 'Cancellation undone',
  BookingTaken: 'Taken by staff',
  CalendarClosed: 'Calendar closed',
  CalendarOpened: 'Calendar opened',
  CancellationUndoBegun: 'Undo of a cancellation begun',
  CancellationUndoRefused: 'Undo of a cancellation refused',
  CaseListed: 'Case listed',
  CaseOpened: 'Case opened',
  CaseResolved: 'Case resolved',
  CaseSettled: 'Case settled',
  CashMoved: 'Cash moved',
  ChargeExpired: 'Charge expired',
  ChargeFailed: 'Charge failed',
  ChargeMismatched: 'Charge mismatched',
  ChargePaid: 'Charge paid',
  ChargePending: 'Charge pending',
  ChargeRequested: 'Charge requested',
  ChargesCompared: 'Charges compared',
  CheckoutCanceled: 'Checkout canceled by staff',
  CheckoutDiscarded: 'Cart discarded',
  CheckoutExpired: 'Checkout expired',
  CheckoutGivenUp: 'Checkout canceled by the guest',
  CheckoutHeld: 'Checkout held',
  CheckoutOpened: 'Checkout opened',
  CheckoutPaid: 'Checkout paid',
  CheckoutReinstated: 'Cancellation undone',
  CommissionInvoiceIssued: 'Commission tax invoice issued',
  CreditNoteIssued: 'Credit note issued',
  CreditNoteRecorded: 'Credit note issued',
  DaysPainted: 'Prices or stay rules set',
  DepartureUndone: 'Check-out undone',
  DeskMoneyOwedBack: 'Desk money to give back',
  DeskMoneyOwedChanged: 'Desk money to give back changed',
  DeskPaymentRecorded: 'Payment taken at the desk',
  DifferenceApproved: 'Price difference refunded',
  DifferenceRejected: 'Price difference kept as credit',
  DifferenceRequested: 'Price difference to refund',
  DocumentSent: 'Guest sent a document',
  DocumentsDeleted: 'Documents deleted',
  ExtraAdded: 'Extra added',
  ExtraRemoved: 'Extra removed',
  GuestArrived: 'Checked in',
  GuestDeparted: 'Checked out',
  GuestIdGiven: 'Link given to the guest',
  HotelDescribed: 'Hotel details changed',
  HotelDisabled: 'Hotel disabled',
  HotelEnabled: 'Hotel enabled',
  HotelPicturesSet: 'Hotel pictures set',
  HotelRegistered: 'Hotel registered',
  HotelRemoved: 'Hotel removed',
  HotelSlugReplaced: 'Hotel web address replaced',
  LatePaymentAccepted: 'Late payment accepted',
  LatePaymentReturned: 'Late payment returned',
  LateSettlementBegun: 'Late payment being settled',
  LedgerDayCompared: 'Ledger day compared',
  MoveAbandoned: 'Move not completed',
  MoveHeld: 'Nights held for a move',
  MoveReleased: 'Nights of a move released',
  NameClaimed: 'Name claimed',
  NameReleased: 'Name released',
  NightsBlocked: 'Nights blocked',
  NightsBooked: 'Nights booked',
  NightsHeld: 'Nights held',
  NightsMoved: 'Nights moved',
  NightsReleased: 'Nights released',
  NightsRestored: 'Nights restored',
  NightsRetaken: 'Nights retaken',
  NoShowRecorded: 'No-show',
  NoShowUndone: 'No-show undone',
  PartnerAccepted: 'Partner accepted',
  PartnerApplied: 'Partner applied',
  PartnerDeclined: 'Partner declined',
  PasswordChanged: 'Password changed',
  PaymentAttempted: 'Payment attempted',
  PaymentAwaited: 'Payment awaited',
  PaymentCameLate: 'Payment came late',
  PaymentFailed: 'Payment failed',
  PaymentMethodChanged: 'Payment method changed',
  PaymentMethodChosen: 'Payment method chosen',
  PaymentReceived: 'Money received',
  PaymentTurnedAway: 'Late payment rejected',
  RecoveryCodeUsed: 'Recovery code used',
  RecoveryCodesRenewed: 'Recovery codes renewed',
  RefundAccountNamed: 'Refund account given',
  RefundApproved: 'Refund approved',
  RefundAttempted: 'Refund attempted',
  RefundAwaited: 'Refund awaits the provider',
  RefundFailed: 'Refund failed',
  RefundLeftToHotel: 'Refund left to the hotel',
  RefundMoved: 'Refund status changed',
  RefundPaid: 'Refund paid',
  RefundReduced: 'Refund reduced',
  RefundRejected: 'Refund rejected',
  RefundRequested: 'Refund requested',
  RefundRetried: 'Refund retried',
  RefundStarted: 'Refund started',
  RefundTransferred: 'Refund transferred',
  ReservationAbandoned: 'Reservation not completed',
  ReviewAnswered: 'Review answered',
  ReviewCounted: 'Review counted',
  ReviewHidden: 'Review hidden',
  ReviewReported: 'Review reported',
  ReviewRevised: 'Review changed',
  ReviewShown: 'Review shown again',
  ReviewWritten: 'Review written',
  RoomDescribed: 'Room details changed',
  RoomDisabled: 'Room disabled',
  RoomEnabled: 'Room enabled',
  RoomListed: 'Room listed',
  RoomPicturesSet: 'Room pictures set',
  RoomRegistered: 'Room registered',
  RoomRemoved: 'Room removed',
  SecondFactorTurnedOff: 'Second factor turned off',
  SecondFactorTurnedOn: 'Second factor turned on',
  SettlementClosed: 'Month settled with the owner',
  ShiftCounted: 'Cash counted',
  SiteRevised: 'Site revised',
  StaffNoteSet: 'Note for staff',
  StayCompleted: 'Stay completed',
  StayMoved: 'Moved',
  TaxInvoiceIssued: 'Tax invoice issued',
  TaxInvoiceRecorded: 'Tax invoice issued',
  TokenEnded: 'Signed out on one device',
  TransferConfirmed: 'Transfer confirmed',
  TransferReported: 'Transfer reported',
  UnitAssigned: 'Unit assigned',
  UnitFreed: 'Unit freed',
  UnitsChanged: 'Units changed',
  UserAssigned: 'User assigned',
  UserDescribed: 'User details changed',
  UserDisabled: 'User disabled',
  UserEnabled: 'User enabled',
  UserRegistered: 'User registered',
  UserRemoved: 'User removed',
  UserSignedOut: 'User signed out',
};

const { day, moment, month, weekday } = formatsOf('en');

type Nights = Readonly<{ checkIn: string; checkOut: string }>;
const nights = ({ checkIn, checkOut }: Nights) => `${day(checkIn)} to ${day(checkOut)}`;

const listed = (names: readonly string[]): string => {
  const last = names.at(-1) ?? 'nothing';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
};
const count = (n: number, one: string, several = `${one}s`) => `${n} ${n === 1 ? one : several}`;

type Stayed = Nights & Readonly<{ bookingId: string; roomId: string; price: Satang }>;
/** Each stay of a checkout: its booking, room and nights. */
const stays = (all: readonly Stayed[], { booking, room }: Names) =>
  listed(all.map((stay) => `${booking(stay.bookingId)} (${room(stay.roomId)}, ${nights(stay)})`));
const bookings = (ids: readonly string[], { booking }: Names) => listed(ids.map(booking));

const PAYMENT_METHODS = { gateway: 'online', direct: 'by transfer to the hotel' };
const DESK_METHODS = { cash: 'in cash', transfer: 'by transfer', 'card-terminal': 'by card' };
const CHARGE_WAYS = { card: 'by card', promptpay: 'by PromptPay' };
const chargedBy = (method: ChargeMethod): string =>
  method === 'card' || method === 'promptpay' ? CHARGE_WAYS[method] : 'by mobile banking';
const CHANNELS = {
  website: 'on the website',
  phone: 'by phone',
  'walk-in': 'at the desk',
  admin: 'in the back office',
};
const RELEASED = {
  expired: 'the time to pay was up',
  'given-up': 'the guest gave them up',
  abandoned: 'the booking was not completed',
  refused: 'the booking was refused',
  canceled: 'the booking was canceled',
  moved: 'the stay moved',
};
const LATE = {
  expired: 'after the hold had expired',
  'given-up': 'after the guest had given up',
  canceled: 'after it was canceled',
  'paid-before': 'after it was paid already',
};
const REFUNDED = {
  booking: 'a stay',
  late: 'money that came late',
  case: 'money of a case',
  desk: 'money taken at the desk',
};
const REFUND_STATUS = {
  open: 'on its way',
  'left-to-hotel': 'left to the hotel',
  failed: 'failed',
  paid: 'paid',
};
const CASE_KINDS = {
  'mismatched-money': 'a payment of another amount',
  'unknown-charge': 'an unknown charge',
  'failed-refund': 'a failed refund',
  'refused-follow-up': 'a follow-up that was refused',
  difference: 'a difference between the books and the provider',
  dispute: 'a dispute',
};
const CASE_ACTIONS = {
  return: 'the money goes back',
  book: 'the money is taken as payment',
  close: 'nothing more is done',
};
const ROLES = {
  admin: 'administrator',
  owner: 'owner',
  officer: 'officer',
  visitor: 'visitor',
  auditor: 'auditor',
};
const UNIT_REASONS = { staff: '', 'check-in': ' at check-in', closed: ' because it is closed' };
const RESTORED = { held: 'held', booked: 'booked', blocked: 'closed' };

/** The fields of bookings, hotels, rooms, users and the site; a field without a word is told by its name. */
const FIELDS: Readonly<Record<string, string>> = {
  guests: 'guests',
  children: 'children',
  pets: 'pets',
  breakfast: 'breakfast',
  methodCheckIn: 'way to check in',
  lang: 'language',
  reservedBy: 'guest name',
  email: 'email',
  phone: 'phone',
  note: 'note',
  address: 'address',
  province: 'province',
  country: 'country',
  postalCode: 'postal code',
  taxInvoice: 'tax invoice details',
  username: 'username',
  firstname: 'first name',
  lastname: 'last name',
  nickname: 'nickname',
  hotelName: 'name',
  provinceId: 'province',
  contactPhone: 'phone',
  contactChat: 'chat',
  checkInOnline: 'online check-in',
  checkInAtHotel: 'check-in at the hotel',
  checkInTime: 'check-in time',
  checkOutTime: 'check-out time',
  facilities: 'facilities',
  sideViews: 'views',
  messageDescription: 'description',
  messageFromHotel: 'message from the hotel',
  locPlaces: 'place on the map',
  distanceToCity: 'distance to the city',
  distanceToAirport: 'distance to the airport',
  airportName: 'airport',
  vdoYoutube: 'YouTube video',
  vdoFacebook: 'Facebook video',
  bank: 'bank',
  bankAccountNumber: 'bank account number',
  bankAccountName: 'bank account name',
  promptPayId: 'PromptPay ID',
  taxId: 'tax ID',
  branch: 'branch',
  registeredName: 'registered name',
  registeredAddress: 'registered address',
  vatRegistered: 'VAT registration',
  cancellationPolicy: 'cancellation policy',
  title: 'name',
  subtitle: 'subtitle',
  description: 'description',
  roomType: 'room type',
  basePrice: 'base price',
  maxGuests: 'maximum guests',
  petsAllowed: 'pets allowed',
  kidsAllowed: 'children allowed',
  notes: 'notes',
  unitNames: 'room numbers',
  cover: 'cover',
  gallery: 'gallery',
  panorama: 'panorama',
  logo: 'logo',
  bannerId: 'banner',
  selectedRoomIds: 'rooms on the home page',
  pages: 'text pages',
  company: 'company',
  aboutUs: 'about us',
  partnerUrl: 'partners link',
  socials: 'social media',
  cardBrands: 'card brands',
  copyright: 'copyright',
  rewardRate: 'reward rate',
  commissionRate: 'commission rate',
  incentiveRate: 'incentive rate',
};
const fieldWord = (field: string): string => FIELDS[field] ?? field;
/** In place of what was erased with its person. */
const ERASED = '(erased)';
/** What was changed of a booking; where it was of a guest alone who was erased, nobody knows any more. */
const amendedIn = ({ terms, guest }: Readonly<{ terms: object; guest: object | null }>): string => {
  const known = [...Object.keys(terms), ...Object.keys(guest ?? {})].map(fieldWord);
  return known.length === 0 && guest === null ? ERASED : listed(known);
};
const fieldsIn = (changes: object | null) => listed(Object.keys(changes ?? {}).map(fieldWord));

type PaintedDays = Period & Readonly<{ price?: Satang | null }>;
const period = (one: Period) =>
  `${day(one.from)} to ${day(lastDayOf(one))}${one.weekdays ? ` (${one.weekdays.map(weekday).join(', ')})` : ''}`;
const priced = (one: PaintedDays) =>
  `${one.price === null || one.price === undefined ? 'the base price' : bahtText(one.price)} for ${period(one)}`;
const RUNS_TOLD = 5;

/** What each run of nights cost and costs; without that the periods as they were set. */
function pricesSet(prices: readonly PaintedDays[], { days }: Names): string {
  if (!days) return listed(prices.map(priced));
  const runs = priceRuns(days).map(
    (run) =>
      `from ${bahtText(run.from)} to ${bahtText(run.to)} for ${isOneDay(run.period) ? day(run.period.from) : period(run.period)}`,
  );
  const more = runs.length - RUNS_TOLD;
  return listed([...runs.slice(0, RUNS_TOLD), ...(more > 0 ? [`${more} more`] : [])]);
}

/** What each event says in English, without its full stop. */
const SENTENCES: Sentences = {
  AdminAppointed: ({ data }, n) =>
    `${n.who} listed ${n.user(data.userId)} among the administrators`,
  AdminDismissed: ({ data }, n) => `${n.who} took ${n.user(data.userId)} off the administrators`,
  ArrivalAnnounced: ({ data }, n) =>
    `${n.who} sent arrival details for ${n.booking(data.bookingId)}${data.arrival?.arrivalTime ? `, arriving at ${data.arrival.arrivalTime}` : ''}`,
  ArrivalUndone: ({ data }, n) => `${n.who} took back the check-in of ${n.booking(data.bookingId)}`,
  BlockLifted: ({ data }, n) =>
    `${n.who} opened ${n.room(data.roomId)} again by ending ${n.booking(data.bookingId)}`,
  BlockPlaced: ({ data: { bookingId, terms } }, n) =>
    `${n.who} recorded ${n.booking(bookingId)}, which closes ${count(terms.units ?? 1, 'unit')} of ${n.room(terms.roomId)} on ${nights(terms)}`,
  BookingAbandoned: ({ data }, n) =>
    `${n.who} dropped ${n.booking(data.bookingId)}, which was not completed`,
  BookingAmended: ({ data }, n) =>
    `${n.who} corrected ${n.booking(data.bookingId)}: ${amendedIn(data)}`,
  BookingCanceled: ({ data }, n) => `${n.who} canceled ${n.booking(data.bookingId)}`,
  BookingDisabled: ({ data }, n) => `${n.who} hid ${n.booking(data.bookingId)} from lists`,
  BookingEnabled: ({ data }, n) => `${n.who} showed ${n.booking(data.bookingId)} in lists again`,
  BookingExpired: ({ data }, n) => `${n.who} let ${n.booking(data.bookingId)} expire unpaid`,
  BookingGivenUp: ({ data }, n) => `${n.who} gave up ${n.booking(data.bookingId)}`,
  BookingPaid: ({ data }, n) =>
    `${n.who} confirmed ${n.booking(data.bookingId)}: ${bahtText(data.amount)} was paid on ${moment(data.paidAt)}`,
  BookingPlaced: ({ data: { bookingId, terms, heldUntil } }, n) =>
    `${n.who} booked ${n.room(terms.roomId)} for ${nights(terms)} as ${n.booking(bookingId)}, for ${bahtText(terms.price)}, to be paid by ${moment(heldUntil)}`,
  BookingReinstated: ({ data }, n) =>
    `${n.who} took back the end of ${n.booking(data.bookingId)}, which lasts until ${day(data.checkOut)} again`,
  BookingTaken: ({ data: { bookingId, terms } }, n) =>
    `${n.who} took ${n.booking(bookingId)} ${CHANNELS[terms.channel]}: ${n.room(terms.roomId)} for ${nights(terms)}, for ${bahtText(terms.price)}`,
  CalendarClosed: ({ data }, n) => `${n.who} closed the calendar of ${n.room(data.roomId)}`,
  CalendarOpened: ({ data }, n) =>
    `${n.who} opened the calendar of ${n.room(data.roomId)} with ${count(data.units, 'unit')}`,
  CancellationUndoBegun: ({ data }, n) =>
    `${n.who} began to take back the cancellation of ${stays(data.stays, n)}`,
  CancellationUndoRefused: ({ data }, n) =>
    `${n.who} could not take back the cancellation of ${stays(data.stays, n)}: the nights are taken`,
  CaseListed: (_, n) => `${n.who} listed a case with its checkout`,
  CaseOpened: ({ data }, n) =>
    `${n.who} opened a case about ${CASE_KINDS[data.kind]} of ${bahtText(data.amount)}${data.bookingIds.length > 0 ? ` for ${bookings(data.bookingIds, n)}` : ''}`,
  CaseResolved: ({ data }, n) =>
    `${n.who} closed the case about ${CASE_KINDS[data.kind]} of ${bahtText(data.amount)}: nothing is left to settle (${resolvedText(data.because, 'en')})`,
  CaseSettled: ({ data }, n) =>
    `${n.who} settled the case about ${CASE_KINDS[data.kind]} of ${bahtText(data.amount)}: ${CASE_ACTIONS[data.action]}`,
  CashMoved: ({ data }, n) =>
    `${n.who} ${data.amount < 0 ? 'gave back' : 'recorded'} ${bahtText(Math.abs(data.amount))} in cash ${data.amount < 0 ? 'from' : 'in'} the drawer of ${n.user(data.userId)} at ${n.hotel(data.hotelId)} on ${day(data.day)}`,
  ChargeExpired: (_, n) => `${n.who} recorded that the charge expired unpaid`,
  ChargeFailed: ({ data }, n) =>
    `${n.who} recorded that the charge failed (${paymentFailureText(data.failureCode, 'en')})`,
  ChargeMismatched: ({ data }, n) =>
    `${n.who} recorded a charge of ${sumText(data.amount, data.currency)} where ${bahtText(data.expected)} was expected${data.paidAt ? `, paid on ${moment(data.paidAt)}` : ''}`,
  ChargePaid: ({ data }, n) =>
    `${n.who} recorded that the charge of ${bahtText(data.amount)} was paid on ${moment(data.paidAt)}${data.card ? ` with ${data.card.brand} ${data.card.lastDigits}` : ''}`,
  ChargePending: (_, n) => `${n.who} recorded that the provider waits for the payment`,
  ChargeRequested: ({ data }, n) =>
    `${n.who} asked the provider for ${bahtText(data.amount)} ${chargedBy(data.method)}, to be paid by ${moment(data.expiresAt)}`,
  ChargesCompared: ({ data }, n) =>
    `${n.who} compared ${count(data.charges, 'charge')} of ${day(data.day)} with the provider, more to come: ${count(data.differences, 'difference')}`,
  CheckoutCanceled: ({ data }, n) => `${n.who} canceled the payment for ${stays(data.stays, n)}`,
  CheckoutDiscarded: (_, n) => `${n.who} discarded the cart`,
  CheckoutExpired: ({ data }, n) => `${n.who} ended the time to pay for ${stays(data.stays, n)}`,
  CheckoutGivenUp: ({ data }, n) => `${n.who} gave up paying for ${stays(data.stays, n)}`,
  CheckoutHeld: ({ data }, n) =>
    `${n.who} held ${stays(data.stays, n)} for ${bahtText(data.amount)} until ${moment(data.heldUntil)}`,
  CheckoutOpened: ({ data }, n) =>
    `${n.who} went to pay for ${listed(data.items.map((item) => `${n.room(item.roomId)} (${nights(item)}, ${bahtText(item.totalPrice)})`))}`,
  CheckoutPaid: ({ data }, n) =>
    `${n.who} recorded ${bahtText(data.amount)} for ${stays(data.stays, n)}, paid on ${moment(data.paidAt)}`,
  CheckoutReinstated: ({ data }, n) =>
    `${n.who} took back the cancellation of ${stays(data.stays, n)}${data.heldUntil ? `, to be paid by ${moment(data.heldUntil)}` : ''}`,
  CommissionInvoiceIssued: ({ data: { ownerId, invoice } }, n) =>
    `${n.who} issued ${invoice.kind === 'invoice' ? 'tax invoice' : 'credit note'} ${invoice.number} to ${n.user(ownerId)}: ${bahtText(invoice.commission)} of commission for ${month(invoice.month)}`,
  CreditNoteIssued: ({ data: { bookingId, note } }, n) =>
    `${n.who} issued credit note ${note.number} of ${bahtText(note.amount)} for ${n.booking(bookingId)}`,
  CreditNoteRecorded: ({ data: { bookingId, note } }, n) =>
    `${n.who} added credit note ${note.number} of ${bahtText(note.amount)} to ${n.booking(bookingId)}`,
  DaysPainted: ({ data }, n) => {
    const set = [
      ...(data.prices.length > 0
        ? [`the price of ${n.room(data.roomId)}: ${pricesSet(data.prices, n)}`]
        : []),
      ...(data.rules.length > 0
        ? [`the rules of stay of ${n.room(data.roomId)} for ${listed(data.rules.map(period))}`]
        : []),
    ];
    return `${n.who} ${data.undoes === undefined ? 'set' : 'took back a change and set'} ${listed(set)}`;
  },
  DepartureUndone: ({ data }, n) =>
    `${n.who} took back the check-out of ${n.booking(data.bookingId)}, which ends on ${day(data.checkOut)} again`,
  DeskMoneyOwedBack: ({ data }, n) =>
    `${n.who} recorded that the hotel owes ${bahtText(data.amount)} back for ${n.booking(data.bookingId)}`,
  DeskMoneyOwedChanged: ({ data }, n) =>
    `${n.who} changed what the hotel owes back for ${n.booking(data.bookingId)} from ${bahtText(data.previousAmount)} to ${bahtText(data.amount)}`,
  DeskPaymentRecorded: ({ data }, n) =>
    `${n.who} took ${bahtText(data.amount)} ${DESK_METHODS[data.method]} for ${n.booking(data.bookingId)}`,
  DifferenceApproved: ({ data }, n) =>
    `${n.who} approved giving back ${bahtText(data.amount)} of the lower price of ${n.booking(data.bookingId)}`,
  DifferenceRejected: ({ data }, n) =>
    `${n.who} kept the difference of ${n.booking(data.bookingId)} as credit`,
  DifferenceRequested: ({ data }, n) =>
    `${n.who} asked for a decision on ${bahtText(data.amount)} that ${n.booking(data.bookingId)} was paid too much`,
  DocumentSent: ({ data }, n) =>
    `${n.who} sent document ${data.number} for ${n.booking(data.bookingId)}`,
  DocumentsDeleted: ({ data }, n) =>
    `${n.who} deleted the documents of ${n.booking(data.bookingId)}`,
  ExtraAdded: ({ data }, n) =>
    `${n.who} added an extra of ${bahtText(data.amount)} to ${n.booking(data.bookingId)}`,
  ExtraRemoved: ({ data }, n) => `${n.who} removed an extra from ${n.booking(data.bookingId)}`,
  GuestArrived: ({ data }, n) => `${n.who} checked in the guest of ${n.booking(data.bookingId)}`,
  GuestDeparted: ({ data }, n) =>
    `${n.who} checked out the guest of ${n.booking(data.bookingId)}${data.early ? ' before the last day' : ''}`,
  GuestIdGiven: ({ data }, n) => `${n.who} gave the guest a link to ${n.booking(data.bookingId)}`,
  HotelDescribed: ({ data }, n) =>
    `${n.who} changed ${n.hotel(data.hotelId)}: ${fieldsIn(data.changes)}`,
  HotelDisabled: ({ data }, n) => `${n.who} took ${n.hotel(data.hotelId)} off sale`,
  HotelEnabled: ({ data }, n) => `${n.who} put ${n.hotel(data.hotelId)} on sale`,
  HotelPicturesSet: ({ data }, n) =>
    `${n.who} changed the pictures of ${n.hotel(data.hotelId)}: ${fieldsIn(data.pictures)}`,
  HotelRegistered: ({ data }, n) =>
    `${n.who} added ${n.hotel(data.hotelId)} for ${n.user(data.ownerId)}`,
  HotelRemoved: ({ data }, n) => `${n.who} removed ${n.hotel(data.hotelId)}`,
  HotelSlugReplaced: ({ data }, n) =>
    `${n.who} changed the web address of ${n.hotel(data.hotelId)} to ${data.slug}`,
  LatePaymentAccepted: ({ data }, n) =>
    `${n.who} accepted ${bahtText(data.amount)} that came late on ${moment(data.paidAt)} for ${stays(data.stays, n)}`,
  LatePaymentReturned: ({ data }, n) =>
    `${n.who} returned ${bahtText(data.amount)} that came late for ${bookings(data.bookingIds, n)}`,
  LateSettlementBegun: ({ data }, n) =>
    `${n.who} began to look for the nights of ${bookings(data.bookingIds, n)} again, whose ${data.of} came late`,
  LedgerDayCompared: ({ data }, n) =>
    `${n.who} compared all ${count(data.charges, 'charge')} of ${day(data.day)} with the provider: ${count(data.differences, 'difference')}`,
  MoveAbandoned: ({ data }, n) =>
    `${n.who} dropped a move of ${n.booking(data.bookingId)} that was not completed`,
  MoveHeld: ({ data }, n) =>
    `${n.who} held ${n.room(data.roomId)} for a move of ${n.booking(data.bookingId)} to ${nights(data)}`,
  MoveReleased: ({ data }, n) =>
    `${n.who} freed what ${n.room(data.roomId)} held for a move of ${n.booking(data.bookingId)}`,
  NameClaimed: ({ data }, n) =>
    `${n.who} reserved ${data.kind === 'username' ? `a username for ${n.user(data.by)}` : `a web address for ${n.hotel(data.by)}`}`,
  NameReleased: ({ data }, n) =>
    `${n.who} released ${data.kind === 'username' ? `a username of ${n.user(data.by)}` : `a web address of ${n.hotel(data.by)}`}`,
  NightsBlocked: ({ data }, n) =>
    `${n.who} closed ${count(data.units, 'unit')} of ${n.room(data.roomId)} on ${nights(data)} (${n.booking(data.bookingId)})`,
  NightsBooked: ({ data }, n) =>
    `${n.who} confirmed the nights of ${n.booking(data.bookingId)} in ${n.room(data.roomId)} on ${nights(data)}`,
  NightsHeld: ({ data }, n) =>
    `${n.who} held ${n.room(data.roomId)} for ${n.booking(data.bookingId)} on ${nights(data)} until ${moment(data.heldUntil)}`,
  NightsMoved: ({ data }, n) =>
    `${n.who} moved ${n.booking(data.bookingId)} to ${nights(data)} in the calendar of ${n.room(data.roomId)}`,
  NightsReleased: ({ data }, n) =>
    `${n.who} freed ${n.room(data.roomId)} on ${nights(data)}, held by ${n.booking(data.bookingId)}: ${RELEASED[data.because]}`,
  NightsRestored: ({ data }, n) =>
    `${n.who} gave ${n.booking(data.bookingId)} its nights in ${n.room(data.roomId)} on ${nights(data)} back, ${RESTORED[data.kind]} as before`,
  NightsRetaken: ({ data }, n) =>
    `${n.who} took ${n.room(data.roomId)} on ${nights(data)} again for ${n.booking(data.bookingId)}, which had lost it`,
  NoShowRecorded: ({ data }, n) =>
    `${n.who} recorded that the guest of ${n.booking(data.bookingId)} did not come`,
  NoShowUndone: ({ data }, n) =>
    `${n.who} took back the no-show of ${n.booking(data.bookingId)}, which ends on ${day(data.checkOut)} again`,
  PartnerAccepted: ({ data }, n) =>
    `${n.who} accepted the application of ${n.user(data.ownerId)} as a partner`,
  PartnerApplied: (_, n) => `${n.who} applied as a partner`,
  PartnerDeclined: (_, n) => `${n.who} declined an application as a partner`,
  PasswordChanged: ({ data }, n) => `${n.who} changed the password of ${n.user(data.userId)}`,
  PaymentAttempted: ({ data }, n) =>
    `${n.who} began to pay ${bahtText(data.amount)} for ${bookings(data.bookingIds, n)}`,
  PaymentAwaited: ({ data }, n) =>
    `${n.who} recorded that ${bahtText(data.amount)} is to be paid for ${stays(data.stays, n)}`,
  PaymentCameLate: ({ data }, n) =>
    `${n.who} recorded ${bahtText(data.amount)} for ${bookings(data.bookingIds, n)}, which came on ${moment(data.paidAt)} ${LATE[data.because]}`,
  PaymentFailed: ({ data }, n) =>
    `${n.who} recorded that a payment for ${bookings(data.bookingIds, n)} failed (${paymentFailureText(data.failureCode, 'en')})`,
  PaymentMethodChanged: ({ data }, n) =>
    `${n.who} changed ${n.booking(data.bookingId)} to be paid ${PAYMENT_METHODS[data.paymentMethod]}`,
  PaymentMethodChosen: ({ data }, n) =>
    `${n.who} chose to pay ${PAYMENT_METHODS[data.paymentMethod]} for ${bookings(data.bookingIds, n)}`,
  PaymentReceived: ({ data }, n) =>
    `${n.who} received ${bahtText(data.amount)} for ${n.booking(data.bookingId)}, paid on ${moment(data.paidAt)}`,
  PaymentTurnedAway: ({ data }, n) =>
    `${n.who} turned away ${bahtText(data.amount)} for ${n.booking(data.bookingId)}, which cannot be had in ${n.room(data.roomId)} any more`,
  RecoveryCodeUsed: ({ data }, n) =>
    `${n.who} signed in with a recovery code of ${n.user(data.userId)}; ${data.left} left`,
  RecoveryCodesRenewed: ({ data }, n) =>
    `${n.who} made new recovery codes for ${n.user(data.userId)}`,
  RefundAccountNamed: ({ data }, n) =>
    `${n.who} named the account for the refund of ${n.booking(data.bookingId)}`,
  RefundApproved: ({ data }, n) =>
    `${n.who} approved a refund of ${bahtText(data.amount)} for ${n.booking(data.bookingId)} in ${n.room(data.roomId)}, which is canceled by it`,
  RefundAttempted: ({ data }, n) =>
    `${n.who} asked the provider for the refund, attempt ${data.attempt}${data.landsUntil ? `, which can succeed until ${moment(data.landsUntil)}` : ''}`,
  RefundAwaited: ({ data }, n) =>
    `${n.who} waits until ${moment(data.landsUntil)} for an earlier attempt of the refund`,
  RefundFailed: ({ data }, n) =>
    `${n.who} recorded that the refund of ${bahtText(data.amount)} for ${bookings(data.bookingIds, n)} failed (${refundFailureText(data.failureCode).en})`,
  RefundLeftToHotel: ({ data }, n) =>
    `${n.who} left the refund of ${bahtText(data.amount)} for ${bookings(data.bookingIds, n)} to the hotel`,
  RefundMoved: ({ data }, n) =>
    `${n.who} noted on ${n.booking(data.bookingId)} that its refund of ${bahtText(data.amount)} is ${REFUND_STATUS[data.status]}`,
  RefundPaid: ({ data }, n) =>
    `${n.who} recorded that the provider gave back ${bahtText(data.amount)} for ${bookings(data.bookingIds, n)} on ${moment(data.paidAt)}`,
  RefundReduced: ({ data }, n) =>
    `${n.who} reduced the refund for ${bookings(data.bookingIds, n)} to ${bahtText(data.amount)}`,
  RefundRejected: ({ data }, n) => `${n.who} rejected a refund for ${n.booking(data.bookingId)}`,
  RefundRequested: ({ data }, n) =>
    `${n.who} asked for a refund of ${n.booking(data.bookingId)}${data.quote ? `, for which the policy gives back ${bahtText(data.quote.amount)}` : ''}`,
  RefundRetried: ({ data }, n) =>
    `${n.who} tried the refund of ${bahtText(data.amount)} for ${bookings(data.bookingIds, n)} once more`,
  RefundStarted: ({ data }, n) =>
    `${n.who} began a refund of ${bahtText(data.amount)} for ${bookings(data.bookingIds, n)}, of ${REFUNDED[data.of]}`,
  RefundTransferred: ({ data }, n) =>
    `${n.who} recorded that the hotel gave back ${bahtText(data.amount)} ${DESK_METHODS[data.method ?? 'transfer']} for ${bookings(data.bookingIds, n)} on ${moment(data.paidAt)}`,
  ReservationAbandoned: ({ data }, n) =>
    `${n.who} dropped the reservation of ${n.booking(data.bookingId)} in ${n.room(data.roomId)}, which was not completed`,
  ReviewAnswered: ({ data }, n) => `${n.who} answered the review of ${n.booking(data.bookingId)}`,
  ReviewCounted: ({ data }, n) =>
    `${n.who} counted a review of ${n.room(data.roomId)} at ${n.hotel(data.hotelId)}: ${data.score === null ? 'it counts no more' : `${data.score} points`}`,
  ReviewHidden: ({ data }, n) => `${n.who} hid the review of ${n.booking(data.bookingId)}`,
  ReviewReported: ({ data }, n) => `${n.who} reported the review of ${n.booking(data.bookingId)}`,
  ReviewRevised: ({ data }, n) =>
    `${n.who} changed the review of ${n.booking(data.bookingId)} to ${data.score} points`,
  ReviewShown: ({ data }, n) => `${n.who} showed the review of ${n.booking(data.bookingId)} again`,
  ReviewWritten: ({ data }, n) =>
    `${n.who} reviewed ${n.booking(data.bookingId)} in ${n.room(data.roomId)} (${nights(data)}) with ${data.score} points`,
  RoomDescribed: ({ data }, n) => {
    const { basePrice, ...others } = data.changes;
    const before = n.basePriceBefore === undefined ? '' : `from ${bahtText(n.basePriceBefore)} `;
    const told = [
      ...(basePrice === undefined ? [] : [`base price ${before}to ${bahtText(basePrice)}`]),
      ...Object.keys(others).map(fieldWord),
    ];
    return `${n.who} changed ${n.room(data.roomId)}: ${listed(told)}`;
  },
  RoomDisabled: ({ data }, n) => `${n.who} took ${n.room(data.roomId)} off sale`,
  RoomEnabled: ({ data }, n) => `${n.who} put ${n.room(data.roomId)} on sale`,
  RoomListed: ({ data }, n) =>
    `${n.who} listed ${n.room(data.roomId)} with ${n.hotel(data.hotelId)}`,
  RoomPicturesSet: ({ data }, n) =>
    `${n.who} changed the pictures of ${n.room(data.roomId)}: ${fieldsIn(data.pictures)}`,
  RoomRegistered: ({ data }, n) =>
    `${n.who} added ${n.room(data.roomId)} to ${n.hotel(data.hotelId)} at a base price of ${bahtText(data.details.basePrice)}`,
  RoomRemoved: ({ data }, n) => `${n.who} removed ${n.room(data.roomId)}`,
  SecondFactorTurnedOff: ({ data }, n) =>
    `${n.who} turned off the second factor of ${n.user(data.userId)}`,
  SecondFactorTurnedOn: ({ data }, n) =>
    `${n.who} turned on the second factor of ${n.user(data.userId)}`,
  SettlementClosed: ({ data }, n) =>
    `${n.who} settled ${month(data.month)} with ${n.user(data.ownerId)}${data.amounts ? `: ${bahtText(data.amounts.owed)}` : ''}, paid on ${moment(data.paidAt)}`,
  ShiftCounted: ({ data }, n) =>
    `${n.who} counted ${bahtText(data.counted)} in the drawer of ${n.user(data.userId)} at ${n.hotel(data.hotelId)} on ${day(data.day)}, where ${bahtText(data.expected)} was expected (difference ${bahtText(data.difference)})`,
  SiteRevised: ({ data }, n) => `${n.who} changed the site: ${fieldsIn(data.changes)}`,
  StaffNoteSet: ({ data }, n) =>
    `${n.who} ${data.staffNote === null ? 'removed' : 'wrote'} the note for staff on ${n.booking(data.bookingId)}`,
  StayCompleted: ({ data }, n) =>
    `${n.who} completed ${n.booking(data.bookingId)}, whose stay was over on ${moment(data.completedAt)}`,
  StayMoved: ({ data: { bookingId, from, to, returned } }, n) =>
    `${n.who} moved ${n.booking(bookingId)} from ${n.room(from.roomId)}, ${nights(from)}, ${bahtText(from.price)} to ${n.room(to.roomId)}, ${nights(to)}, ${bahtText(to.price)}${returned ? `; ${bahtText(returned.amount)} goes back` : ''}`,
  TaxInvoiceIssued: ({ data: { bookingId, invoice } }, n) =>
    `${n.who} issued tax invoice ${invoice.number} of ${bahtText(invoice.amount)} for ${n.booking(bookingId)}`,
  TaxInvoiceRecorded: ({ data: { bookingId, invoice } }, n) =>
    `${n.who} added tax invoice ${invoice.number} of ${bahtText(invoice.amount)} to ${n.booking(bookingId)}`,
  TokenEnded: ({ data }, n) => `${n.who} signed ${n.user(data.userId)} out on one device`,
  TransferConfirmed: ({ data }, n) =>
    `${n.who} confirmed the transfer of ${bahtText(data.amount)} for ${stays(data.stays, n)}, paid on ${moment(data.paidAt)}`,
  TransferReported: ({ data }, n) =>
    `${n.who} reported a transfer for ${bookings(data.bookingIds, n)}, held until ${moment(data.heldUntil)}`,
  UnitAssigned: ({ data }, n) =>
    `${n.who} gave ${n.booking(data.bookingId)} unit ${data.unit} of ${n.room(data.roomId)}${UNIT_REASONS[data.because]}`,
  UnitFreed: ({ data }, n) =>
    `${n.who} let the unit of ${n.booking(data.bookingId)} in ${n.room(data.roomId)} be chosen again${data.unit === null ? '' : `, ${data.unit} as decided before`}`,
  UnitsChanged: ({ data }, n) =>
    `${n.who} changed the units of ${n.room(data.roomId)} to ${data.units}`,
  UserAssigned: ({ data }, n) =>
    `${n.who} made ${n.user(data.userId)} ${ROLES[data.role]}${data.ownerId === null ? '' : ` for ${n.user(data.ownerId)}`}`,
  UserDescribed: ({ data }, n) =>
    `${n.who} changed the details of ${n.user(data.userId)}: ${data.changes === null ? ERASED : fieldsIn(data.changes)}`,
  UserDisabled: ({ data }, n) => `${n.who} disabled the account of ${n.user(data.userId)}`,
  UserEnabled: ({ data }, n) => `${n.who} enabled the account of ${n.user(data.userId)}`,
  UserRegistered: ({ data }, n) =>
    `${n.who} added ${n.user(data.userId)} as ${ROLES[data.role]}${data.ownerId === null ? '' : ` for ${n.user(data.ownerId)}`}`,
  UserRemoved: ({ data }, n) => `${n.who} removed the account of ${n.user(data.userId)}`,
  UserSignedOut: ({ data }, n) => `${n.who} signed ${n.user(data.userId)} out on all devices`,
};

/** What an event says in English, as one sentence. */
export function sentenceEn(event: DomainEvent, names: Names): string {
  const text = sentenceBy(SENTENCES, event, names);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** How English names people, processes and things that have no name. */
export const namesEn: NameWords = {
  erased: ERASED,
  guest: 'the guest',
  system: (via, after) =>
    `the system (${systemName(via, 'en')}${after === null ? '' : `, after ${after}`})`,
  provider: 'the payment provider',
  thing: { booking: 'a booking', room: 'a room', hotel: 'a hotel' },
};
