import { hotelEn } from '../../pages/hotel/texts.en.ts';
import type { HotelDictionary } from './i18n.ts';

export const enHotel: HotelDictionary = {
  hotel: hotelEn,
};
