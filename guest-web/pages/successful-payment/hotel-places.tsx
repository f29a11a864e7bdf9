import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { HotelContact } from '../../features/booking/hotel-contact.tsx';

/** How each hotel that was booked is reached, each once. */
export const HotelPlaces = ({ hotels }: Readonly<{ hotels: readonly HotelJson[] }>) =>
  hotels.map((hotel) => (
    <div key={hotel._id} className="mt-6 w-full text-left">
      <HotelContact hotel={hotel} withPlace />
    </div>
  ));
