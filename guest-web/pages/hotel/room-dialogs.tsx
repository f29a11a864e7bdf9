import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { addDays, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { NotAdded } from '../../features/cart/add-to-cart.ts';
import { getRoomCalendar } from '../../shell/api/hotels.ts';
import { useApp } from '../../shell/context.ts';
import { today } from '../../ui/dates.ts';
import { lasting } from '../../ui/lasting.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { loader } from './hotel-data.ts';
import type { StayOffer } from './offer.ts';
import type { ReadCalendar } from './room-calendar.tsx';

const RoomCalendar = lazyPart(async () => (await import('./room-calendar.tsx')).RoomCalendar);
const CartWarning = lazyPart(async () => (await import('./cart-warning.tsx')).CartWarning);

const DAYS_SHOWN = 365;

/** Putting a stay into the cart, and what may open on the way. */
export function useRoomDialogs(room: RoomJson) {
  const { api } = useApp();
  const { hotel, party, stay } = useLoaderData<typeof loader>();
  const [notAdded, setNotAdded] = useState<NotAdded>();
  const [calendar, setCalendar] = useState<ReadCalendar>();

  const add = async (wanted: Stay, offer: StayOffer) => {
    const { putInCart } = await import('./put-in-cart.ts');
    setNotAdded(putInCart({ hotel, room, party, stay: wanted, offer }));
    setCalendar(undefined);
  };
  const openCalendar = () => {
    const from = today();
    const read = getRoomCalendar(api, room._id, { from, to: addDays(from, DAYS_SHOWN) });
    setCalendar(lasting(read.catch(() => undefined)));
  };
  const dialogs = {
    stay,
    add: (wanted: Stay, offer: StayOffer) => void add(wanted, offer),
    calendar,
    openCalendar,
    closeCalendar: () => setCalendar(undefined),
    notAdded,
    closeWarning: () => setNotAdded(undefined),
  };
  return { add: dialogs.add, openCalendar, dialogs };
}

type RoomDialogsProps = ReturnType<typeof useRoomDialogs>['dialogs'] & Readonly<{ room: RoomJson }>;

export function RoomDialogs(props: RoomDialogsProps) {
  const { room, stay, add, calendar, openCalendar, closeCalendar, notAdded, closeWarning } = props;
  return (
    <>
      {calendar && (
        <RoomCalendar
          room={room}
          stay={stay}
          calendar={calendar}
          onAdd={add}
          onRetry={openCalendar}
          onClose={closeCalendar}
        />
      )}
      {notAdded && <CartWarning problem={notAdded} onClose={closeWarning} />}
    </>
  );
}
