import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { heldAmong, useOwnHolds } from '../../features/held/own-holds.ts';
import { Button } from '../../ui/button.tsx';
import { hydratedLater } from '../../ui/hydrated-later.tsx';
import { CalendarDays } from '../../ui/icons/calendar-days.tsx';
import { ShoppingBag } from '../../ui/icons/shopping-bag.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { loader } from './hotel-data.ts';
import type { StayOffer } from './offer.ts';
import { RoomDialogs, useRoomDialogs } from './room-dialogs.tsx';

const RoomAbout = hydratedLater(async () => (await import('./room-about.tsx')).RoomAbout);
const OfferedPrice = hydratedLater(async () => (await import('./offered-price.tsx')).OfferedPrice);
const RoomPictures = hydratedLater(
  async () => (await import('../../features/hotel/room-pictures.tsx')).RoomPictures,
);
const OwnStayLink = lazyPart(
  async () => (await import('../../features/held/own-stay-link.tsx')).OwnStayLink,
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
