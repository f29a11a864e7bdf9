import { useServices } from '../app/services.ts';
import { formatDay, formatMoment } from './dates.ts';

/** Days, moments and texts as the reader's language writes them; nothing where there is none. */
export function useFormats() {
  const { language } = useServices();
  return {
    day: (day: string | null | undefined) => (day ? formatDay(day, language) : ''),
    moment: (moment: string | null | undefined) => (moment ? formatMoment(moment, language) : ''),
    text: (text: Readonly<Record<'th' | 'en', string>> | null | undefined) =>
      text?.[language] || text?.th || text?.en || '',
  };
}
