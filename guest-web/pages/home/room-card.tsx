import { useTranslation } from 'react-i18next';
import { RoomPictures } from '../../features/hotel/room-pictures.tsx';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { Button } from '../../ui/button.tsx';
import { BedDouble } from '../../ui/icons/bed-double.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { Users } from '../../ui/icons/users.tsx';
import type { SelectedRoom } from './home-data.ts';
import { useReserve } from './use-reserve.ts';

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
