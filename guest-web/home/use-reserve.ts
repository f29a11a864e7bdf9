import { useState } from 'react';
import { getHotelsOfOwner } from '../api/hotels.ts';
import { useApp } from '../app/context.ts';
import { useLocalPath } from '../ui/local-link.tsx';
import { useProblemMessage } from '../ui/problem-message.ts';
import { showToast } from '../ui/toast.ts';
import type { SelectedRoom } from './home-data.ts';

/** Looks the room's hotel up among its owner's, at the click, and goes there by a full page load. */
export function useReserve({ ownerId, hotelId }: Pick<SelectedRoom, 'ownerId' | 'hotelId'>) {
  const { api } = useApp();
  const local = useLocalPath();
  const messageOf = useProblemMessage();
  const [busy, setBusy] = useState(false);

  const reserve = async () => {
    setBusy(true);
    try {
      const hotels = await getHotelsOfOwner(api, ownerId);
      const hotel = hotels.find(({ _id }) => _id === hotelId);
      window.location.assign(local(hotel ? `/hotel/${hotel.hotelNameSlug}` : '/404'));
    } catch (error) {
      setBusy(false);
      showToast('error', messageOf(error));
    }
  };
  return { reserve: () => void reserve(), busy };
}
