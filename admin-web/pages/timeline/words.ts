import type { PersonPresent } from '@baanpak/contract/answers/presence.ts';
import type { TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { formatBaht, formatDay, useFormats } from '../../ui/formats.ts';
import { kindOf, type Lane } from './lanes.ts';

/** What the timeline says in words. */
export type TimelineWords = Readonly<{
  room: (lane: Lane) => string;
  /** Which of the room's units it is, where that says something. */
  unit: (lane: Lane) => string;
  /** Both. */
  lane: (lane: Lane) => string;
  day: (day: string) => string;
  /** Of a stay on its bar, and in full. */
  name: (stay: TimelineStayJson) => string;
  stay: (stay: TimelineStayJson, lane: Lane) => string;
  free: (day: string, lane: Lane) => string;
  /** Who else is at a stay. */
  others: (people: readonly PersonPresent[]) => readonly string[];
}>;

/** The same ones until the language changes: rows are shown again when their words do. */
export function useTimelineWords(): TimelineWords {
  const { t } = useTranslation();
  const { language } = useServices();
  const { text } = useFormats();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` follows the language
  return useMemo(() => {
    const day = (date: string) => formatDay(date, language);
    const room = (of: Lane) => text(of.room.title);
    const unit = (of: Lane) => (of.room.unitLabels.length > 1 || of.unit !== '1' ? of.unit : '');
    const lane = (of: Lane) => `${room(of)} ${unit(of)}`.trim();
    const name = (stay: TimelineStayJson) =>
      stay.reservedBy ?? (kindOf(stay) === 'blocked' ? t('timeline.kind.blocked') : stay.bookingId);
    return {
      ...{ room, unit, lane, day, name },
      stay: (stay, of) =>
        [
          name(stay),
          lane(of),
          `${day(stay.checkInDate)} – ${day(stay.checkOutDate)}`,
          ...(kindOf(stay) === 'blocked' ? [] : [t(`timeline.kind.${kindOf(stay)}`)]),
          ...(stay.amountDue > 0
            ? [t('timeline.due', { amount: formatBaht(stay.amountDue) })]
            : []),
        ].join(', '),
      others: (people) => people.map(({ name: who, doing }) => t(`live.${doing}`, { who })),
      free: (date, of) => t('timeline.free', { room: lane(of), day: day(date) }),
    };
  }, [t, language]);
}
