import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { getI18n } from 'react-i18next';
import { addToCart, type NotAdded } from '../../features/cart/add-to-cart.ts';
import { openCart } from '../../features/cart/cart.ts';
import { type Party, partyWords } from '../../features/search/party.ts';
import { showToast } from '../../ui/toast.ts';
import { type StayOffer, unfit } from './offer.ts';

type Wanted = Readonly<{
  hotel: HotelJson;
  room: RoomJson;
  party: Party;
  stay: Stay;
  offer: StayOffer;
}>;

/** Puts a stay into the cart for as many as the room takes and says so, or says why not. Load it on use. */
export function putInCart({ hotel, room, party, stay, offer }: Wanted): NotAdded | undefined {
  const coming = fittedTo(room, party);
  const problem = addToCart({
    roomId: room._id,
    room,
    hotel,
    googleMapsLink: hotel.locPlaces?.googleMapsLink ?? null,
    dateRange: { start: stay.checkIn, end: stay.checkOut },
    price: offer.price,
    nights: offer.nights,
    nightPrices: offer.nightPrices,
    totalPrice: offer.totalPrice,
    guests: coming.guests,
    children: coming.kid,
    pets: coming.pet,
  });
  if (!problem) showToast('success', addedWords(room, party, coming), toCart());
  return problem;
}

/** Who comes of a party in this room; without a number those it is meant for. */
function fittedTo(room: RoomJson, { guests, kid, pet }: Party): Party {
  const { maxGuests } = room;
  const children = room.kidsAllowed ? Math.min(kid, maxGuests - 1) : 0;
  const adults = guests === 0 ? room.guests : guests - kid;
  return {
    guests: Math.min(Math.max(adults, 1) + children, maxGuests),
    kid: children,
    pet: room.petsAllowed ? pet : 0,
  };
}

function addedWords(room: RoomJson, party: Party, coming: Party): string {
  const t = getI18n().getFixedT(null, ['hotel', 'search', 'shell'] as const);
  const against = unfit(room, party);
  if (against.length === 0) return t('added');
  const words = partyWords(getI18n().getFixedT(null, ['search', 'shell'] as const), coming);
  const reasons = against.map((reason) => t(reason, { count: room.maxGuests }));
  return t('addedFor', { party: words, reason: reasons.join(' · ') });
}

const toCart = () => ({ label: getI18n().t('hotel:viewCart'), run: openCart });
