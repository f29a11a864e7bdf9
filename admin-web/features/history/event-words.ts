import type { HistoryEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../ui/formats.ts';

/** What an event is called, who made it and the reason it tells, in the reader's words. */
export function useEventWords() {
  const { t, i18n } = useTranslation();
  return {
    what: ({ type }: Pick<HistoryEventJson, 'type'>) =>
      i18n.t(`event.${type}`, { defaultValue: spaced(type) }),
    who: ({ by, name }: Pick<HistoryEventJson, 'by' | 'name'>) => {
      if (name !== null) return name;
      return by === 'guest' ? t('booking.byGuest') : t('booking.bySystem');
    },
    /** The sum it was about; kept in satang. */
    money: ({ data }: Pick<HistoryEventJson, 'data'>) =>
      typeof data?.amount === 'number' ? formatBaht(data.amount / 100) : '',
    why: ({ data }: Pick<HistoryEventJson, 'data'>) =>
      textIn(data, 'reason') || textIn(data?.wish, 'reason') || textIn(data, 'staffNote'),
  };
}

const textIn = (facts: unknown, field: string): string => {
  const value: unknown = typeof facts === 'object' ? Reflect.get(facts ?? {}, field) : undefined;
  return typeof value === 'string' ? value : '';
};

/** An event that has no words here yet, such as one of a newer release. */
const spaced = (type: string): string =>
  type.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (letter) => letter.toUpperCase());
