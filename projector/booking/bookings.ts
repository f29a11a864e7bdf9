import {
  type AttendanceEvent,
  type BookingEvent,
  type BookingPaid,
  type BookingPlaced,
  type DepartureUndone,
  type DeskMoneyEvent,
  type DifferenceApproved,
  type DifferenceRejected,
  type GuestDetails,
  type MoveEvent,
  type NewGuest,
  NO_GUEST,
  type NoShowUndone,
  type OnlineCheckInEvent,
  type RefundApproved,
  type RefundRejected,
} from '@baanpak/domain/booking/booking-state.ts';
import { decisionOfMove } from '@baanpak/domain/booking/moves.ts';
import {
  decisionOf,
  decisionOnDifference,
  pendingDifference,
  refundIdOf,
  withAccount,
} from '@baanpak/domain/booking/refunds.ts';
import type { CheckoutEvent } from '@baanpak/domain/checkout/checkout-state.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { methodPaidBy } from '@baanpak/domain/values/money/payment-method.ts';
import {
  type RefundRequestDetails,
  type RefundStage,
  STAGE_OF,
  stageAfter,
} from '@baanpak/domain/values/money/refund.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { anyOf, openKysely } from '@baanpak/infrastructure/database/kysely.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { merge, put, set } from '../row-changes.ts';
import type { ErasedSubjects, Projection } from '../run/projection.ts';
import type { Change } from '../run/rows.ts';
import { type BookingRow, type StayTables, stayModel } from './tables.ts';

/** Columns of a booking that an event sets. */
const change = (bookingId: string, columns: Partial<BookingRow>) =>
  set('bookings', { booking_id: bookingId }, columns);

/** Fields that an event adds to an object in a booking's column. */
const mergeInto = (bookingId: string, column: keyof BookingRow, fields: object) =>
  merge('bookings', { booking_id: bookingId }, column, fields);

/** What a booking's row says of who came, who left and who did neither. */
const attendance: Projection<AttendanceEvent | DepartureUndone | NoShowUndone>['when'] = {
  GuestArrived: ({ data: { bookingId, by, at }, revision }) => [
    change(bookingId, { arrival: { by, at }, version: revision }),
  ],
  ArrivalUndone: ({ data, revision }) => [
    change(data.bookingId, { arrival: null, version: revision }),
  ],
  GuestDeparted: ({ data: { bookingId, by, at }, revision }) => [
    change(bookingId, { status: 'Completed', departure: { by, at }, version: revision }),
  ],
  NoShowRecorded: ({ data, revision }) => [
    change(data.bookingId, { status: 'Completed', no_show: true, version: revision }),
  ],
  DepartureUndone: ({ data, revision }) => [
    change(data.bookingId, { status: 'Booked', departure: null, version: revision }),
  ],
  NoShowUndone: ({ data, revision }) => [
    change(data.bookingId, { status: 'Booked', no_show: false, version: revision }),
  ],
};

/** What a booking's row says of where and when it stays, once that changed. */
const moves: Projection<MoveEvent>['when'] = {
  StayMoved: (event) => {
    const { bookingId, to, at, returned } = event.data;
    const decision = decisionOfMove(event);
    const moved = [
      merge('bookings', { booking_id: bookingId }, 'terms', to),
      change(bookingId, {
        ...{ room_id: to.roomId, check_in: to.checkIn, check_out: to.checkOut },
        ...{ price: to.price, version: event.revision },
      }),
    ];
    if (returned === null) return moved;
    const { refundId } = returned;
    const stage = { booking_id: bookingId, refund_id: refundId, changed_at: at };
    return [
      ...moved,
      mergeInto(bookingId, 'refund_decisions', { [refundId]: decision }),
      put('booking_refunds', { ...stage, status: stageAfter(decision) }),
    ];
  },
  MoveAbandoned: ({ data, revision }) => [change(data.bookingId, { version: revision })],
};

/** What a booking's row says of what the guest sent ahead. */
const onlineCheckIn: Projection<OnlineCheckInEvent>['when'] = {
  ArrivalAnnounced: ({ data: { bookingId, arrival, at }, revision }) => [
    change(bookingId, { announced: arrival, announced_at: at, version: revision }),
  ],
  DocumentSent: ({ data: { bookingId, number, fileId, mediaType, sentAt }, revision }) => [
    mergeInto(bookingId, 'documents', { [number]: { number, fileId, mediaType, sentAt } }),
    change(bookingId, { version: revision }),
  ],
  DocumentsDeleted: ({ data: { bookingId }, revision }) => [
    change(bookingId, { documents: {}, version: revision }),
  ],
};

/** What a booking's row says of extras and of money taken at the desk. */
const deskMoney: Projection<DeskMoneyEvent>['when'] = {
  DeskPaymentRecorded: ({ data, revision }) => {
    const { bookingId, paymentId, coversStay, ...payment } = data;
    return [
      mergeInto(bookingId, 'desk_payments', { [paymentId]: payment }),
      change(bookingId, {
        ...(coversStay && { payment_status: 'paid' as const }),
        version: revision,
      }),
    ];
  },
  ExtraAdded: ({ data: { bookingId, extraId, ...extra }, revision }) => [
    mergeInto(bookingId, 'extras', { [extraId]: extra }),
    change(bookingId, { version: revision }),
  ],
  ExtraRemoved: ({ data: { bookingId, extraId }, revision }) => [
    mergeInto(bookingId, 'extras', { [extraId]: null }),
    change(bookingId, { version: revision }),
  ],
  DeskMoneyOwedBack: ({ data: { bookingId }, revision }) => [
    change(bookingId, { version: revision }),
  ],
  DeskMoneyOwedChanged: ({ data: { bookingId }, revision }) => [
    change(bookingId, { version: revision }),
  ],
};

type OfPayment = Extract<
  CheckoutEvent,
  { type: 'PaymentAttempted' | 'PaymentFailed' | 'TransferReported' }
>;

/** One row a booking: the guest's page, the owner's lists. */
export const bookings: Projection<BookingEvent | OfPayment> = {
  model: stayModel,
  records: {
    bookings: { resource: 'bookings', id: ['booking_id'] },
    booking_refunds: { resource: 'refunds', id: ['booking_id', 'refund_id'] },
  },
  streams: ['booking-', 'checkout-'],
  forget: forgetBookings,
  when: {
    BookingPlaced: ({ data, revision }) => [put('bookings', begun(data, 'Reserved', revision))],
    BookingTaken: ({ data: { takenAt: placedAt, ...data }, revision }) => [
      put('bookings', begun({ ...data, placedAt, heldUntil: null }, 'Booked', revision)),
    ],
    BlockPlaced: ({ data, revision }) => [
      put('bookings', begun({ ...data, heldUntil: null }, 'Unavailable', revision)),
    ],
    BlockLifted: ({ data, revision }) => [
      change(data.bookingId, { status: 'Canceled', version: revision }),
    ],
    BookingPaid: ({ data, revision }) => paid(data, { status: 'Booked', version: revision }),
    PaymentReceived: ({ data, revision }) => paid(data, { version: revision }),
    TaxInvoiceRecorded: ({ data: { bookingId, invoice }, revision }) => [
      change(bookingId, { tax_invoice: invoice, version: revision }),
    ],
    CreditNoteRecorded: ({ data: { bookingId, note }, revision }) => [
      mergeInto(bookingId, 'credit_notes', { [note.refundId]: note }),
      change(bookingId, { version: revision }),
    ],
    GuestIdGiven: ({ data: { bookingId, guestIdHash }, revision }) => [
      put('guest_ids', { guest_id_hash: guestIdHash, booking_id: bookingId }),
      change(bookingId, { version: revision }),
    ],
    BookingExpired: ({ data, revision }) => [
      change(data.bookingId, { status: 'Expired', version: revision }),
    ],
    BookingGivenUp: ({ data, revision }) => [
      change(data.bookingId, { status: 'Canceled', version: revision }),
    ],
    PaymentTurnedAway: ({ data: { bookingId, status }, revision }) => [
      change(bookingId, { status, version: revision }),
    ],
    BookingAbandoned: ({ data, revision }) => [
      change(data.bookingId, { status: 'Canceled', version: revision }),
    ],
    BookingCanceled: ({ data, revision }) => [
      change(data.bookingId, { status: 'Canceled', version: revision }),
    ],
    BookingAmended: ({ data: { bookingId, terms, guest }, revision }) => [
      merge('bookings', { booking_id: bookingId }, 'terms', terms),
      merge('bookings', { booking_id: bookingId }, 'guest', guest ?? {}),
      change(bookingId, { version: revision }),
    ],
    StaffNoteSet: ({ data: { bookingId, staffNote }, revision }) => [
      change(bookingId, { staff_note: staffNote, version: revision }),
    ],
    BookingDisabled: ({ data, revision }) => [
      change(data.bookingId, { disabled: true, version: revision }),
    ],
    BookingEnabled: ({ data, revision }) => [
      change(data.bookingId, { disabled: false, version: revision }),
    ],
    ...attendance,
    ...onlineCheckIn,
    BookingReinstated: ({ data: { bookingId, status }, revision }) => [
      change(bookingId, { status, disabled: false, version: revision }),
    ],
    ...deskMoney,
    ...moves,
    StayCompleted: ({ data, revision }) => [
      change(data.bookingId, { status: 'Completed', version: revision }),
    ],
    PaymentMethodChanged: ({ data: { bookingId, paymentMethod }, revision }) => [
      merge('bookings', { booking_id: bookingId }, 'terms', { paymentMethod }),
      change(bookingId, { version: revision }),
    ],
    RefundRequested: (event) => {
      const { bookingId, wish, quote, requestedAt } = event.data;
      const refundId = refundIdOf(event);
      const request = { quote, reason: wish?.reason ?? null, requestedAt };
      return [
        accountNamed(bookingId, wish),
        mergeInto(bookingId, 'refund_requests', { [refundId]: request }),
        mergeInto(bookingId, 'refund_decisions', { [refundId]: null }),
        stage(bookingId, refundId, 'requested', requestedAt),
        change(bookingId, { payment_status: 'refund-requested', version: event.revision }),
      ];
    },
    RefundAccountNamed: ({ data: { bookingId, wish }, revision }) => [
      accountNamed(bookingId, wish),
      change(bookingId, { version: revision }),
    ],
    RefundRejected: (event) => [
      ...decided(event),
      change(event.data.bookingId, {
        payment_status: 'refund-rejected',
        version: event.revision,
      }),
    ],
    RefundApproved: (event) => [
      ...decided(event),
      change(event.data.bookingId, {
        status: 'Canceled',
        payment_status: event.data.paymentStatus,
        version: event.revision,
      }),
    ],
    RefundMoved: ({ data: { bookingId, paymentStatus, received, ...progress }, revision }) => [
      merge('bookings', { booking_id: bookingId }, 'moved_refunds', {
        [progress.refundId]: progress,
      }),
      stage(bookingId, progress.refundId, STAGE_OF[progress.status], progress.at),
      change(bookingId, { payment_status: paymentStatus, received, version: revision }),
    ],
    DifferenceRequested: ({ data: { bookingId, refundId, ...asked }, revision }) => {
      const { request, decision } = pendingDifference(asked);
      return [
        mergeInto(bookingId, 'refund_requests', { [refundId]: request }),
        mergeInto(bookingId, 'refund_decisions', { [refundId]: decision }),
        stage(bookingId, refundId, decision ? stageAfter(decision) : 'requested', asked.at),
        change(bookingId, { version: revision }),
      ];
    },
    DifferenceApproved: differenceDecided,
    DifferenceRejected: differenceDecided,
    PaymentAttempted: ({ data }) =>
      data.bookingIds.map((bookingId) => change(bookingId, { payment_status: 'pending' })),
    PaymentFailed: ({ data: { bookingIds, failureCode } }) => {
      const payment_status = failureCode === 'mismatched' ? failureCode : 'failed';
      return bookingIds.map((bookingId) => change(bookingId, { payment_status }));
    },
    TransferReported: ({ data: { bookingIds, heldUntil, reportedAt, slipId } }) =>
      bookingIds.map((bookingId) =>
        change(bookingId, {
          held_until: heldUntil,
          transfer_reported_at: reportedAt,
          slip_id: slipId,
        }),
      ),
  },
};

/** The money of a booking, and how it came after all. */
function paid(
  { bookingId, amount, feeCharge, paidAt, ...rest }: BookingPaid['data'],
  columns: Partial<BookingRow>,
): Change[] {
  const paymentMethod = methodPaidBy({ feeCharge, ...rest });
  return [
    ...(paymentMethod
      ? [merge('bookings', { booking_id: bookingId }, 'terms', { paymentMethod })]
      : []),
    change(bookingId, {
      payment_status: 'paid',
      received: amount,
      fee_charge: feeCharge,
      paid_at: paidAt,
      disabled: false,
      ...columns,
    }),
  ];
}

function decided(event: RefundRejected | RefundApproved): Change[] {
  const { bookingId, at } = event.data;
  const [refundId, decision] = [refundIdOf(event), decisionOf(event)];
  return [
    mergeInto(bookingId, 'refund_decisions', { [refundId]: decision }),
    stage(bookingId, refundId, stageAfter(decision), at),
  ];
}

function differenceDecided(
  event: EventEnvelope<DifferenceApproved | DifferenceRejected>,
): readonly Change[] {
  const { bookingId, refundId, at } = event.data;
  const decision = decisionOnDifference(event);
  return [
    mergeInto(bookingId, 'refund_decisions', { [refundId]: decision }),
    stage(bookingId, refundId, stageAfter(decision), at),
    change(bookingId, { version: event.revision }),
  ];
}

const stage = (booking_id: string, refund_id: string, status: RefundStage, changed_at: Instant) =>
  put('booking_refunds', { booking_id, refund_id, status, changed_at });

/** Of a guest who was erased nothing is left of an account that was named before, either. */
function accountNamed(bookingId: string, said: RefundRequestDetails | null): Change {
  const wish = withAccount(said);
  const columns: BookingRow['refunds'] = wish || said === null ? { wish } : {};
  return merge('bookings', { booking_id: bookingId }, 'refunds', columns);
}

type Begun = Omit<BookingPlaced['data'], 'heldUntil'> & {
  heldUntil: BookingRow['held_until'];
};

/** What opens a booking stands in the log alone, sealed; null of a guest who was erased. */
function withoutId(given: NewGuest | null): GuestDetails {
  const { guestId: _, ...guest }: NewGuest = given ?? NO_GUEST;
  return guest;
}

const begun = (
  { bookingId, terms, guest, heldUntil, placedAt }: Begun,
  status: BookingRow['status'],
  version: number,
): BookingRow => ({
  booking_id: bookingId,
  code: terms.code,
  checkout_uid: terms.checkoutUid,
  channel: terms.channel,
  room_id: terms.roomId,
  hotel_id: terms.hotelId,
  owner_id: terms.ownerId,
  status,
  payment_status: 'pending',
  check_in: terms.checkIn,
  check_out: terms.checkOut,
  terms,
  guest: withoutId(guest),
  price: terms.price,
  fee_charge: satang(0),
  received: satang(0),
  paid_at: null,
  tax_invoice: null,
  credit_notes: {},
  held_until: heldUntil,
  placed_at: placedAt,
  transfer_reported_at: null,
  slip_id: null,
  announced: null,
  announced_at: null,
  documents: {},
  arrival: null,
  departure: null,
  no_show: false,
  staff_note: null,
  disabled: false,
  extras: {},
  desk_payments: {},
  refunds: {},
  refund_requests: {},
  refund_decisions: {},
  moved_refunds: {},
  version,
});

/** What bookings say of erased guests. */
async function forgetBookings(pool: Pool, schema: string, { ids }: ErasedSubjects): Promise<void> {
  const guest = sql<GuestDetails>`${JSON.stringify(NO_GUEST)}::jsonb`;
  await openKysely<StayTables>(pool)
    .withSchema(schema)
    .updateTable('bookings')
    .set({
      guest,
      staff_note: null,
      announced: null,
      refunds: sql`case when refunds ? 'wish' then '{"wish": null}'::jsonb else refunds end`,
      extras: withoutField('extras', 'text'),
      desk_payments: withoutField('desk_payments', 'reference'),
      refund_requests: withoutField('refund_requests', 'reason'),
      refund_decisions: withoutField('refund_decisions', 'reason'),
    })
    .where('booking_id', '=', anyOf(ids))
    .where(({ eb, or }) =>
      or([
        eb('guest', '<>', guest),
        eb('staff_note', 'is not', null),
        eb('announced', 'is not', null),
      ]),
    )
    .execute();
}

type Personal = 'refund_requests' | 'refund_decisions' | 'extras' | 'desk_payments';

/** A column of entries by id, with null for what each says of the guest. */
const withoutField = <Column extends Personal>(column: Column, field: string) =>
  sql<BookingRow[Column]>`(
    select coalesce(jsonb_object_agg(key, case when value ? ${field}::text
      then value || jsonb_build_object(${field}::text, null) else value end), '{}')
    from jsonb_each(${sql.ref(column)}))`;
