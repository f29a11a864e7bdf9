import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { addDays, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { NotAdded } from '../../features/cart/add-to-cart.ts';
import { heldAmong, useOwnHolds } from '../../features/held/own-holds.ts';
import { getRoomCalendar } from '../../shell/api/hotels.ts';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/dates.ts';
import { hydratedLater } from '../../ui/hydrated-later.tsx';
import { CalendarDays } from '../../ui/icons/calendar-days.tsx';
import { ShoppingBag } from '../../ui/icons/shopping-bag.tsx';
import { lasting } from '../../ui/lasting.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { loader } from './hotel-data.ts';
import type { StayOffer } from './offer.ts';
import type { ReadCalendar } from './room-calendar.tsx';

const RoomAbout = hydratedLater(async () => (await import('./room-about.tsx')).RoomAbout);
const OfferedPrice = hydratedLater(async () => (await import('./offered-price.tsx')).OfferedPrice);
const RoomPictures = hydratedLater(
  async () => (await import('../../features/hotel/room-pictures.tsx')).RoomPictures,
);
const OwnStayLink = lazyPart(
  async () => (await import('../../features/held/own-stay.tsx')).OwnStayLink,
);

type RoomCardProps = Readonly<{
  room: RoomJson;
  offer: StayOffer | undefined;
  /** The guest came for this one. */
  isChosen?: boolean;
}>;

/** A room, what the stay costs in it, and the ways to take it. */
export function RoomCard({ room, offer, isChosen = false }: RoomCardProps) {
  const { hotel } = useLoaderData<typeof loader>();
  return (
    <article
      className={`grid overflow-hidden rounded-2xl bg-card shadow-card md:grid-cols-[20rem_1fr] lg:grid-cols-[24rem_1fr] ${isChosen ? 'ring-2 ring-brand-ink' : ''}`}
    >
      <RoomPictures
        room={room}
        views={hotel.sideViews}
        sizes="(min-width: 1024px) 24rem, (min-width: 768px) 20rem, 98vw"
        thumbnails
      />
      <div className="flex flex-col gap-5 p-5 sm:p-6 lg:flex-row">
        <RoomAbout room={room} isChosen={isChosen} />
        <Taking room={room} offer={offer} />
      </div>
    </article>
  );
}

/** Taken by somebody, or held by the guest, who is told the way back to it. */
function NotFree({ roomId, stay }: Readonly<{ roomId: string; stay: Stay }>) {
  const { t } = useTranslation('hotel');
  const own = heldAmong(useOwnHolds(), [{ roomId, ...stay }]);
  return own ? (
    <OwnStayLink own={own} />
  ) : (
    <p className="font-medium text-muted lg:text-right">{t('taken')}</p>
  );
}

function Taking({ room, offer }: RoomCardProps) {
  const { t } = useTranslation('hotel');
  const { stay } = useLoaderData<typeof loader>();
  const { add, openCalendar, dialogs } = useRoomDialogs(room);
  return (
    <div className="flex shrink-0 flex-col gap-4 border-line max-lg:border-t max-lg:pt-5 lg:w-56 lg:border-l lg:pl-6">
      {offer ? <OfferedPrice offer={offer} /> : <NotFree roomId={room._id} stay={stay} />}
      <div className="mt-auto flex flex-col gap-2">
        {offer && (
          <Button onClick={() => add(stay, offer)}>
            <ShoppingBag className="size-5" aria-hidden="true" />
            {t('addToCart')}
          </Button>
        )}
        <Button kind="quiet" onClick={openCalendar}>
          <CalendarDays className="size-5" aria-hidden="true" />
          {t('calendar')}
        </Button>
      </div>
      <RoomDialogs room={room} {...dialogs} />
    </div>
  );
}

const RoomCalendar = lazyPart(async () => (await import('./room-calendar.tsx')).RoomCalendar);
const CartWarning = lazyPart(async () => (await import('./cart-warning.tsx')).CartWarning);

const DAYS_SHOWN = 365;

/** Putting a stay into the cart, and what may open on the way. */
function useRoomDialogs(room: RoomJson) {
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

function RoomDialogs(props: RoomDialogsProps) {
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
