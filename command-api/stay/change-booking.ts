import { REFUND_ACTIONS, type RefundAction } from '@baanpak/contract/refund/refund-requests.ts';
import type { StaffBookingJson } from '@baanpak/contract/stay/booking.ts';
import { StaffBookingAnswer, StaffBookingParams } from '@baanpak/contract/stay/booking-requests.ts';
import { shownToStaff } from '@baanpak/contract/stay/shown-to-staff.ts';
import {
  type BookingChanges,
  ChangeBookingBody,
  SAID_FIELDS,
  type StaffAction,
} from '@baanpak/contract/stay/staff-booking-requests.ts';
import type { AttendanceCommand } from '@baanpak/domain/stay/attendance-messages.ts';
import { booking, bookingStream } from '@baanpak/domain/stay/booking.ts';
import type { AmendBooking } from '@baanpak/domain/stay/booking-messages.ts';
import { assertChecksIn, assertRoomTakes } from '@baanpak/domain/stay/party.ts';
import { differs } from '@baanpak/domain/values/decider/differs.ts';
import { fieldsOf, isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { assertUnlessKept } from '@baanpak/infrastructure/http/kept-values.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { detailFor, furthest, withPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { once } from '../once.ts';
import { assertReadOnly } from '../read-only.ts';
import { decideRefund } from '../refund/decide-refund.ts';
import { contextOf } from '../request.ts';
import { loadOffer } from '../room/load-offer.ts';
import { bookingAnswer } from './booking-answer.ts';
import { cancel } from './cancel-booking.ts';
import { confirmPayment } from './confirm-payment.ts';
import { recordTransfer } from './record-transfer.ts';
import { assertMay, writesBooking } from './staff-booking-access.ts';

/** PUT /bookings/{id}: guest and stay are corrected, or an action is taken. */
export const changeBooking =
  (deps: Deps, path = '/bookings/:id'): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.put(
      path,
      {
        config: {
          staff: writesBooking(deps, 'take-bookings'),
          refuses: [
            'booking-already-paid',
            'no-online-check-in',
            'name-the-refund',
            'not-payable',
            'paid-online',
            'payment-in-progress',
            'refund-in-progress',
            'refund-too-large',
            'room-already-booked',
            'stale-version',
            'too-early',
            'too-many-guests',
            'wrong-status',
          ],
          mayBringBack: SAID_FIELDS,
        },
        schema: {
          tags: ['bookings'],
          summary: 'Correct a booking, check in or out, cancel, confirm its payment',
          params: StaffBookingParams,
          body: ChangeBookingBody,
          response: { 200: StaffBookingAnswer },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const done = await once(deps, request, reply, async (asked) => {
          const book = shownToStaff(principalOf(request), await bookingAnswer(deps, id));
          assertUnlessKept(request.body, book);
          const { action, ...body } = withoutQuote(asked);
          if (action === undefined) return amend(deps, request, book, body);
          if (MONEY.includes(action)) assertMay(request, 'decide-money', book.ownerId);
          return act(deps, request, book, { ...body, action });
        });
        const { position, ...changed } = await bookingAnswer(deps, id);
        return withPosition(reply, deps, furthest([done, position])).send({
          book: shownToStaff(principalOf(request), changed),
          ...detailFor(request, DETAILS.bookingChanged),
        });
      },
    );
  };

/** What is given back changes from day to day, and with it what an earlier GET told. */
const withoutQuote = (body: BookingChanges): BookingChanges =>
  Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'refundQuote'));

/** Beside `cancel` of what was paid. */
const MONEY: readonly StaffAction[] = ['confirm-payment', 'record-transfer', ...REFUND_ACTIONS];
const WITH_REASON: readonly StaffAction[] = ['cancel', 'approve-refund', 'reject-refund'];
const WITH_AMOUNT: readonly StaffAction[] = ['approve-refund', 'record-transfer'];
const ATTENDANCE = {
  'check-in': 'RecordArrival',
  'undo-check-in': 'UndoArrival',
  'check-out': 'RecordDeparture',
  'no-show': 'RecordNoShow',
} as const satisfies Partial<Record<StaffAction, AttendanceCommand['type']>>;

/** An action comes alone: what else the body says must be as it is. */
async function act(
  deps: Deps,
  request: FastifyRequest,
  book: StaffBookingJson,
  {
    action,
    version,
    reason,
    amount,
    refundId,
    reference,
    ...rest
  }: BookingChanges & { action: StaffAction },
): Promise<Position> {
  assertReadOnly(book, rest);
  if (reason !== undefined && !WITH_REASON.includes(action))
    throw invalidField('reason', NOT_WITH_THIS);
  if (amount !== undefined && !WITH_AMOUNT.includes(action))
    throw invalidField('amount', NOT_WITH_THIS);
  if (refundId !== undefined && !isRefundAction(action))
    throw invalidField('refundId', NOT_WITH_THIS);
  if (reference !== undefined && action !== 'record-transfer')
    throw invalidField('reference', NOT_WITH_THIS);
  const expectedVersion = version ?? null;
  const change = { expectedVersion, reason: reason ?? null };
  if (action === 'cancel') return cancel(deps, request, book._id, change);
  if (isRefundAction(action))
    return decideRefund(deps, request, book._id, action, {
      ...change,
      amount: amount ?? null,
      refundId: refundId ?? null,
    });
  if (action === 'confirm-payment') return confirmPayment(deps, request, book._id, expectedVersion);
  if (action === 'record-transfer') {
    if (!amount) throw invalidField('amount', NEEDED);
    const transfer = { amount: baht(amount), reference: reference ?? null, expectedVersion };
    return recordTransfer(deps, request, book._id, transfer);
  }
  const { commands, now } = deps;
  const at = now();
  const who = { bookingId: book._id, expectedVersion, by: principalOf(request).userId };
  const command = { type: ATTENDANCE[action], data: { ...who, at, today: bangkokDay(at) } };
  const stream = bookingStream(book._id);
  return (await commands.handle(booking, stream, command, contextOf(request))).position;
}

const isRefundAction = (action: StaffAction): action is RefundAction =>
  isOneOf(REFUND_ACTIONS, action);

const NOT_WITH_THIS = { th: 'ใช้กับการทำรายการนี้ไม่ได้', en: 'does not go with this' };
const NEEDED = { th: 'ต้องระบุ', en: 'is required' };

async function amend(
  deps: Deps,
  request: FastifyRequest,
  book: StaffBookingJson,
  { version, reason, amount, refundId, reference, ...body }: Omit<BookingChanges, 'action'>,
): Promise<Position> {
  if (reason !== undefined) throw invalidField('reason', NOT_WITH_THIS);
  if (amount !== undefined) throw invalidField('amount', NOT_WITH_THIS);
  if (refundId !== undefined) throw invalidField('refundId', NOT_WITH_THIS);
  if (reference !== undefined) throw invalidField('reference', NOT_WITH_THIS);
  const { guests, children, pets, breakfast, methodCheckIn, lang, ...stated } = body;
  const { reservedBy, email, phone, note, address, province, country, postalCode, ...fixed } =
    stated;
  assertReadOnly(book, fixed);
  if (reservedBy === null && book.reservedBy !== null) throw invalidField('reservedBy', NEEDED);
  if (phone === null && book.phone !== null) throw invalidField('phone', NEEDED);
  if (guests === 0 && book.guests !== 0) throw invalidField('guests', NEEDED);
  await assertCanBeHad(deps, book, given({ guests, children, pets, methodCheckIn }));
  const data: AmendBooking['data'] = {
    bookingId: book._id,
    expectedVersion: version ?? null,
    terms: given({ guests, children, pets, breakfast, methodCheckIn, lang }),
    guest: given({ reservedBy, email, phone, note, address, province, country, postalCode }),
  };
  const stream = bookingStream(book._id);
  const command = { type: 'AmendBooking', data } as const;
  return (await deps.commands.handle(booking, stream, command, contextOf(request))).position;
}

type Stated = Partial<Pick<StaffBookingJson, 'guests' | 'children' | 'pets' | 'methodCheckIn'>>;

/** What is stated anew must be available in the room and its hotel; what was so before may stay. */
async function assertCanBeHad(deps: Deps, book: StaffBookingJson, stated: Stated): Promise<void> {
  if (!differs<Stated>(book, stated)) return;
  const { room, hotel } = await loadOffer(deps, book.roomId);
  const { methodCheckIn = book.methodCheckIn, ...party } = stated;
  if (differs<Stated>(book, party)) assertRoomTakes({ ...book, ...party }, room.details);
  if (methodCheckIn !== book.methodCheckIn) assertChecksIn(methodCheckIn, hotel.details);
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
