import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useLocalPath } from '../ui/local-link.tsx';
import { hotelAddress } from './hotel-address.ts';
import type { loader } from './hotel-data.ts';

/** Reads the hotel's rooms for other dates; the page stays where it is scrolled to. */
export function useChangeStay(): (stay: Stay) => void {
  const { hotel, guests, chosen } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const local = useLocalPath();
  return (stay) =>
    void navigate(local(hotelAddress(hotel.hotelNameSlug, { stay, guests, room: chosen })), {
      preventScrollReset: true,
      replace: true,
    });
}
