import { hotelTh } from '../../pages/hotel/texts.th.ts';

/** The texts of a hotel and its rooms. */
export const thHotel = {
  hotel: hotelTh,
};
