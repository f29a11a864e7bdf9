import type { TimelineStayJson } from '@baanpak/contract/timeline/timeline.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.ts';
import { formatDay } from '../ui/dates.ts';
import { formatBaht } from '../ui/money.ts';
import { useFormats } from '../ui/use-formats.ts';
import type { Lane } from './lanes.ts';
import { kindOf } from './stay-kind.ts';

/** What the timeline says in words. */
export type TimelineWords = Readonly<{
  /** A room, and which of its units where it has several. */
  lane: (lane: Lane) => string;
  day: (day: string) => string;
  /** Of a stay on its bar, and in full. */
  name: (stay: TimelineStayJson) => string;
  stay: (stay: TimelineStayJson, lane: Lane) => string;
  free: (day: string, lane: Lane) => string;
}>;

/** The same ones until the language changes: rows are shown anew when their words do. */
export function useTimelineWords(): TimelineWords {
  const { t } = useTranslation();
  const { language } = useServices();
  const { text } = useFormats();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` follows the language
  return useMemo(() => {
    const day = (date: string) => formatDay(date, language);
    const lane = ({ room, unit }: Lane) =>
      room.unitLabels.length > 1 || unit !== '1' ? `${text(room.title)} ${unit}` : text(room.title);
    const name = (stay: TimelineStayJson) =>
      stay.reservedBy ?? (kindOf(stay) === 'blocked' ? t('timeline.kind.blocked') : stay.bookingId);
    return {
      ...{ lane, day, name },
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
      free: (date, of) => t('timeline.free', { room: lane(of), day: day(date) }),
    };
  }, [t, language]);
}
