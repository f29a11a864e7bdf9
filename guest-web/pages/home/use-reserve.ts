import {
  addDays,
  type LocalDate,
  localDate,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { hotelAddress } from '../../features/hotel/hotel-address.ts';
import type { Api } from '../../shell/api/client.ts';
import { getHotelsOfOwner, getRoomCalendar } from '../../shell/api/hotels.ts';
import { useApp } from '../../shell/context.ts';
import { useLocalPath } from '../../ui/local-path.ts';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { showToast } from '../../ui/toast.ts';
import type { SelectedRoom } from './home-data.ts';

type Reserved = Pick<SelectedRoom, '_id' | 'ownerId' | 'hotelId' | 'from'>;

/**
 * Looks the room's hotel up among its owner's, at the click, and goes by a full page load to that room there, for the
 * dates that its price is said of.
 */
export function useReserve(room: Reserved) {
  const { api } = useApp();
  const local = useLocalPath();
  const messageOf = useProblemMessage();
  const [busy, setBusy] = useState(false);

  const reserve = async () => {
    setBusy(true);
    try {
      window.location.assign(local(await pathTo(api, room)));
    } catch (error) {
      setBusy(false);
      showToast('error', messageOf(error));
    }
  };
  return { reserve: () => void reserve(), busy };
}

async function pathTo(api: Api, { _id, ownerId, hotelId, from }: Reserved): Promise<string> {
  const [hotels, stay] = await Promise.all([
    getHotelsOfOwner(api, ownerId),
    // the room is shown all the same where its calendar cannot be read
    from ? shortestStay(api, _id, localDate(from.date)).catch(() => undefined) : undefined,
  ]);
  const hotel = hotels.find((each) => each._id === hotelId);
  return hotel
    ? `${hotelAddress(hotel.hotelNameSlug, { room: _id, ...(stay && { stay }) })}#rooms`
    : '/404';
}

/** From a day on, as few nights as it allows. */
async function shortestStay(api: Api, roomId: string, checkIn: LocalDate): Promise<Stay> {
  const { days } = await getRoomCalendar(api, roomId, { from: checkIn, to: addDays(checkIn, 1) });
  return { checkIn, checkOut: addDays(checkIn, days[0]?.minStay ?? 1) };
}
