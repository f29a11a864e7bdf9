import type {
  CheckoutItem,
  GuestNotes,
  HeldStay,
} from '@baanpak/domain/checkout/checkout-messages.ts';
import type { HotelDetails, HotelPictures } from '@baanpak/domain/hotel/hotel.ts';
import type { CaseAction, CaseKind } from '@baanpak/domain/money-case/money-case.ts';
import type { ChargeMethod } from '@baanpak/domain/payment/payment.ts';
import type { RoomDetails, RoomPictures } from '@baanpak/domain/room/room.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import type { BookingTerms, GuestDetails, Seen } from '@baanpak/domain/stay/booking-messages.ts';
import type { RefundsOfBooking } from '@baanpak/domain/stay/refund-messages.ts';
import type { UserDetails } from '@baanpak/domain/user/user.ts';
import type { Satang } from '@baanpak/domain/values/money/money.ts';
import type {
  RefundDecision,
  RefundedPayment,
  RefundProgress,
  RefundRequest,
} from '@baanpak/domain/values/money/refund.ts';
import type { TaxInvoice } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Role } from '@baanpak/domain/values/people/roles.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** The read models, as PostgreSQL holds them; amounts in satang. schema/create.ts makes them. */
export type ReadSchema = {
  checkpoints: CheckpointRow;
  hotels: HotelRow;
  rooms: RoomRow;
  room_units: RoomUnitsRow;
  price_periods: PricePeriodRow;
  stay_rules: StayRulesRow;
  room_nights: RoomNightRow;
  room_calendars: RoomCalendarRow;
  room_moves: RoomMoveRow;
  bookings: BookingRow;
  guest_ids: GuestIdRow;
  checkouts: CheckoutRow;
  payments: PaymentRow;
  money_cases: MoneyCaseRow;
  users: UserRow;
  site: SiteRow;
};

/** How far the log is read: both numbers of the position, as text (they are 64 bits). */
export type CheckpointRow = { name: string; store_id: string; commit: string; prepare: string };

export type HotelRow = {
  hotel_id: string;
  owner_id: string;
  slug: string;
  province_id: string;
  disabled: boolean;
  /** A removed one is disabled, too. */
  removed: boolean;
  /** Where it is on the map; null where nobody said. */
  lat: number | null;
  lng: number | null;
  /** Its names as they are searched: `searchedNames` of domain/values/searched-names. */
  names: string;
  name_grams: readonly string[];
  details: HotelDetails;
  /** Those that were set. */
  pictures: Partial<HotelPictures>;
  /** Revision of the hotel's stream. */
  version: number;
};

export type RoomRow = {
  room_id: string;
  hotel_id: string;
  owner_id: string;
  disabled: boolean;
  /** A removed one is disabled, too. */
  removed: boolean;
  base_price: Satang;
  max_guests: number;
  details: RoomDetails;
  /** Those that were set. */
  pictures: Partial<RoomPictures>;
  /** Revision of the room's stream. */
  version: number;
};

/** How many identical rooms are sold under a room; apart from `rooms` since its calendar decides it. */
export type RoomUnitsRow = { room_id: string; units: number };

/** A night's price from `from_night` up to, but not including, `to_night`; the highest `seq` counts. */
export type PricePeriodRow = {
  room_id: string;
  seq: number;
  from_night: LocalDate;
  to_night: LocalDate;
  /** A bit for each, Sunday the lowest. */
  weekdays: number;
  price: Satang;
};

/** Rules of stay on some days; of each rule, the highest `seq` that says it counts. */
export type StayRulesRow = {
  room_id: string;
  seq: number;
  from_day: LocalDate;
  to_day: LocalDate;
  weekdays: number;
  rules: Partial<StayRules>;
};

/** How many units of a room are held or booked on a night; a night without a row is free. */
export type RoomNightRow = { room_id: string; night: LocalDate; taken: number };

/** A room's nights in one text (ADR 18); made of `room_nights`. A room that was never taken has none. */
export type RoomCalendarRow = {
  room_id: string;
  /** A character a night from FIRST_NIGHT on: `0` and as many further as units are taken; past its end all are free. */
  nights: string;
};

/** When a batch last touched what guests are told of a room: its number, which grows from batch to batch. */
export type RoomMoveRow = { room_id: string; moved: number };

/** Which booking an id that was given to its guest opens; of ids from which the booking's is derived there is none. */
export type GuestIdRow = { guest_id_hash: string; booking_id: string };

export type BookingStatus =
  | 'Reserved'
  | 'Booked'
  | 'Unavailable'
  | 'Expired'
  | 'Canceled'
  | 'Completed';
export type PaymentStatus = 'pending' | 'failed' | 'mismatched' | RefundedPayment;

export type BookingRow = {
  booking_id: string;
  code: string;
  checkout_uid: string;
  room_id: string;
  hotel_id: string;
  owner_id: string;
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
  /** When it was paid last; null until it is. */
  paid_at: Instant | null;
  /** Null for what never waited for its payment. */
  held_until: Instant | null;
  placed_at: Instant;
  /** When the guest said that the money was sent to the hotel, and the slip by its private id. */
  transfer_reported_at: Instant | null;
  slip_id: string | null;
  /** Who of the staff saw the guest come and leave, and when; null where nobody did. */
  arrival: Seen | null;
  departure: Seen | null;
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

export type CheckoutStatus =
  | 'open'
  | 'discarded'
  | 'held'
  | 'awaited'
  | 'paid'
  | 'expired'
  | 'given-up'
  | 'canceled';

export type CheckoutRow = {
  uid: string;
  status: CheckoutStatus;
  items: readonly CheckoutItem[];
  notes: GuestNotes;
  stays: readonly HeldStay[];
};

export type ChargeStatus = 'requested' | 'pending' | 'paid' | 'failed' | 'expired' | 'mismatched';

export type PaymentRow = {
  attempt_id: string;
  charge_id: string | null;
  checkout_uid: string;
  method: ChargeMethod;
  amount: Satang;
  status: ChargeStatus;
  failure_code: string | null;
  requested_at: Instant;
  /** Came when nothing was to be paid any more; somebody must look at it. */
  late: boolean;
};

export type MoneyCaseRow = {
  case_id: string;
  kind: CaseKind;
  status: 'open' | 'settled' | 'resolved';
  /** Whose staff settle it; null: the site's own. */
  owner_id: string | null;
  booking_ids: readonly string[];
  /** Less than nothing where the provider has too little. */
  amount: Satang;
  charge_id: string | null;
  detail: readonly string[];
  opened_at: Instant;
  ended_at: Instant | null;
  /** What staff did about it, and why; null where it was resolved otherwise. */
  action: CaseAction | null;
  reason: string | null;
  settled_by: string | null;
  because: string | null;
  /** Revision of the case's stream. */
  version: number;
};

export type UserRow = {
  user_id: string;
  /** Whose hotels they work for; null: the whole site's. */
  owner_id: string | null;
  role: Role;
  username: string;
  details: UserDetails;
  /** Tokens had with another one are worthless. */
  password_version: string;
  /** Tokens made at an earlier version are worthless. */
  signed_out_at: number;
  disabled: boolean;
  removed: boolean;
  registered_at: Instant;
  /** Revision of the user's stream. */
  version: number;
};

/** A field of the site that was said, with its value. */
export type SiteRow = { field: string; value: unknown };
