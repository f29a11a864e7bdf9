import { isDuplicateStay } from '@baanpak/domain/values/time/duplicate-stay.ts';
import { localDate, nightsOf } from '@baanpak/domain/values/time/local-date.ts';
import { type CartItem, cartItems, replaceCart } from './cart.ts';

/** How many stays one checkout books at most. */
const MOST_STAYS = 5;

/** Why a stay is not put into the cart. */
export type NotAdded = 'duplicate' | 'no-units-left' | 'too-many-stays';

/**
 * Puts a stay in, or says why nothing was done: it is there already (SPEC's rule of doubles), the room has
 * fewer units than the cart would ask for on some night, or the cart is full.
 */
export function addToCart(item: CartItem): NotAdded | undefined {
  const items = cartItems();
  if (items.some((other) => isDuplicateStay(stayOf(other), stayOf(item)))) return 'duplicate';
  if (items.length >= MOST_STAYS) return 'too-many-stays';
  const { units = items.length + 1 } = item.room;
  const taken = items.filter(({ roomId }) => roomId === item.roomId).flatMap(nightsIn);
  if (nightsIn(item).some((night) => taken.filter((other) => other === night).length >= units))
    return 'no-units-left';
  replaceCart([...items, item]);
  return undefined;
}

const nightsIn = (item: CartItem) => nightsOf(stayOf(item));

const stayOf = ({ roomId, dateRange }: CartItem) => ({
  roomId,
  checkIn: localDate(dateRange.start),
  checkOut: localDate(dateRange.end),
});
