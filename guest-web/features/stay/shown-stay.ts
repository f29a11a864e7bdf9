import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import type { CheckoutItemJson } from '@baanpak/contract/checkout/checkout.ts';
import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { fullAddress } from '../hotel/full-address.ts';
import type { ShownStay } from './stay-card.tsx';

export const ofCheckoutItem = (item: CheckoutItemJson, language: Language): ShownStay => ({
  roomId: item.roomId,
  title: item.room.title,
  hotelName: item.hotel.hotelName,
  address: fullAddress(item.hotel, language),
  imageUrl: item.room.imageUrl ?? item.hotel.imageUrl,
  views: item.hotel.sideViews,
  googleMapsLink: item.googleMapsLink,
  start: item.dateRange.start,
  end: item.dateRange.end,
  nights: item.nights,
  price: item.price,
  nightPrices: item.nightPrices,
  totalPrice: item.totalPrice,
  party: { guests: item.guests || item.room.guests, kid: item.children, pet: item.pets },
  vatRegistered: item.hotel.vatRegistered,
});

/** `hotel` as it is now; null where it is closed. */
export const stayOfBooking = (
  book: BookingJson,
  hotel: HotelJson | null,
  language: Language,
): ShownStay => ({
  roomId: book.roomId,
  title: book.roomObj.title,
  hotelName: book.hotelName,
  address: hotel && fullAddress(hotel, language),
  imageUrl: book.roomObj.imageUrl,
  views: hotel?.sideViews ?? [],
  googleMapsLink: hotel?.locPlaces?.googleMapsLink ?? null,
  start: book.checkInDate,
  end: book.checkOutDate,
  nights: book.nights,
  price: Math.round(book.price / book.nights),
  nightPrices: book.nightPrices,
  totalPrice: book.price,
  party: { guests: book.guests, kid: book.children, pet: book.pets },
  vatRegistered: hotel?.vatRegistered,
});
