import { HotelSearch } from './hotel-search.tsx';
import { useChosenHotel } from './use-chosen-hotel.ts';
import { useHotels } from './use-hotels.ts';

/** Chooses one of the owner's hotels, or all; the address keeps it. */
export function HotelSwitch() {
  const { total = 0 } = useHotels();
  const [hotelId, choose] = useChosenHotel();
  return total < 2 ? null : <HotelSearch hotelId={hotelId} onChoose={choose} />;
}
