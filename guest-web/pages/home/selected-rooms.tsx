import {
  addDays,
  type LocalDate,
  localDate,
  type Stay,
} from '@baanpak/domain/values/time/local-date.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hotelPath } from '../../features/hotel/hotel-path.ts';
import { RoomPictures } from '../../features/hotel/room-pictures.tsx';
import type { Api } from '../../shell/api/client.ts';
import { getHotelsOfOwner, getRoomCalendar } from '../../shell/api/hotels.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { BedDouble } from '../../ui/icons/bed-double.tsx';
import { ChevronLeft } from '../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { Users } from '../../ui/icons/users.tsx';
import { useLocalPath } from '../../ui/local-path.ts';
import { useProblemMessage } from '../../ui/problem-message.ts';
import { showToast } from '../../ui/toast.ts';
import type { SelectedRoom } from './home-data.ts';

/** Three rooms at once on wide screens, one on small ones; swiped, or moved on by a view. */
export function SelectedRooms({ rooms }: Readonly<{ rooms: readonly SelectedRoom[] }>) {
  const { t } = useTranslation('home');
  const list = useRef<HTMLUListElement>(null);
  const move = (views: number) =>
    list.current?.scrollBy({ left: views * list.current.clientWidth, behavior: 'smooth' });
  return (
    <section aria-labelledby="selected-rooms" className="mx-auto mt-20 max-w-7xl px-4 sm:px-6">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 id="selected-rooms" className="font-semibold text-2xl sm:text-3xl">
            {t('selectedRooms')}
          </h2>
          <p className="mt-1 text-muted">{t('selectedRoomsHint')}</p>
        </div>
        <div className="flex shrink-0 gap-2">
          <button
            type="button"
            className={ARROW}
            aria-label={t('previous')}
            onClick={() => move(-1)}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          <button type="button" className={ARROW} aria-label={t('next')} onClick={() => move(1)}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      <ul
        ref={list}
        className="-mx-2 mt-4 flex snap-x snap-mandatory scrollbar-none overflow-x-auto pt-2 pb-8 sm:-mx-3"
      >
        {rooms.map((room) => (
          <li
            key={room._id}
            className="flex-[0_0_100%] snap-start px-2 sm:flex-[0_0_50%] sm:px-3 lg:flex-[0_0_33.3333%]"
          >
            <RoomCard room={room} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ARROW =
  'grid size-11 place-items-center rounded-full border border-field/60 bg-card transition-colors hover:border-ink';

const USUAL_GUESTS = 2;

/** A room of the carousel. */
export function RoomCard({ room }: Readonly<{ room: SelectedRoom }>) {
  const { t } = useTranslation(['home', 'shell']);
  const { language } = useApp().api;
  const { reserve, busy } = useReserve(room);
  const { hotel, title, subtitle, from, maxGuests } = room;
  const guests = room.guests || USUAL_GUESTS;
  const extraBeds = Math.max(0, maxGuests - guests);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-2xl bg-card shadow-card transition-shadow duration-300 hover:shadow-lift">
      <div>
        <RoomPictures
          room={room}
          views={hotel?.views ?? []}
          sizes="(min-width: 1280px) 24rem, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw"
        />
      </div>
      <div className="flex flex-1 flex-col p-5">
        {hotel && (
          <p className="flex items-center gap-1.5 text-muted text-sm">
            <MapPin className="size-4 shrink-0 text-brand-ink" aria-hidden="true" />
            <span className="truncate">
              {[hotel.name[language], hotel.province?.[language]].filter(Boolean).join(' · ')}
            </span>
          </p>
        )}
        <h3 className="mt-1.5 font-semibold text-xl">{title[language]}</h3>
        {subtitle && <p className="text-muted">{subtitle[language]}</p>}
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <li className="flex items-center gap-1.5">
            <Users className="size-4 text-brand-ink" aria-hidden="true" />
            {t('shell:guests', { count: guests })}
          </li>
          {extraBeds > 0 && (
            <li className="flex items-center gap-1.5">
              <BedDouble className="size-4 text-brand-ink" aria-hidden="true" />
              {t('extraBeds', { count: extraBeds })}
            </li>
          )}
        </ul>
        <div className="mt-auto flex items-end justify-between gap-3 pt-5">
          {from ? (
            <p className="leading-tight">
              <span className="block text-muted text-sm">{t('from')}</span>
              <span className="font-semibold text-xl">{formatBaht(from.price)}</span>
              <span className="text-muted text-sm"> {t('aNight')}</span>
            </p>
          ) : (
            <p className="text-muted text-sm">{t('noNights')}</p>
          )}
          <Button onClick={reserve} busy={busy}>
            {t('reserve')}
          </Button>
        </div>
      </div>
    </article>
  );
}

type Reserved = Pick<SelectedRoom, '_id' | 'ownerId' | 'hotelId' | 'from'>;

/**
 * Looks the room's hotel up among its owner's, at the click, and goes by a full page load to that room there, for the
 * dates that its price is said of.
 */
function useReserve(room: Reserved) {
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
    ? `${hotelPath(hotel.hotelNameSlug, { room: _id, ...(stay && { stay }) })}#rooms`
    : '/404';
}

/** From a day on, as few nights as it allows. */
async function shortestStay(api: Api, roomId: string, checkIn: LocalDate): Promise<Stay> {
  const { days } = await getRoomCalendar(api, roomId, { from: checkIn, to: addDays(checkIn, 1) });
  return { checkIn, checkOut: addDays(checkIn, days[0]?.minStay ?? 1) };
}
