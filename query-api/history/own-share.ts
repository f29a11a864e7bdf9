import type { HeldStay } from '@baanpak/domain/checkout/checkout-state.ts';
import { subjectsOf } from '@baanpak/domain/events.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { addUp, type Satang } from '@baanpak/domain/values/money/money.ts';
import { anyOf } from '@baanpak/infrastructure/database/kysely.ts';
import type { ReadDb } from '../deps.ts';
import { isOfMoney } from './present-history.ts';
import type { HistoryEvent } from './read-history.ts';

/** What one owner is told of checkouts that several share; `withheld` names events that only their type is told of. */
type OwnShare = Readonly<{ events: readonly HistoryEvent[]; withheld: ReadonlySet<string> }>;

/** Members about all of a payment, which cannot be split. */
const OF_ALL = new Set([
  ...['feeCharge', 'fee', 'feeVat', 'net', 'card', 'notes', 'reference'],
  ...['elsewhere', 'elsewhereBefore', 'refundedBefore'],
]);
/** Their sums cannot be split: what came is not what was asked for. */
const NOT_SPLIT = new Set(['ChargeMismatched', 'CaseOpened', 'CaseSettled', 'CaseResolved']);

/**
 * Events as an owner may read them: of a checkout with stays of others, too, their own stays and their share of each
 * amount, by the prices of these stays (a guest pays all of them together).
 */
export async function ownShareOf(
  db: ReadDb,
  events: readonly HistoryEvent[],
  ownerId: string,
): Promise<OwnShare> {
  const withheld = new Set<string>();
  const money = events.filter(isOfMoney);
  if (money.length === 0) return { events, withheld };
  const owners = await ownersOf(db, money);
  const isOthers = (id: unknown) =>
    typeof id === 'string' && (owners.get(id) ?? ownerId) !== ownerId;
  const shared = new Set(
    money.flatMap((event) => (idsOf(event).some(isOthers) ? [checkoutOf(event)] : [])),
  );
  if (shared.size === 0) return { events, withheld };
  const stays = heldStaysIn(money);
  const trimmed = events.flatMap((event): HistoryEvent[] => {
    if (event.type === 'RefundAttempted') return [withoutOthers(event, isOthers, null)];
    const checkoutUid = checkoutOf(event);
    if (!isOfMoney(event) || !shared.has(checkoutUid)) return [event];
    const ids = idsOf(event);
    if ((ids.length > 0 && ids.every(isOthers)) || event.type === 'CaseListed') return [];
    if (ids.length > 0 && !ids.some(isOthers)) return [withoutOthers(event, isOthers, null)];
    const paidFor = stays.get(checkoutUid ?? '') ?? [];
    const own = paidFor.filter(
      ({ bookingId }) => !isOthers(bookingId) && (ids.length === 0 || ids.includes(bookingId)),
    );
    const isKnown = own.length > 0 || event.type === 'CheckoutOpened';
    if (NOT_SPLIT.has(event.type) || !isKnown) withheld.add(event.id);
    return [withoutOthers(event, isOthers, addUp(own.map(({ price }) => price)))];
  });
  return { events: trimmed, withheld };
}

/** What a checkout, its payments, refunds and cases have in common; undefined where an event does not say. */
const checkoutOf = (event: HistoryEvent): string | undefined =>
  subjectsOf(event).find(({ kind }) => kind === 'checkout')?.id;

/** The bookings that an event names; of a cart, before it is booked, the hotels. */
function idsOf(event: HistoryEvent): readonly string[] {
  if (event.type === 'CheckoutOpened') return event.data.items.map(({ hotelId }) => hotelId);
  return subjectsOf(event).flatMap(({ kind, id }) => (kind === 'booking' ? [id] : []));
}

async function ownersOf(
  db: ReadDb,
  events: readonly HistoryEvent[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(events.flatMap(idsOf))];
  const [bookings, hotels] = await Promise.all([
    db
      .selectFrom('bookings')
      .select(['booking_id as id', 'owner_id as ownerId'])
      .where('booking_id', '=', anyOf(ids))
      .execute(),
    db
      .selectFrom('hotels')
      .select(['hotel_id as id', 'owner_id as ownerId'])
      .where('hotel_id', '=', anyOf(ids))
      .execute(),
  ]);
  return new Map([...bookings, ...hotels].map(({ id, ownerId }) => [id, ownerId]));
}

/** The stays of each checkout, as its events name them. */
function heldStaysIn(events: readonly HistoryEvent[]): ReadonlyMap<string, readonly HeldStay[]> {
  const held = new Map<string, readonly HeldStay[]>();
  for (const { data } of events)
    if ('stays' in data && 'uid' in data && !held.has(data.uid)) held.set(data.uid, data.stays);
  return held;
}

/** An event without what is others'; its amount is `share`, or as it is. */
function withoutOthers(
  event: HistoryEvent,
  isOthers: (id: unknown) => boolean,
  share: Satang | null,
): HistoryEvent {
  const isOwn = (item: unknown) =>
    !(isRecord(item) ? isOthers(item.bookingId) || isOthers(item.hotelId) : isOthers(item));
  const data = JSON.parse(
    JSON.stringify(event.data, (name, value) => {
      if (OF_ALL.has(name)) return undefined;
      if (name === 'amount' && share !== null) return share;
      return Array.isArray(value) ? value.filter(isOwn) : value;
    }),
  );
  return { ...event, data };
}
