import type { CartItem } from '@baanpak/contract/checkout/checkout-requests.ts';
import type { CheckoutItem, GuestNotes } from '@baanpak/domain/checkout/checkout-messages.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { areBroken } from '@baanpak/domain/room/stay-rules.ts';
import { roomCalendar, roomCalendarStream } from '@baanpak/domain/stay/room-calendar.ts';
import { checkStay } from '@baanpak/domain/stay/stay-rules.ts';
import { unitsLeft } from '@baanpak/domain/stay/taken-nights.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { toBaht } from '@baanpak/domain/values/money/money.ts';
import { isDuplicateStay } from '@baanpak/domain/values/time/duplicate-stay.ts';
import { bangkokDay, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Deps } from '../deps.ts';
import { loadOffer } from '../room/load-offer.ts';

/** A cart at today's prices. Refuses stays that cannot be had and items that are there twice. */
export async function priceCart(
  deps: Deps,
  cart: readonly CartItem[],
): Promise<{ items: CheckoutItem[]; notes: GuestNotes }> {
  const items = await Promise.all(cart.map((item) => priceItem(deps, item)));
  for (const [n, added] of items.entries())
    if (items.slice(0, n).some((before) => isDuplicateStay(before, added)))
      throw new Refusal('duplicate-in-cart', 'This booking already exists in your cart');
  const notes = cart.map(({ note }) => note ?? null);
  return { items, notes: notes.some((note) => note !== null) ? notes : null };
}

async function priceItem(deps: Deps, item: CartItem): Promise<CheckoutItem> {
  const { roomId, guests = 0, children = 0, pets = 0, breakfast = false } = item;
  const { start, end } = item.dateRange;
  const stay = { checkIn: localDate(start), checkOut: localDate(end) };
  const { room, disabled } = await loadOffer(deps, roomId);
  const today = bangkokDay(deps.now());
  const forbidden = areBroken(room.rules, stay);
  // who does not say yet how many come is asked again at booking
  const party = { guests: guests || children, children, pets };
  checkStay({ ...stay, ...party }, { today, disabled, room: room.details, forbidden });
  const calendar = await deps.commands.load(roomCalendar, roomCalendarStream(roomId));
  if (unitsLeft(calendar.state, stay) < 1)
    throw new Refusal('room-already-booked', 'This room is already booked');
  const { total, average } = quote(room, stay);
  return {
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
  };
}
