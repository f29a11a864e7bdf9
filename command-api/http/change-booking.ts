import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { shownToStaff } from '@baanpak/contract/booking/present-booking.ts';
import type {
  BookingChanges,
  StaffAction,
} from '@baanpak/contract/booking/staff-booking-requests.ts';
import { bahtText } from '@baanpak/documents/words.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertUnchanged } from '@baanpak/infrastructure/http/unchanged-values.ts';
import type { Clock, Commands, Ports } from '../ports.ts';
import {
  checkIn,
  checkOut,
  previewCheckOut,
  recordNoShow,
  undoCheckIn,
} from '../use-cases/booking/attendance.ts';
import { staffBookingAnswer } from '../use-cases/booking/booking-answer.ts';
import { cancel } from '../use-cases/booking/cancel-booking.ts';
import { changeBill } from '../use-cases/booking/change-bill.ts';
import { type Correction, correctBooking } from '../use-cases/booking/correct-booking.ts';
import {
  type MoveCost,
  type MoveRequest,
  moveStay,
  previewMove,
} from '../use-cases/booking/move-stay.ts';
import { confirmPayment, recordTransfer } from '../use-cases/booking/pay-by-transfer.ts';
import { assertMayDecideMoney } from '../use-cases/booking/staff-rights.ts';
import { offeredUndo, undo } from '../use-cases/booking/undo.ts';
import type { Staff } from '../use-cases/caller.ts';
import {
  approveRefund,
  confirmRefundPaid,
  rejectRefund,
  retryRefund,
} from '../use-cases/refund/decide-refund.ts';
import { assertReadOnly } from '../use-cases/requested-fields.ts';
import { assignUnit } from '../use-cases/room-calendar/units.ts';
import { DETAILS, detailFor, type Handler, sendWithPosition } from './answer.ts';
import { staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

/** PUT /bookings/{id}: guest and stay are corrected, the stay is moved, or an action is taken. */
export const changeBooking =
  (ports: Ports): Handler<'PUT /bookings/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const by = staffOf(request, ports);
    if (request.query.preview) {
      const book = shownToStaff(by.principal, await staffBookingAnswer(ports, id));
      const cost = await preview(ports, by, book, request.body);
      return reply.send({
        ...{ book, undo: null, ...cost },
        ...detailFor(request, DETAILS.movePreviewed),
      });
    }
    const done = await withIdempotency(ports, request, reply, async (asked) => {
      const book = shownToStaff(by.principal, await staffBookingAnswer(ports, id));
      assertUnchanged(request.body, book);
      const { action, ...body } = withoutQuote(asked);
      if (action !== undefined) return act(ports, by, book, action, body);
      const move = requestedMove(book, body);
      return move
        ? moveStay(ports, by, id, move)
        : correctBooking(ports, by, book, requestedCorrection(book, body));
    });
    const { position, ...changed } = await staffBookingAnswer(ports, id);
    const book = shownToStaff(by.principal, changed);
    const { action } = request.body;
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      book,
      undo: await offeredUndo(ports, id, action ?? 'move', done),
      ...detailFor(request, action === 'check-out' ? departed(book) : DETAILS.bookingChanged),
    });
  };

/** What only actions take. */
type ActionField =
  | 'reason'
  | 'amount'
  | 'refundId'
  | 'reference'
  | 'method'
  | 'text'
  | 'chargeId'
  | 'unit'
  | 'position'
  | 'reprice';
type ActionFields = Readonly<{ [Field in ActionField]: BookingChanges[Field] | undefined }>;

/** What is asked of a booking by an action. */
type Asked = Readonly<{
  book: StaffBookingJson;
  bookingId: string;
  /** Null: whatever the booking is. */
  expectedVersion: number | null;
  reason: string | null;
  fields: ActionFields;
}>;

type StaffActionOf = Readonly<{
  /**
   * The route asks for `take-bookings` (contract/routes/booking.ts). For `decide-money`, `act` asks for this right and
   * the second factor.
   */
  right: 'take-bookings' | 'decide-money';
  /** The fields that come with it. */
  takes: readonly ActionField[];
  do: (ports: Ports, by: Staff, asked: Asked) => Promise<Position>;
}>;

/** What each action asks for, and does. A new action does not compile until it stands here. */
const ACTIONS: Readonly<Record<StaffAction, StaffActionOf>> = {
  'check-in': { right: 'take-bookings', takes: [], do: checkIn },
  'undo-check-in': { right: 'take-bookings', takes: [], do: undoCheckIn },
  'no-show': { right: 'take-bookings', takes: [], do: recordNoShow },
  'check-out': {
    right: 'take-bookings', // money that goes back by it asks for more: see `withRightToPayBack`
    takes: ['reprice'],
    do: (ports, by, { fields: { reprice = false }, bookingId, expectedVersion }) =>
      checkOut(ports, by, { bookingId, expectedVersion, reprice }),
  },
  'assign-unit': {
    right: 'take-bookings',
    takes: ['unit'],
    do: (ports, by, { book, fields, expectedVersion }) => {
      const unit = needed('unit', fields.unit?.trim() || undefined);
      return assignUnit(ports, by, book, unit, expectedVersion);
    },
  },
  undo: {
    right: 'take-bookings', // what is undone was no decision over money
    takes: ['position'],
    do: (ports, by, { fields, ...asked }) =>
      undo(ports, by, { ...asked, position: needed('position', fields.position) }),
  },
  cancel: {
    right: 'take-bookings', // of what was paid it decides over money: see `cancel`
    takes: ['reason'],
    do: cancel,
  },
  'confirm-payment': { right: 'decide-money', takes: [], do: confirmPayment },
  'record-transfer': {
    right: 'decide-money',
    takes: ['amount', 'reference'],
    do: (ports, by, { fields, ...asked }) => {
      const { reference = null } = fields;
      return recordTransfer(ports, by, { ...asked, amount: sumIn(fields), reference });
    },
  },
  'record-payment': {
    right: 'take-bookings', // at the desk officers take it, too
    takes: ['amount', 'reference', 'method'],
    do: (ports, by, asked) => {
      const { method, reference } = asked.fields;
      return changeBill(ports, by, asked, {
        action: 'record-payment',
        amount: sumIn(asked.fields),
        method: needed('method', method),
        reference: reference?.trim() || null,
      });
    },
  },
  'add-charge': {
    right: 'take-bookings',
    takes: ['amount', 'text'],
    do: (ports, by, asked) =>
      changeBill(ports, by, asked, {
        action: 'add-charge',
        amount: sumIn(asked.fields),
        text: needed('text', asked.fields.text?.trim() || undefined),
      }),
  },
  'remove-charge': {
    right: 'take-bookings',
    takes: ['chargeId'],
    do: (ports, by, asked) =>
      changeBill(ports, by, asked, {
        action: 'remove-charge',
        chargeId: needed('chargeId', asked.fields.chargeId),
      }),
  },
  'approve-refund': {
    right: 'decide-money',
    takes: ['reason', 'amount', 'refundId'],
    do: (ports, by, { fields: { amount = null, refundId = null }, ...asked }) =>
      approveRefund(ports, by, { ...asked, refundId, amount }),
  },
  'reject-refund': {
    right: 'decide-money',
    takes: ['reason', 'refundId'],
    do: (ports, by, { fields: { refundId = null }, ...asked }) =>
      rejectRefund(ports, by, { ...asked, refundId }),
  },
  'confirm-refund-paid': {
    right: 'decide-money',
    takes: ['refundId', 'method'],
    do: (ports, by, { fields: { refundId = null, method }, ...asked }) =>
      confirmRefundPaid(ports, by, { ...asked, refundId }, method),
  },
  'retry-refund': {
    right: 'decide-money',
    takes: ['refundId'],
    do: (ports, by, { fields: { refundId = null }, ...asked }) =>
      retryRefund(ports, by, { ...asked, refundId }),
  },
};

/** An action comes alone: what else the body says must be as it is. Refuses as the action does. */
async function act(
  ports: Ports,
  by: Staff,
  book: StaffBookingJson,
  action: StaffAction,
  changes: Changes,
): Promise<Position> {
  const { right, do: run } = ACTIONS[action];
  if (right === 'decide-money') await assertMayDecideMoney(ports, by, book.ownerId);
  return run(ports, by, askedOf(book, action, changes));
}

type Changes = Omit<BookingChanges, 'action'>;

function askedOf(book: StaffBookingJson, action: StaffAction, changes: Changes): Asked {
  const { fields, rest } = fieldsFor(action, changes);
  const { version = null, ...fixed } = rest;
  assertReadOnly(book, fixed);
  const { reason = null } = fields;
  return { book, bookingId: book._id, expectedVersion: version, reason, fields };
}

/**
 * What comes with an action, and what else the body says. Refuses a field that goes with another action, or,
 * where there is none, with any.
 */
function fieldsFor(
  action: StaffAction | null,
  changes: Changes,
): Readonly<{ fields: ActionFields; rest: Omit<Changes, Exclude<ActionField, 'unit'>> }> {
  const { reason, amount, refundId, reference, method, text, chargeId, ...others } = changes;
  const { unit, position, reprice, ...said } = others;
  // what a GET told comes back with other changes
  const assigned = action === 'assign-unit' ? unit : undefined;
  const rest = { ...said, ...(action !== 'assign-unit' && unit !== undefined && { unit }) };
  const own = { unit: assigned, position, reprice };
  const fields = { reason, amount, refundId, reference, method, text, chargeId, ...own };
  const takes: readonly string[] = action === null ? [] : ACTIONS[action].takes;
  for (const field of fieldsOf(fields))
    if (fields[field] !== undefined && !takes.includes(field))
      throw invalidField(field, NOT_WITH_THIS);
  return { fields, rest };
}

const NOT_WITH_THIS = { th: 'ใช้กับการทำรายการนี้ไม่ได้', en: 'does not go with this' };

const sumIn = ({ amount }: ActionFields) => baht(needed('amount', amount || undefined));

/** What the action cannot do without; 400 where it is missing. */
function needed<T>(field: string, value: T | undefined): T {
  if (value === undefined) throw invalidField(field, NEEDED);
  return value;
}

const NEEDED = { th: 'ต้องระบุ', en: 'is required' };

/**
 * The move that a PUT asks for; null where it brings back where and when the stay is. A move comes alone:
 * what else the body says must be as it is. What is no certain stay stays where it is.
 */
function requestedMove(
  book: StaffBookingJson,
  { version, reason, ...changes }: BookingChanges,
): MoveRequest | null {
  const { roomId, checkInDate, checkOutDate, reprice, ...fixed } = changes;
  const where = { roomId, checkInDate, checkOutDate };
  const wanted = {
    roomId: roomId ?? book.roomId,
    checkIn: localDate(checkInDate ?? book.checkInDate),
    checkOut: localDate(checkOutDate ?? book.checkOutDate),
  };
  const isMoved =
    wanted.roomId !== book.roomId ||
    wanted.checkIn !== book.checkInDate ||
    wanted.checkOut !== book.checkOutDate;
  if (!isMoved && !reprice) return null;
  assertReadOnly(book, book.status === 'Booked' ? fixed : { ...fixed, ...where });
  return { ...wanted, reprice, expectedVersion: version ?? null, reason: reason?.trim() || null };
}

/** What a PUT corrects. What only the server sets may come back as it is, and what was empty may stay so. */
function requestedCorrection(book: StaffBookingJson, changes: Changes): Correction {
  const {
    version = null,
    staffNote,
    disabled,
    taxInvoice,
    ...said
  } = fieldsFor(null, changes).rest;
  const { guests, children, pets, breakfast, methodCheckIn, lang, ...stated } = said;
  const { reservedBy, email, phone, note, address, province, country, postalCode, ...fixed } =
    stated;
  assertReadOnly(book, fixed);
  if (reservedBy === null && book.reservedBy !== null) throw invalidField('reservedBy', NEEDED);
  if (phone === null && book.phone !== null) throw invalidField('phone', NEEDED);
  if (guests === 0 && book.guests !== 0) throw invalidField('guests', NEEDED);
  return {
    expectedVersion: version,
    terms: given({ guests, children, pets, breakfast, methodCheckIn, lang }),
    guest: given({ reservedBy, email, phone, note, address, province, country, postalCode }),
    ...(staffNote !== undefined && { staffNote: staffNote?.trim() || null }),
    ...(disabled !== undefined && { disabled }),
    taxInvoice,
  };
}

type Given<T> = { [K in keyof T]?: T[K] & (object | string | number | boolean | null) };

/** Without the fields that were left out. */
function given<T extends object>(fields: T): Given<T> {
  const result: Given<T> = {};
  for (const field of fieldsOf(fields)) {
    const value = fields[field];
    if (value !== undefined) result[field] = value;
  }
  return result;
}

/** What is given back changes from day to day, and with it what an earlier GET told. */
const withoutQuote = (body: BookingChanges): BookingChanges =>
  Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'refundQuote'));

/** What a move or a departure would come to; of a body that asks for none, what is so now. */
function preview(
  ports: Commands & Clock,
  by: Staff,
  book: StaffBookingJson,
  sent: BookingChanges,
): Promise<MoveCost> {
  const { action, ...body } = withoutQuote(sent);
  if (action === 'check-out') {
    const { fields, ...asked } = askedOf(book, action, body);
    return previewCheckOut(ports, by, { ...asked, reprice: fields.reprice ?? false });
  }
  if (action !== undefined) throw invalidField('action', ONLY_MOVES);
  const { roomId, checkInDate, checkOutDate, version, reason } = body;
  const still = {
    ...{ roomId: roomId ?? book.roomId, reprice: false, reason: reason ?? null },
    checkIn: localDate(checkInDate ?? book.checkInDate),
    checkOut: localDate(checkOutDate ?? book.checkOutDate),
    expectedVersion: version ?? null,
  };
  return previewMove(ports, by, book._id, requestedMove(book, body) ?? still);
}

const ONLY_MOVES = {
  th: 'ดูตัวอย่างได้เฉพาะการย้ายวันหรือห้อง และการเช็คเอาต์',
  en: 'only moves and check-out are previewed',
};

/** What is said of a guest who has left: money still due does not keep anybody, and is not forgotten. */
function departed({ amountDue }: Pick<StaffBookingJson, 'amountDue'>): I18nText {
  const amount = bahtText(Math.abs(amountDue));
  if (amountDue > 0)
    return {
      th: `เช็กเอาต์แล้ว ยังค้างชำระ ${amount}`,
      en: `Checked out with ${amount} still due`,
    };
  if (amountDue < 0)
    return {
      th: `เช็กเอาต์แล้ว ต้องคืนเงิน ${amount}`,
      en: `Checked out with ${amount} to give back`,
    };
  return { th: 'เช็กเอาต์แล้ว', en: 'Checked out' };
}
