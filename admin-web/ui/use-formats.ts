import { useServices } from '../shell/services.ts';
import { formatDay, formatMoment, formatMonth } from './dates.ts';

/** Days, months (`2027-01`), moments and texts as the reader's language writes them; nothing where there is none. */
export function useFormats() {
  const { language } = useServices();
  return {
    day: (day: string | null | undefined) => (day ? formatDay(day, language) : ''),
    month: (month: string) => formatMonth(`${month}-01`, language),
    moment: (moment: string | null | undefined) => (moment ? formatMoment(moment, language) : ''),
    text: (text: Readonly<Record<'th' | 'en', string>> | null | undefined) =>
      text?.[language] || text?.th || text?.en || '',
  };
}
