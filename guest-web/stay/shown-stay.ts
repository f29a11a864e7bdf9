import type { CheckoutItemJson } from '@baanpak/contract/checkout/checkout.ts';
import type { StayHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { BookingJson } from '@baanpak/contract/stay/booking.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import type { CartItem } from '../cart/cart.ts';
import type { ShownStay } from './stay-card.tsx';

export const ofCartItem = (item: CartItem, language: Language): ShownStay => ({
  roomId: item.roomId,
  title: item.room.title,
  hotelName: item.hotel.hotelName,
  address: item.hotel.province?.[language] ?? null,
  imageUrl: item.room.imageUrl ?? item.hotel.imageUrl,
  views: item.hotel.sideViews,
  googleMapsLink: item.googleMapsLink,
  start: item.dateRange.start,
  end: item.dateRange.end,
  nights: item.nights,
  price: item.price,
  totalPrice: item.totalPrice,
  guests: item.guests,
});

export const ofCheckoutItem = (item: CheckoutItemJson, language: Language): ShownStay => ({
  roomId: item.roomId,
  title: item.room.title,
  hotelName: item.hotel.hotelName,
  address: placeOf(item.hotel, language),
  imageUrl: item.room.imageUrl ?? item.hotel.imageUrl,
  views: item.hotel.sideViews,
  googleMapsLink: item.googleMapsLink,
  start: item.dateRange.start,
  end: item.dateRange.end,
  nights: item.nights,
  price: item.price,
  totalPrice: item.totalPrice,
  guests: item.guests || item.room.guests,
});

export const ofBooking = (book: BookingJson): ShownStay => ({
  roomId: book.roomId,
  title: book.roomObj.title,
  hotelName: book.hotelName,
  address: null,
  imageUrl: book.roomObj.imageUrl,
  views: [],
  googleMapsLink: null,
  start: book.checkInDate,
  end: book.checkOutDate,
  nights: book.nights,
  price: Math.round(book.price / book.nights),
  totalPrice: book.price,
  guests: book.guests,
});

const placeOf = ({ address, province }: StayHotelJson, language: Language): string | null =>
  [address?.city[language], province?.[language]].filter(Boolean).join(', ') || null;
