import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { RoomJson } from '@baanpak/contract/room/room.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { localDate, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deadlinesOf } from '../../features/cancellation/deadlines.ts';
import { useApp } from '../../shell/context.ts';
import { formatBaht } from '../../ui/baht.ts';
import { formatDay, today } from '../../ui/dates.ts';
import type { StayOffer } from './offer.ts';

const USUAL_GUESTS = 2;

export type ComparedRoom = Readonly<{ room: RoomJson; offer: StayOffer | undefined }>;
/** What one line of a comparison says of a room; undefined where nothing is known. */
type ComparedFact = Readonly<{ name: string; of: (compared: ComparedRoom) => ReactNode }>;

/** The lines of a comparison of a hotel's rooms for a stay. */
export function useComparedFacts(
  hotel: Pick<HotelJson, 'cancellationPolicy'>,
  stay: Stay,
): readonly ComparedFact[] {
  const { t } = useTranslation(['hotel', 'shell', 'cancellation']);
  const { language } = useApp().api;
  const yesOrNo = (isSo: boolean) => t(isSo ? 'compare.yes' : 'compare.no');
  const [first] = deadlinesOf(hotel.cancellationPolicy, localDate(stay.checkIn), today()).filter(
    ({ passed }) => !passed,
  );
  const cancellation = first
    ? `${first.share === 1 ? t('cancellation:whole') : t('cancellation:part', { percent: Math.round(first.share * 100) })} · ${t('cancellation:until', { day: formatDay(first.until, language) })}`
    : t('cancellation:none');
  return [
    {
      name: t('compare.price'),
      of: ({ offer }) =>
        offer ? (
          <>
            <span className="block font-semibold text-lg">{formatBaht(offer.totalPrice)}</span>
            {t('shell:nights', { count: offer.nights })}
          </>
        ) : (
          t('taken')
        ),
    },
    {
      name: t('compare.guests'),
      of: ({ room }) => t('shell:guests', { count: room.guests || USUAL_GUESTS }),
    },
    {
      name: t('compare.extraBeds'),
      of: ({ room }) => {
        const count = Math.max(0, room.maxGuests - (room.guests || USUAL_GUESTS));
        return count > 0 ? t('extraBeds', { count }) : t('compare.none');
      },
    },
    {
      name: t('compare.size'),
      of: ({ room }) => {
        const size = roomSize(room, language);
        return size && t('compare.squareMetres', { size });
      },
    },
    {
      name: t('compare.facilities'),
      of: ({ room }) => room.facilities.map(({ text }) => text[language]).join(', ') || undefined,
    },
    {
      name: t('compare.breakfast'),
      of: ({ room }) => (room.breakfast ? t(`breakfast.${room.breakfast}`) : t('compare.none')),
    },
    { name: t('compare.pets'), of: ({ room }) => yesOrNo(room.petsAllowed) },
    { name: t('compare.children'), of: ({ room }) => yesOrNo(room.kidsAllowed) },
    { name: t('cancellation:title'), of: () => cancellation },
  ];
}

const SQUARE_METRES = /(\d+(?:[.,]\d+)?)\s*(?:sq\.?\s*m|m²|m2|ตร\.?\s*ม|ตารางเมตร)/i;

/** How large a room is, in square metres as its owner wrote them; undefined where no text says it. */
export function roomSize(
  { subtitle, description }: Pick<RoomJson, 'subtitle' | 'description'>,
  language: Language,
): string | undefined {
  return [subtitle, description]
    .map((text) => SQUARE_METRES.exec(text?.[language] ?? '')?.[1])
    .find((size) => size !== undefined);
}
