import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useApp } from '../../shell/context.ts';
import { BedDouble } from '../../ui/icons/bed-double.tsx';
import { Coffee } from '../../ui/icons/coffee.tsx';
import { Users } from '../../ui/icons/users.tsx';
import { FacilityIcon } from './facility-icon.tsx';
import type { loader } from './hotel-data.ts';
import { unfit } from './offer.ts';

const USUAL_GUESTS = 2;

type RoomAboutProps = Readonly<{
  room: RoomJson;
  /** The guest came for this one. */
  isChosen: boolean;
}>;

/** What a room is and has. */
export function RoomAbout({ room, isChosen }: RoomAboutProps) {
  const { t } = useTranslation(['hotel', 'shell']);
  const { language } = useApp().api;
  const guests = room.guests || USUAL_GUESTS;
  const extraBeds = Math.max(0, room.maxGuests - guests);
  const { party } = useLoaderData<typeof loader>();
  const against = unfit(room, party);
  // anyone who comes alone reads of them, too
  const refused = unfit(room, { guests: 0, kid: 1, pet: 1 }).filter(
    (reason) => !against.includes(reason),
  );
  const said = (reasons: typeof against) =>
    reasons.map((reason) => t(reason, { count: room.maxGuests })).join(' · ');
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
      {refused.length > 0 && <p className="mt-2 text-muted text-sm">{said(refused)}</p>}
      {against.length > 0 && (
        <p className="mt-2 font-medium text-warning">
          {t('unfit')}: {said(against)}
        </p>
      )}
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
