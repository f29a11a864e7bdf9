import type {
  AnnouncedArrival,
  BookingTerms,
  GuestDetails,
  RefundsOfBooking,
  Seen,
  SentDocument,
} from '@baanpak/domain/booking/booking-state.ts';
import type { DeskPayment, Extra } from '@baanpak/domain/values/money/desk-payment.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type { BookingChannel } from '@baanpak/domain/values/money/rates.ts';
import type {
  RefundDecision,
  RefundedPayment,
  RefundProgress,
  RefundRequest,
  RefundStage,
} from '@baanpak/domain/values/money/refund.ts';
import type { CreditNote, TaxInvoice } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { ReadModel } from '../schema/read-model.ts';
import { searchedColumn } from '../schema/read-model.ts';

type BookingStatus = 'Reserved' | 'Booked' | 'Unavailable' | 'Expired' | 'Canceled' | 'Completed';
type PaymentStatus = 'pending' | 'failed' | 'mismatched' | RefundedPayment;

export type BookingRow = {
  booking_id: string;
  code: string;
  checkout_uid: string;
  room_id: string;
  hotel_id: string;
  owner_id: string;
  channel: BookingChannel;
  status: BookingStatus;
  payment_status: PaymentStatus;
  check_in: LocalDate;
  check_out: LocalDate;
  terms: BookingTerms;
  guest: GuestDetails;
  price: Satang;
  fee_charge: Satang;
  received: Satang;
  /** Null until one was issued. */
  tax_invoice: TaxInvoice | null;
  /** What takes some of it back, by refund. */
  credit_notes: Readonly<Record<string, CreditNote>>;
  /** When it was paid last; null until it is. */
  paid_at: Instant | null;
  /** Null for what never waited for its payment. */
  held_until: Instant | null;
  placed_at: Instant;
  /** When the guest said that the money was sent to the hotel, and the slip by its private id. */
  transfer_reported_at: Instant | null;
  slip_id: string | null;
  /** What the guest said ahead of coming, and when; erased: null. */
  announced: AnnouncedArrival | null;
  announced_at: Instant | null;
  /** What the guest sent, by its number. */
  documents: Readonly<Record<string, SentDocument>>;
  /** Who of the staff saw the guest come and leave, and when; null where nobody did. */
  arrival: Seen | null;
  departure: Seen | null;
  /** The guest was waited for, and did not come. */
  no_show: boolean;
  /** What staff tell each other of it. */
  staff_note: string | null;
  /** Lists leave it out. */
  disabled: boolean;
  /** What the stay costs beside its nights, and what was taken at the desk, by id; null: removed again. */
  extras: Readonly<Record<string, Extra | null>>;
  desk_payments: Readonly<Record<string, DeskPayment>>;
  /** Where the guest wants money; empty where nobody asked. */
  refunds: Partial<Pick<RefundsOfBooking, 'wish'>>;
  /** What was asked back and decided, by refund id; null: it waits for a decision. */
  refund_requests: Readonly<Record<string, RefundRequest>>;
  refund_decisions: Readonly<Record<string, RefundDecision | null>>;
  /** How far each refund is, by its id. */
  moved_refunds: Readonly<Record<string, RefundProgress>>;
  /** Revision of the booking's stream. */
  version: number;
};

/** Which booking an id that was given to its guest opens; of ids from which the booking's is derived there is none. */
type GuestIdRow = { guest_id_hash: string; booking_id: string };

/** How far a refund of a booking is: by what lists of them are filtered and sorted. */
export type RefundRow = {
  booking_id: string;
  refund_id: string;
  status: RefundStage;
  /** When it came to be so. */
  changed_at: Instant;
};

export type StayTables = {
  bookings: BookingRow;
  guest_ids: GuestIdRow;
  booking_refunds: RefundRow;
};

/** Nights: few stays are longer, and such are found by an index of their own. */
export const LONG_STAY = 62;

/** By what staff look for a booking. Made by the database whenever the rest of the row is written. */
const SEARCHED = searchedColumn(
  ['code', "guest->>'reservedBy'", "guest->>'email'"],
  "guest->>'phone'",
);

export const stayModel = {
  group: 'bookings',
  version: 13,
  keys: {
    bookings: ['booking_id'],
    guest_ids: ['guest_id_hash'],
    booking_refunds: ['booking_id', 'refund_id'],
  },
  sql: `
    CREATE TABLE bookings (
      booking_id uuid PRIMARY KEY, code text NOT NULL, checkout_uid uuid NOT NULL,
      room_id uuid NOT NULL, hotel_id uuid NOT NULL, owner_id uuid NOT NULL,
      channel text NOT NULL, status text NOT NULL, payment_status text NOT NULL,
      check_in date NOT NULL, check_out date NOT NULL, terms jsonb NOT NULL, guest jsonb NOT NULL,
      price bigint NOT NULL, fee_charge bigint NOT NULL, received bigint NOT NULL,
      tax_invoice jsonb, credit_notes jsonb NOT NULL,
      paid_at timestamptz, held_until timestamptz, placed_at timestamptz NOT NULL,
      transfer_reported_at timestamptz, slip_id text,
      announced jsonb, announced_at timestamptz, documents jsonb NOT NULL,
      arrival jsonb, departure jsonb, no_show boolean NOT NULL,
      staff_note text, disabled boolean NOT NULL,
      extras jsonb NOT NULL, desk_payments jsonb NOT NULL, refunds jsonb NOT NULL,
      refund_requests jsonb NOT NULL, refund_decisions jsonb NOT NULL, moved_refunds jsonb NOT NULL,
      version bigint NOT NULL, ${SEARCHED});
    CREATE TABLE booking_refunds (
      booking_id uuid NOT NULL, refund_id text NOT NULL, status text NOT NULL,
      changed_at timestamptz NOT NULL, PRIMARY KEY (booking_id, refund_id));
    CREATE TABLE guest_ids (guest_id_hash text PRIMARY KEY, booking_id uuid NOT NULL);`,
  indexes: `
    CREATE INDEX ON bookings (code);
    CREATE INDEX ON bookings (checkout_uid);
    CREATE INDEX ON bookings (hotel_id, check_in, check_out);
    CREATE INDEX ON bookings (room_id, check_in, check_out);
    CREATE INDEX ON booking_refunds (changed_at, booking_id, refund_id);
    CREATE INDEX ON bookings (owner_id, check_in);
    CREATE INDEX ON bookings (owner_id, placed_at DESC, booking_id)
      INCLUDE (status, payment_status, check_in, check_out, hotel_id, room_id, price, channel, disabled);
    CREATE INDEX ON bookings (owner_id) INCLUDE (searched, disabled);
    CREATE INDEX ON bookings (lower(guest->>'email'));
    CREATE INDEX ON bookings (owner_id, (guest->>'reservedBy'), booking_id);
    CREATE INDEX ON bookings ((guest->>'reservedBy'), booking_id);
    CREATE INDEX ON bookings (placed_at DESC, booking_id) INCLUDE (disabled);
    CREATE INDEX ON bookings (hotel_id, check_out) WHERE check_out - check_in > ${LONG_STAY};
    CREATE INDEX ON bookings (room_id, check_out) WHERE check_out - check_in > ${LONG_STAY};
    CREATE INDEX ON bookings USING gin (searched public.gin_trgm_ops);`,
} as const satisfies ReadModel;
