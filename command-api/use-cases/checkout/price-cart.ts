import type { CartItem } from '@baanpak/contract/checkout/checkout-requests.ts';
import { checkStay } from '@baanpak/domain/booking/stay-rules.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import type { CheckoutItem, GuestNotes } from '@baanpak/domain/checkout/checkout-state.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { areBroken } from '@baanpak/domain/room/stay-rules.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import type { RoomCalendar } from '@baanpak/domain/room-calendar/room-calendar-state.ts';
import { areFreeTogether, unitsLeft } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { policyOf } from '@baanpak/domain/values/money/cancellation-policy.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { isDuplicateStay } from '@baanpak/domain/values/time/duplicate-stay.ts';
import { after } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Holding } from '../../ports.ts';
import { loadOffer } from '../room/load-offer.ts';

/** How many stays one checkout books at most. */
const MOST_STAYS = 5;

/**
 * Prices a cart and remembers it as the checkout `uid`. Refuses `too-many-stays`, stays that cannot be obtained,
 * each alone or all together, and items that are there twice.
 */
export async function makeCheckout(
  ports: Commands & Clock & Holding,
  uid: string,
  cart: readonly CartItem[],
  context: CommandContext,
): Promise<void> {
  const { items, notes } = await priceCart(ports, cart);
  const openedAt = ports.now();
  const validUntil = after(openedAt, ports.settings.holdTime);
  const data = { uid, items, notes, openedAt, validUntil };
  const command = { type: 'OpenCheckout', data } as const;
  await ports.commands.handle(checkout, checkoutStream(uid), command, context);
}

/** A cart at today's prices and terms. */
async function priceCart(
  ports: Commands & Clock,
  cart: readonly CartItem[],
): Promise<{ items: CheckoutItem[]; notes: GuestNotes }> {
  if (cart.length > MOST_STAYS)
    throw new Refusal('too-many-stays', 'A checkout books five stays at most');
  const priced = await Promise.all(cart.map((item) => priceItem(ports, item)));
  const items = priced.map(({ item }) => item);
  for (const [n, added] of items.entries())
    if (items.slice(0, n).some((before) => isDuplicateStay(before, added)))
      throw new Refusal('duplicate-in-cart', 'This booking already exists in your cart');
  if (!areFreeTogether(priced.map(({ item, calendar }) => ({ stay: item, calendar }))))
    throw new Refusal('room-already-booked', 'The room has fewer units left');
  const notes = cart.map(({ note }) => note ?? null);
  return { items, notes: notes.some((note) => note !== null) ? notes : null };
}

async function priceItem(
  ports: Commands & Clock,
  item: CartItem,
): Promise<Readonly<{ item: CheckoutItem; calendar: RoomCalendar }>> {
  const { roomId, guests = 0, children = 0, pets = 0, breakfast = false } = item;
  const { start, end } = item.dateRange;
  const stay = { checkIn: localDate(start), checkOut: localDate(end) };
  const { room, hotel, disabled } = await loadOffer(ports, roomId);
  const today = bangkokDay(ports.now());
  const forbidden = areBroken(room.rules, stay);
  // who does not say yet how many come is asked again at booking
  const party = { guests: guests || children, children, pets };
  checkStay({ ...stay, ...party }, { today, disabled, room: room.details, forbidden });
  const calendar = await ports.commands.load(roomCalendar, roomCalendarStream(roomId));
  if (unitsLeft(calendar.state, stay) < 1)
    throw new Refusal('room-already-booked', 'This room is already booked');
  const { total, average, nightPrices } = quote(room, stay);
  const priced = {
    ...stay,
    roomId,
    hotelId: room.hotelId,
    guests,
    children,
    pets,
    breakfast,
    totalPrice: total,
    price: average,
    priceChanged: item.totalPrice !== undefined && item.totalPrice !== toBaht(total),
    nightPrices,
    cancellationPolicy: policyOf(hotel.details),
  };
  return { item: priced, calendar: calendar.state };
}
