import type { Api } from './api.ts';
import type { RoomStay } from './guest.ts';
import type { Visitor } from './visitor.ts';

type Described = Readonly<{ _id: string; basePrice: number } & Record<string, unknown>>;
type HotelPage = Readonly<{
  hotel: Readonly<{ _id: string; locPlaces: { googleMapsLink: string } } & Record<string, unknown>>;
  rooms: readonly Described[];
}>;

/** Puts stays into a visitor's cart as the hotel's page does, and comes to the home page with them. */
export async function fillCart(
  { page, go }: Visitor,
  api: Api,
  stays: readonly (RoomStay & Readonly<{ slug: string }>)[],
): Promise<void> {
  const items = await Promise.all(stays.map((stay) => cartItem(api, stay)));
  await page.goto('/robots.txt'); // of the same origin, and quick
  const text = JSON.stringify(JSON.stringify(items));
  await page.evaluate(`localStorage.setItem('cart', ${text})`);
  await go('/');
}

async function cartItem(
  api: Api,
  { slug, roomId, checkIn, checkOut }: RoomStay & Readonly<{ slug: string }>,
) {
  const { body } = await api<HotelPage>(`/outreach/hotels/${slug}`);
  const room = body.rooms.find(({ _id }) => _id === roomId);
  if (!room) throw new Error(`${slug} has no such room`);
  const query = `startDate=${checkIn}&endDate=${checkOut}`;
  const offer = await api<{ room: { price: number; nights: number; totalPrice: number } }>(
    `/search/rooms/${roomId}?${query}`,
  );
  const { price, nights, totalPrice } = offer.body.room;
  const daily = await api<{ data: { date: string; price: number }[] }>(
    `/outreach/price-daily/${roomId}?from=${checkIn}&to=${checkOut}`,
  );
  return {
    roomId,
    room,
    hotel: body.hotel,
    googleMapsLink: body.hotel.locPlaces.googleMapsLink,
    price,
    nights,
    nightPrices: daily.body.data,
    totalPrice,
    dateRange: { start: checkIn, end: checkOut },
    guests: 1,
  };
}
