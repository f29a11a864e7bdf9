import { withDetail } from '@baanpak/contract/answers/detail.ts';
import { CheckoutSchema } from '@baanpak/contract/checkout/checkout.ts';
import { toCheckout } from '@baanpak/contract/checkout/to-checkout.ts';
import { type HotelFacts, toStayHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { type RoomFacts, toRoom } from '@baanpak/contract/room/to-room.ts';
import type { CheckoutItem } from '@baanpak/domain/checkout/checkout-messages.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Deps, ReadDb } from '../deps.ts';
import { hotelFacts } from '../hotel/hotel-facts.ts';
import { roomFacts } from '../room/room-facts.ts';

const DETAIL = { th: 'รายการที่คุณเลือกไว้', en: 'Your checkout' };

/** What a guest chose to pay for; a discarded checkout is gone. */
export const checkoutPage =
  ({ db }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      tags: ['checkout'],
      summary: 'A checkout with its stays',
      params: Type.Object({ uid: Type.String({ format: 'uuid' }) }),
      response: { 200: withDetail({ data: CheckoutSchema }) },
    };
    app.get(
      '/outreach/bookings/checkout/:uid',
      { config: { private: true }, schema },
      async ({ params: { uid }, language }) => {
        const stays = await findStays(db, uid);
        if (stays.length === 0) throw new Refusal('not-found', 'No such checkout');
        return { data: toCheckout(uid.toLowerCase(), stays), detail: DETAIL[language] };
      },
    );
  };

type Found = { item: CheckoutItem; note: string | null; room: RoomFacts; hotel: HotelFacts };

/** Empty too for the checkout of a booking without a cart: nobody chose it, so nobody can look at it. */
async function findStays(db: ReadDb, uid: string) {
  const { rows } = await sql<Found>`
    SELECT item, c.notes->>(place - 1)::integer AS note, ${roomFacts} AS room, ${hotelFacts} AS hotel
    FROM checkouts c, jsonb_array_elements(c.items) WITH ORDINALITY AS i (item, place)
    JOIN rooms r ON r.room_id = (item->>'roomId')::uuid
    LEFT JOIN room_units u USING (room_id)
    JOIN hotels h ON h.hotel_id = r.hotel_id
    WHERE c.uid = ${uid} AND c.status <> 'discarded' ORDER BY place`.execute(db);
  return rows.map(({ item, note, room, hotel }) => ({
    item,
    note,
    room: toRoom(room),
    hotel: toStayHotel(hotel),
  }));
}
