import { addDays } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import type { Api } from '../api/client.ts';
import { getHotelsOfOwner, getRoomCalendar } from '../api/hotels.ts';
import { useApp } from '../app/context.ts';
import { firstStay } from '../hotel/first-stay.ts';
import { hotelAddress } from '../hotel/hotel-address.ts';
import { byDate } from '../hotel/reachable-days.ts';
import { today } from '../ui/dates.ts';
import { useLocalPath } from '../ui/local-link.tsx';
import { useProblemMessage } from '../ui/problem-message.ts';
import { showToast } from '../ui/toast.ts';
import type { SelectedRoom } from './home-data.ts';

type Reserved = Pick<SelectedRoom, '_id' | 'ownerId' | 'hotelId'>;

/**
 * Looks the room's hotel up among its owner's, at the click, and goes by a full page load to that room there, for the
 * soonest dates it can be had on.
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

async function pathTo(api: Api, { _id, ownerId, hotelId }: Reserved): Promise<string> {
  const [hotels, stay] = await Promise.all([
    getHotelsOfOwner(api, ownerId),
    // the room is shown all the same where its calendar cannot be read
    soonestStay(api, _id).catch(() => undefined),
  ]);
  const hotel = hotels.find((each) => each._id === hotelId);
  return hotel
    ? `${hotelAddress(hotel.hotelNameSlug, { room: _id, ...(stay && { stay }) })}#rooms`
    : '/404';
}

const DAYS_SEARCHED = 365;

async function soonestStay(api: Api, roomId: string) {
  const from = today();
  const { days } = await getRoomCalendar(api, roomId, { from, to: addDays(from, DAYS_SEARCHED) });
  return firstStay(byDate(days));
}
