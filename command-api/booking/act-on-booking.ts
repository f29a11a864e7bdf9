import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import {
  BILL_ACTIONS,
  type BillAction,
  type BookingChanges,
  type StaffAction,
} from '@baanpak/contract/booking/staff-booking-requests.ts';
import { REFUND_ACTIONS, type RefundAction } from '@baanpak/contract/refund/refund-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type {
  AttendanceCommand,
  PlacedBooking,
  RecordDeparture,
} from '@baanpak/domain/booking/booking-state.ts';
import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { latestPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { followUp } from '../processes/follow-up.ts';
import { assertReadOnly } from '../read-only.ts';
import { decideRefund } from '../refund/decide-refund.ts';
import { contextOf, idFor } from '../request.ts';
import { assignUnit } from '../room-calendar/assign-unit.ts';
import { type ActionFields, fieldsFor } from './action-fields.ts';
import { loadBooking } from './booking-answer.ts';
import { cancel } from './cancel-booking.ts';
import { type BillChange, changeBill } from './change-bill.ts';
import { confirmPayment } from './confirm-payment.ts';
import { earlyDeparture } from './early-departure.ts';
import { movedBy, withRightToPayBack } from './move-stay.ts';
import { recordTransfer } from './record-transfer.ts';
import { mayDecideMoney } from './staff-booking-access.ts';
import { undo } from './undo.ts';

type Action = BookingChanges & { action: StaffAction };

const ATTENDANCE = {
  'check-in': 'RecordArrival',
  'undo-check-in': 'UndoArrival',
  'no-show': 'RecordNoShow',
} as const satisfies Partial<Record<StaffAction, AttendanceCommand['type']>>;

/** An action comes alone: what else the body says must be as it is. Refuses as the action does. */
export async function act(
  deps: Deps,
  request: FastifyRequest,
  book: StaffBookingJson,
  { action, ...asked }: Action,
): Promise<Position> {
  const { fields, rest } = fieldsFor(action, asked);
  const { version, ...fixed } = rest;
  assertReadOnly(book, fixed);
  const { reason, amount, refundId, reference } = fields;
  const expectedVersion = version ?? null;
  const change = { expectedVersion, reason: reason ?? null };
  if (action === 'cancel') return cancel(deps, request, book._id, change);
  if (action === 'undo') {
    const position = needed('position', fields.position);
    return undo(deps, request, book._id, { position, expectedVersion });
  }
  if (isOneOf<RefundAction>(REFUND_ACTIONS, action))
    return decideRefund(deps, request, book._id, action, {
      ...change,
      amount: amount ?? null,
      refundId: refundId ?? null,
      ...(fields.method && { method: fields.method }),
    });
  if (action === 'confirm-payment') return confirmPayment(deps, request, book._id, expectedVersion);
  if (action === 'record-transfer') {
    const sum = needed('amount', amount || undefined);
    const transfer = { amount: baht(sum), reference: reference ?? null, expectedVersion };
    return recordTransfer(deps, request, book._id, transfer);
  }
  if (isOneOf<BillAction>(BILL_ACTIONS, action)) {
    const entry = billChange(action, fields);
    return changeBill(deps, request, book._id, expectedVersion, entry);
  }
  if (action === 'assign-unit') {
    const unit = needed('unit', fields.unit?.trim() || undefined);
    return assignUnit(deps, request, book, unit, expectedVersion);
  }
  if (action === 'check-out')
    return depart(deps, request, book._id, expectedVersion, fields.reprice ?? false);
  return attend(deps, request, book._id, ATTENDANCE[action], expectedVersion);
}

function billChange(
  action: BillAction,
  { amount, reference, method, text, chargeId }: ActionFields,
): BillChange {
  if (action === 'remove-charge') return { action, chargeId: needed('chargeId', chargeId) };
  const sum = baht(needed('amount', amount || undefined));
  if (action === 'add-charge')
    return { action, amount: sum, text: needed('text', text?.trim() || undefined) };
  const said = reference?.trim() || null;
  return { action, amount: sum, method: needed('method', method), reference: said };
}

async function attend(
  deps: Deps,
  request: FastifyRequest,
  bookingId: string,
  type: (typeof ATTENDANCE)[keyof typeof ATTENDANCE],
  expectedVersion: number | null,
): Promise<Position> {
  const at = deps.now();
  const who = { bookingId, expectedVersion, by: principalOf(request).userId };
  const command = { type, data: { ...who, at, today: bangkokDay(at) } };
  const stream = bookingStream(bookingId);
  const context = contextOf(request);
  const { events, position } = await deps.commands.handle(booking, stream, command, context);
  return latestPosition([position, await followUp(deps, events)]);
}

/** Before the last day it frees the nights left; with `reprice`, only those stayed are paid for. */
async function depart(
  deps: Deps,
  request: FastifyRequest,
  bookingId: string,
  expectedVersion: number | null,
  reprice: boolean,
): Promise<Position> {
  const { state } = await loadBooking(deps, bookingId);
  const moveId = idFor(request, deps, `check-out ${bookingId}`);
  const departure = await departureOf(deps, request, state, { expectedVersion, reprice, moveId });
  const command = await withRightToPayBack(deps, request, state, departure);
  const { events, position } = await deps.commands.handle(
    booking,
    bookingStream(bookingId),
    command,
    contextOf(request),
  );
  return latestPosition([position, await followUp(deps, events)]);
}

type Departure = Readonly<{ expectedVersion: number | null; reprice: boolean; moveId: string }>;

async function departureOf(
  deps: Deps,
  request: FastifyRequest,
  state: PlacedBooking,
  { expectedVersion, ...asked }: Departure,
): Promise<(paysBack: boolean) => RecordDeparture> {
  const who = { by: principalOf(request).userId, at: deps.now() };
  const early = await earlyDeparture(deps, state, { ...who, ...asked });
  const { bookingId } = state;
  const data = { bookingId, expectedVersion, ...who, today: bangkokDay(who.at) };
  return (paysBack) => ({
    type: 'RecordDeparture',
    data: { ...data, early: early && { ...early, paysBack } },
  });
}

/** What it would come to that the guest departs now, in THB, with nothing written; refuses as that would. */
export async function previewDeparture(
  deps: Deps,
  request: FastifyRequest,
  book: StaffBookingJson,
  { action, ...asked }: Action & { action: 'check-out' },
) {
  const { fields, rest } = fieldsFor(action, asked);
  const { version, ...fixed } = rest;
  assertReadOnly(book, fixed);
  const { state } = await loadBooking(deps, book._id);
  const { reprice = false } = fields;
  const as = { expectedVersion: version ?? null, reprice, moveId: 'preview' };
  const departure = await departureOf(deps, request, state, as);
  return movedBy(
    state,
    booking.decide(state, departure(mayDecideMoney(request, state.terms.ownerId))),
  );
}

/** What the action cannot do without; 400 where it is missing. */
function needed<T>(field: string, value: T | undefined): T {
  if (value === undefined) throw invalidField(field, { th: 'ต้องระบุ', en: 'is required' });
  return value;
}
