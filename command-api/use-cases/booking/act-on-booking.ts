import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type {
  BookingChanges,
  StaffAction,
} from '@baanpak/contract/booking/staff-booking-requests.ts';
import type { RefundAction } from '@baanpak/contract/refund/refund-requests.ts';
import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import type {
  AttendanceCommand,
  PlacedBooking,
  RecordDeparture,
} from '@baanpak/domain/booking/booking-state.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyRequest } from 'fastify';
import { latestPosition } from '../../http/answer.ts';
import { assertReadOnly } from '../../http/read-only.ts';
import { contextOf, idFor } from '../../http/request.ts';
import type { Clock, Commands, Ports } from '../../ports.ts';
import { decideRefund } from '../refund/decide-refund.ts';
import { assignUnit } from '../room-calendar/assign-unit.ts';
import { type ActionFields, fieldsFor } from './action-fields.ts';
import { loadBooking } from './booking-answer.ts';
import { cancel } from './cancel-booking.ts';
import { type BillChange, changeBill } from './change-bill.ts';
import { confirmPayment } from './confirm-payment.ts';
import { DECIDES_MONEY } from './decides-money.ts';
import { earlyDeparture } from './early-departure.ts';
import { movedBy, withRightToPayBack } from './move-stay.ts';
import { recordTransfer } from './record-transfer.ts';
import { assertMayDecideMoney, mayDecideMoney } from './staff-booking-access.ts';
import { undo } from './undo.ts';

type Action = BookingChanges & { action: StaffAction };

/** An action comes alone: what else the body says must be as it is. Refuses as the action does. */
export async function act(
  ports: Ports,
  request: FastifyRequest,
  book: StaffBookingJson,
  { action, ...asked }: Action,
): Promise<Position> {
  if (DECIDES_MONEY[action]) await assertMayDecideMoney(ports, request, book.ownerId);
  const { fields, rest } = fieldsFor(action, asked);
  const { version, ...fixed } = rest;
  assertReadOnly(book, fixed);
  const change = { expectedVersion: version ?? null, reason: fields.reason ?? null };
  return ACTIONS[action]({ ports, request, book, bookingId: book._id, fields, change });
}

type Asked = Readonly<{
  ports: Ports;
  request: FastifyRequest;
  book: StaffBookingJson;
  bookingId: string;
  fields: ActionFields;
  change: Readonly<{ expectedVersion: number | null; reason: string | null }>;
}>;

/** What each action does. */
const ACTIONS: Readonly<Record<StaffAction, (asked: Asked) => Promise<Position>>> = {
  'check-in': (asked) => attend(asked, 'RecordArrival'),
  'undo-check-in': (asked) => attend(asked, 'UndoArrival'),
  'no-show': (asked) => attend(asked, 'RecordNoShow'),
  'check-out': depart,
  'assign-unit': ({ ports, request, book, fields, change }) => {
    const unit = needed('unit', fields.unit?.trim() || undefined);
    return assignUnit(ports, request, book, unit, change.expectedVersion);
  },
  undo: ({ ports, request, bookingId, fields, change: { expectedVersion } }) => {
    const position = needed('position', fields.position);
    return undo(ports, request, bookingId, { position, expectedVersion });
  },
  cancel: ({ ports, request, bookingId, change }) => cancel(ports, request, bookingId, change),
  'confirm-payment': ({ ports, request, bookingId, change }) =>
    confirmPayment(ports, request, bookingId, change.expectedVersion),
  'record-transfer': ({ ports, request, bookingId, fields, change: { expectedVersion } }) => {
    const transfer = {
      amount: sumIn(fields),
      reference: fields.reference ?? null,
      expectedVersion,
    };
    return recordTransfer(ports, request, bookingId, transfer);
  },
  'record-payment': (asked) => {
    const { method, reference } = asked.fields;
    return putOnBill(asked, {
      action: 'record-payment',
      amount: sumIn(asked.fields),
      method: needed('method', method),
      reference: reference?.trim() || null,
    });
  },
  'add-charge': (asked) =>
    putOnBill(asked, {
      action: 'add-charge',
      amount: sumIn(asked.fields),
      text: needed('text', asked.fields.text?.trim() || undefined),
    }),
  'remove-charge': (asked) =>
    putOnBill(asked, {
      action: 'remove-charge',
      chargeId: needed('chargeId', asked.fields.chargeId),
    }),
  'approve-refund': (asked) => decide(asked, 'approve-refund'),
  'reject-refund': (asked) => decide(asked, 'reject-refund'),
  'confirm-refund-paid': (asked) => decide(asked, 'confirm-refund-paid'),
  'retry-refund': (asked) => decide(asked, 'retry-refund'),
};

const sumIn = ({ amount }: ActionFields) => baht(needed('amount', amount || undefined));

const putOnBill = ({ ports, request, bookingId, change }: Asked, entry: BillChange) =>
  changeBill(ports, request, bookingId, change.expectedVersion, entry);

const decide = ({ ports, request, bookingId, fields, change }: Asked, action: RefundAction) =>
  decideRefund(ports, request, bookingId, action, {
    ...change,
    amount: fields.amount ?? null,
    refundId: fields.refundId ?? null,
    ...(fields.method && { method: fields.method }),
  });

async function attend(
  { ports, request, bookingId, change: { expectedVersion } }: Asked,
  type: Exclude<AttendanceCommand['type'], 'RecordDeparture'>,
): Promise<Position> {
  const at = ports.now();
  const who = { bookingId, expectedVersion, by: principalOf(request).userId };
  const command = { type, data: { ...who, at, today: bangkokDay(at) } };
  const stream = bookingStream(bookingId);
  const context = contextOf(request);
  const { events, position } = await ports.commands.handle(booking, stream, command, context);
  return latestPosition([position, await ports.followUp(events)]);
}

/** Before the last day it frees the nights left; with `reprice`, only those stayed are paid for. */
async function depart({
  ports,
  request,
  bookingId,
  fields: { reprice = false },
  change: { expectedVersion },
}: Asked): Promise<Position> {
  const { state } = await loadBooking(ports, bookingId);
  const moveId = idFor(request, ports, `check-out ${bookingId}`);
  const departure = await departureOf(ports, request, state, { expectedVersion, reprice, moveId });
  const command = await withRightToPayBack(ports, request, state, departure);
  const { events, position } = await ports.commands.handle(
    booking,
    bookingStream(bookingId),
    command,
    contextOf(request),
  );
  return latestPosition([position, await ports.followUp(events)]);
}

type Departure = Readonly<{ expectedVersion: number | null; reprice: boolean; moveId: string }>;

async function departureOf(
  ports: Commands & Clock,
  request: FastifyRequest,
  state: PlacedBooking,
  { expectedVersion, ...asked }: Departure,
): Promise<(paysBack: boolean) => RecordDeparture> {
  const who = { by: principalOf(request).userId, at: ports.now() };
  const early = await earlyDeparture(ports, state, { ...who, ...asked });
  const { bookingId } = state;
  const data = { bookingId, expectedVersion, ...who, today: bangkokDay(who.at) };
  return (paysBack) => ({
    type: 'RecordDeparture',
    data: { ...data, early: early && { ...early, paysBack } },
  });
}

/** What it would come to that the guest departs now, in THB, with nothing written; refuses as that would. */
export async function previewDeparture(
  ports: Commands & Clock,
  request: FastifyRequest,
  book: StaffBookingJson,
  { action, ...asked }: Action & { action: 'check-out' },
) {
  const { fields, rest } = fieldsFor(action, asked);
  const { version, ...fixed } = rest;
  assertReadOnly(book, fixed);
  const { state } = await loadBooking(ports, book._id);
  const { reprice = false } = fields;
  const as = { expectedVersion: version ?? null, reprice, moveId: 'preview' };
  const departure = await departureOf(ports, request, state, as);
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
