import type { EventOf, EventType } from '@baanpak/domain/processes/process.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { BookingDetail, Fact, HotelDetail, RoomDetail } from '../tables.ts';

/** Some events of the log, with everything it knows of them. */
export type LoggedEvent<Type extends EventType> = {
  [Each in Type]: EventEnvelope<EventOf[Each]> & Readonly<{ type: Each }>;
}[Type];

/** A kind of state and an id, such as `booking:` and a booking's. */
export type StateSubject = `${keyof StateOf}:${string}`;

/** What reducers remember, as far as an event needs it; undefined for what never was. */
export type States = Readonly<{
  get<Kind extends keyof StateOf>(kind: Kind, id: string): StateOf[Kind] | undefined;
}>;

export type ChangedState = Readonly<{ subject: StateSubject; state: object }>;
export const changedState = <Kind extends keyof StateOf>(
  kind: Kind,
  id: string,
  state: StateOf[Kind],
): ChangedState => ({ subject: `${kind}:${id}`, state });

type DetailOf = { hotel: HotelDetail; room: RoomDetail; booking: BookingDetail };
export type ChangedAttributes = Readonly<{ subject: string; detail: DetailOf[keyof DetailOf] }>;
/** What is true of it from this event on. */
export const attributes = <Kind extends keyof DetailOf>(
  kind: Kind,
  id: string,
  detail: DetailOf[Kind],
): ChangedAttributes => ({ subject: `${kind}:${id}`, detail });

/** What follows from an event. */
export type Reduction = Readonly<{
  states?: readonly ChangedState[];
  facts?: readonly Fact[];
  details?: readonly ChangedAttributes[];
}>;

/**
 * From events, and what was before them, to facts. Reducers of the same event are asked in the order of
 * `reducers.ts`, and each finds the states as those before it left them. A state is JSON.
 */
export type Reducer<Type extends EventType> = Readonly<{
  /**
   * Whose states an event needs; asked again once those are there that it named. What an event begins it
   * need not name, which saves a read.
   */
  subjects(event: LoggedEvent<Type>, states: States): readonly StateSubject[];
  when: Readonly<{ [Each in Type]: (event: LoggedEvent<Each>, states: States) => Reduction }>;
}>;

/** The time of the latest event so far. */
type LogState = Readonly<{ latestAt: Instant }>;

export type HotelState = HotelDetail &
  Readonly<{
    disabled: boolean;
    removed: boolean;
    taxId: string | null;
    vatRegistered: boolean;
    /** All it ever had. */
    roomIds: readonly string[];
  }>;

export type RoomState = Readonly<{
  /** Null where its calendar was opened and it is not registered yet. */
  registered: (RoomDetail & Readonly<{ ownerId: string }>) | null;
  /** Those of its calendar. */
  units: number;
  disabled: boolean;
  removed: boolean;
  /** What its facts add up to so far. */
  counted: Readonly<{ rooms: number; disabled: number }>;
}>;

/** A night of a stay, with what it costs and the VAT in that, in satang; of a block it costs nothing. */
export type Night = Readonly<{ date: LocalDate; price: number; vat: number }>;

/** A booking or a block. */
export type BookingState = BookingDetail &
  Readonly<{
    /** How many units a block takes; null of a stay. */
    blocks: number | null;
    /** What it has, or had when it was called off; VAT is 0 before it is confirmed. */
    nights: readonly Night[];
    /** Whether its nights count. */
    hasNights: boolean;
    isArrived: boolean;
    /** The day it was called off, or its guest did not come. */
    offOn: LocalDate | null;
  }>;

/** What is paid for together. */
export type CheckoutState = Readonly<{
  /** Whose its first stay is; others may be of other hotels. */
  ownerId: string;
  hotelId: string;
  /** With what each was to cost when it was held; moves do not touch that. */
  stays: readonly Readonly<{ bookingId: string; price: number }>[];
  /** How each attempt to pay pays, by its id. */
  methods: Readonly<Record<string, string>>;
  /** By the charge that came of it, the attempt. */
  charges: Readonly<Record<string, string>>;
}>;

/** What is to go back, and what it came by. */
type RefundState = Readonly<{
  checkoutUid: string;
  chargeId: string | null;
  bookingIds: readonly string[];
}>;

/** What a stay's money came to so far, in satang. */
export type MoneyState = Readonly<{
  /** What was taken for the stay itself, through its checkout and at the desk. */
  accepted: number;
  /** What of that goes back, or went. */
  owedBack: number;
  /** By id. */
  extras: Readonly<Record<string, Amount>>;
  /** What its facts of kind `kept` add up to. */
  kept: Amount;
  /** The nights that count. */
  nights: readonly Night[];
  /** What incentive and commission were reckoned from so far. */
  bases: Readonly<{ gross: number; exVat: number }>;
  /** What the guest earned. */
  points: number;
}>;
export type Amount = Readonly<{ satang: number; vat: number }>;

/** Each kind of state that reducers keep, by the word that its subjects begin with. */
export type StateOf = {
  log: LogState;
  hotel: HotelState;
  room: RoomState;
  booking: BookingState;
  checkout: CheckoutState;
  refund: RefundState;
  money: MoneyState;
};
