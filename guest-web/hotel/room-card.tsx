import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useApp } from '../app/context.ts';
import { heldAmong, useOwnHolds } from '../held/own-holds.ts';
import { Button } from '../ui/button.tsx';
import { BedDouble } from '../ui/icons/bed-double.tsx';
import { CalendarDays } from '../ui/icons/calendar-days.tsx';
import { Coffee } from '../ui/icons/coffee.tsx';
import { ShoppingBag } from '../ui/icons/shopping-bag.tsx';
import { Users } from '../ui/icons/users.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { FacilityIcon } from './facility-icon.tsx';
import type { loader } from './hotel-data.ts';
import type { Offer } from './offer.ts';
import { OfferedPrice } from './offered-price.tsx';
import { RoomDialogs, useRoomDialogs } from './room-dialogs.tsx';
import { RoomPictures } from './room-pictures.tsx';

const OwnStayLink = lazyPart(async () => (await import('../held/own-stay-link.tsx')).OwnStayLink);

type RoomCardProps = Readonly<{
  room: RoomJson;
  offer: Offer | undefined;
  /** The guest came for this one. */
  isChosen?: boolean;
}>;

const USUAL_GUESTS = 2;

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
        <About room={room} isChosen={isChosen} />
        <Taking room={room} offer={offer} />
      </div>
    </article>
  );
}

function About({ room, isChosen }: Pick<RoomCardProps, 'room' | 'isChosen'>) {
  const { t } = useTranslation(['hotel', 'shell']);
  const { language } = useApp().api;
  const guests = room.guests || USUAL_GUESTS;
  const extraBeds = Math.max(0, room.maxGuests - guests);
  return (
    <div className="min-w-0 flex-1">
      {isChosen && <p className="font-medium text-brand-ink text-sm">{t('chosen')}</p>}
      <h3 className="font-semibold text-xl">{room.title[language]}</h3>
      {room.subtitle && <p className="text-muted">{room.subtitle[language]}</p>}
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        <span className="flex items-center gap-1.5">
          <Users className="size-4.5 text-brand-ink" aria-hidden="true" />
          {t('shell:guests', { count: guests })}
        </span>
        {extraBeds > 0 && (
          <span className="flex items-center gap-1.5">
            <BedDouble className="size-4.5 text-brand-ink" aria-hidden="true" />
            {t('extraBeds', { count: extraBeds })}
          </span>
        )}
        {room.breakfast && (
          <span className="flex items-center gap-1.5">
            <Coffee className="size-4.5 text-brand-ink" aria-hidden="true" />
            {t(`breakfast.${room.breakfast}`)}
          </span>
        )}
      </p>
      {room.description && <p className="mt-3 text-muted">{room.description[language]}</p>}
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {room.facilities.map(({ icon, text }) => (
          <li key={text.en} className="flex items-center gap-1.5">
            <FacilityIcon name={icon} className="size-4 text-brand-ink" />
            {text[language]}
          </li>
        ))}
      </ul>
      {room.notes.length > 0 && (
        <ul className="mt-4 list-disc pl-5 text-muted text-sm">
          {room.notes.map(({ text }) => (
            <li key={text.en}>{text[language]}</li>
          ))}
        </ul>
      )}
    </div>
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
