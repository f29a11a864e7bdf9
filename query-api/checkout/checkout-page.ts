import { toCheckout } from '@baanpak/contract/checkout/to-checkout.ts';
import { toStayHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { toRoom } from '@baanpak/contract/room/to-room.ts';
import type { BookingTerms } from '@baanpak/domain/booking/booking-state.ts';
import type { CheckoutItem } from '@baanpak/domain/checkout/checkout-state.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { DEFAULT_CANCELLATION_POLICY } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { mean, type Satang } from '@baanpak/domain/values/money/money.ts';
import { sql } from 'kysely';
import { hotelFacts, roomFacts } from '../database/facts.ts';
import type { ReadDb } from '../database/read-db.ts';
import type { Deps, Handler } from '../handler.ts';

const DETAIL = { th: 'รายการที่คุณเลือกไว้', en: 'Your checkout' };

/** What a guest chose to pay for; a discarded checkout is gone. */
export const checkoutPage =
  ({ db }: Deps): Handler<'GET /outreach/bookings/checkout/{uid}'> =>
  async ({ params: { uid }, language }) => {
    const chosen = await findChosen(db, uid);
    const stays = chosen.length > 0 ? chosen : await findBooked(db, uid);
    const validUntil = stays[0]?.validUntil ?? null;
    if (validUntil === null) throw new Refusal('not-found', 'No such checkout');
    return { data: toCheckout(uid.toLowerCase(), validUntil, stays), detail: DETAIL[language] };
  };

/** What was chosen, in the order of the checkout. */
const ITEMS = sql<{
  item: CheckoutItem;
  place: number;
}>`jsonb_array_elements(c.items) with ordinality`.as<'i'>(sql`i (item, place)`);
const roomOfItem = sql<string>`(i.item->>'roomId')::uuid`;
const note = sql<string | null>`c.notes->>(i.place - 1)::integer`;

/** The stays of a cart; empty for the checkout of a booking without one. */
async function findChosen(db: ReadDb, uid: string) {
  const found = await db
    .selectFrom('checkouts as c')
    .innerJoin(ITEMS, (join) => join.onTrue())
    .innerJoin('rooms as r', (join) => join.on('r.room_id', '=', roomOfItem))
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
    .select([
      'i.item',
      'c.valid_until as validUntil',
      note.as('note'),
      roomFacts.as('room'),
      hotelFacts.as('hotel'),
    ])
    .where('c.uid', '=', uid)
    .where('c.status', '<>', 'discarded')
    .orderBy('i.place')
    .execute();
  return found.map(({ room, hotel, ...stay }) => ({
    ...stay,
    room: toRoom(room),
    hotel: toStayHotel(hotel),
  }));
}

/** The stays of bookings that were made without a cart, without what their guest wrote. */
async function findBooked(db: ReadDb, uid: string) {
  const found = await db
    .selectFrom('bookings as b')
    .innerJoin('rooms as r', 'r.room_id', 'b.room_id')
    .leftJoin('room_units as u', 'u.room_id', 'r.room_id')
    .innerJoin('hotels as h', 'h.hotel_id', 'r.hotel_id')
    .select([
      'b.terms',
      'b.price',
      'b.held_until as heldUntil',
      'b.placed_at as placedAt',
      roomFacts.as('room'),
      hotelFacts.as('hotel'),
    ])
    .where('b.checkout_uid', '=', uid)
    .where('b.status', '<>', 'Unavailable')
    .orderBy('b.placed_at')
    .orderBy('b.booking_id')
    .execute();
  return found.map(({ terms, price, heldUntil, placedAt, room, hotel }) => ({
    item: itemOf(terms, price),
    note: null,
    validUntil: heldUntil ?? placedAt,
    room: toRoom(room),
    hotel: toStayHotel(hotel),
  }));
}

/** What was booked as it would stand in a cart; `totalPrice` is what it costs by now. */
function itemOf(terms: BookingTerms, totalPrice: Satang): CheckoutItem {
  const { roomId, hotelId, checkIn, checkOut, guests, children, pets, breakfast } = terms;
  const { nightPrices, cancellationPolicy = DEFAULT_CANCELLATION_POLICY } = terms;
  return {
    ...{ roomId, hotelId, checkIn, checkOut, guests, children, pets, breakfast },
    ...{ nightPrices, cancellationPolicy, totalPrice },
    price: mean(nightPrices.map(({ price }) => price)),
    priceChanged: false,
  };
}
