import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';

const WORDS = {
  th: {
    outcome: {
      paid: 'ชำระแล้ว',
      expired: 'หมดเวลา',
      'given-up': 'ผู้จองยกเลิกก่อนชำระ',
      abandoned: 'จองไม่สำเร็จ',
      canceled: 'ยกเลิก',
    },
    status: { earned: 'ได้รับแล้ว', reversed: 'ถูกหักคืน', running: 'รอเข้าพัก' },
  },
  en: {
    outcome: {
      paid: 'Paid',
      expired: 'Expired',
      'given-up': 'Given up',
      abandoned: 'Not completed',
      canceled: 'Canceled',
    },
    status: { earned: 'Earned', reversed: 'Reversed', running: 'Upcoming' },
  },
} as const satisfies Record<string, Record<string, Record<string, string>>>;

/** Words that other pages have, too, by the column of a report; the first that is known counts. */
const OF_OTHER_PAGES: Readonly<Record<string, readonly string[]>> = {
  channel: ['channel'],
  role: ['channel'],
  method: ['chargeMethod', 'paymentMethod', 'bill.method'],
  lastFailure: ['payment'],
};

/**
 * What a report's cell says in a code, in the reader's words: a channel, a way to pay, how a hold ended. Other texts
 * stay as they are, and so does a code of a newer release.
 */
export function useCodeWords(): (column: string, code: string) => string {
  const { i18n } = useTranslation();
  const { language } = useServices();
  return (column, code) => {
    const words: Readonly<Record<string, Readonly<Record<string, string>>>> = WORDS[language];
    const keys = (OF_OTHER_PAGES[column] ?? []).map((group) => `${group}.${code}`);
    const known = words[column]?.[code] ?? code;
    return keys.length === 0 ? known : i18n.t(keys, { defaultValue: known });
  };
}
