import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { hotelPath } from '../../features/hotel/hotel-path.ts';
import type { Party } from '../../features/search/party.ts';
import { useLocalPath } from '../../ui/local-path.ts';
import type { loader } from './hotel-data.ts';

/** Reads the hotel's rooms for other dates, or for others who come; the page stays where it is scrolled to. */
export function useChangeStay(): (stay: Stay, party?: Party) => void {
  const { hotel, party: before, chosen } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const local = useLocalPath();
  return (stay, party = before) =>
    void navigate(local(hotelPath(hotel.hotelNameSlug, { stay, ...party, room: chosen })), {
      preventScrollReset: true,
      replace: true,
    });
}
