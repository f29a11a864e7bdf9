import { bahtText } from '@baanpak/contract/history/sentence.ts';
import { isFieldOf, isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { isLocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { formatBaht, formatDay, formatMoment, useFormats } from '../../ui/formats.ts';

const MONEY = ['price', 'feeCharge', 'totalReceived', 'amountDue', 'amount', 'basePrice'];
/** Texts that a field's codes are looked up in. */
const CODES: Readonly<Record<string, string>> = {
  status: 'status',
  paymentStatus: 'paymentStatus',
  paymentMethod: 'paymentMethod',
  bookingChannel: 'channel',
  methodCheckIn: 'method',
  role: 'roles',
};
/** Texts that the names of fields are looked up in: of bookings, of others, and of the forms of rooms and hotels. */
const FIELDS = ['history.fields', 'history.otherFields', 'field'];
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A guest's phone or note may look like a day: by its name a field holds one, or it is shown as it is written. */
const FIELDS_OF_DAYS = /(?:^|[a-z])(?:[dD]ate|[dD]ay|[fF]rom|[tT]o|[uU]ntil|[nN]ight)s?$/;
const FIELDS_OF_MOMENTS = /(?:^at|^time|At|Until|Status|Time)$/;

type FieldWordsOptions = Readonly<{
  /** What users and rooms are called, by their ids. */
  names?: ReadonlyMap<string, string>;
  /** Money is in satang, not in baht. Default: false. */
  isSatang?: boolean;
}>;

/** What the fields of a booking, as histories answer it, are called, and their values in the reader's words. */
export function useFieldWords({ names = new Map(), isSatang = false }: FieldWordsOptions = {}) {
  const { t, i18n } = useTranslation();
  const { language } = useServices();
  const { text } = useFormats();

  const coded = (texts: string, code: string) => i18n.t(`${texts}.${code}`, { defaultValue: code });

  const wayOf = (method: string) => {
    const atDesk = i18n.exists(`booking.paidAtDesk.${method}`);
    return coded(atDesk ? 'booking.paidAtDesk' : 'chargeMethod', method);
  };

  const moneyText = (amount: number) => (isSatang ? bahtText(amount) : formatBaht(amount));

  function textOf(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return t('history.nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return MONEY.includes(field) ? moneyText(value) : `${value}`;
    if (typeof value === 'string') {
      if (FIELDS_OF_MOMENTS.test(field) && MOMENT.test(value) && Date.parse(value))
        return formatMoment(value, language);
      if (FIELDS_OF_DAYS.test(field) && isLocalDate(value)) return formatDay(value, language);
      const texts = CODES[field];
      return texts === undefined ? (names.get(value) ?? value) : coded(texts, value);
    }
    if (Array.isArray(value)) return listText(field, value);
    return isRecord(value) ? partText(field, value) : '';
  }

  function listText(field: string, values: readonly unknown[]): string {
    if (values.length === 0) return t('history.nothing');
    if (field === 'documents') return t('arrival.documentCount', { count: values.length });
    return values.map((value) => textOf(field, value)).join(field === 'companions' ? ', ' : '; ');
  }

  /** An object as a line: what matters of it first, what is null left out. */
  function partText(field: string, part: Readonly<Record<string, unknown>>): string {
    const { th, en } = part;
    if (typeof th === 'string' && typeof en === 'string') return text({ th, en });
    const parts = PARTS[field] ?? Object.keys(part);
    return parts
      .flatMap((name) => {
        const value = part[name];
        return value === null || value === undefined ? [] : [innerText(field, name, value)];
      })
      .filter((each) => each !== '')
      .join(field === 'nightPrices' ? ' ' : ' · ');
  }

  function innerText(field: string, name: string, value: unknown): string {
    if (Array.isArray(value) && value.length === 0) return '';
    if (name === 'method' && typeof value === 'string') return wayOf(value);
    const inRefund = isFieldOf(REFUND_CODES, name) && field.startsWith('refund');
    if (inRefund && typeof value === 'string') return coded(REFUND_CODES[name], value);
    return textOf(name, value);
  }

  return {
    nameOf: (field: string): string => {
      const texts = FIELDS.find((each) => i18n.exists(`${each}.${field}`));
      return texts === undefined
        ? spaced(field)
        : i18n.t(`${texts}.${field}`, { defaultValue: field });
    },
    textOf,
  };
}

/** Of what is no plain value: which of its parts are told, in their order. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  nightPrices: ['date', 'price'],
  paidBy: ['method', 'brand', 'lastDigits'],
  refunds: ['amount', 'status', 'way', 'reason', 'decisionReason'],
  refund: ['amount', 'status', 'way', 'reason', 'decisionReason'],
  charges: ['text', 'amount'],
  payments: ['method', 'amount', 'reference'],
  creditNotes: ['number', 'amount'],
  cancellationPolicy: ['name'],
  arrival: ['arrivalTime', 'companions', 'requests'],
  taxInvoice: ['name', 'taxId', 'branch', 'address'],
};

/** Codes within a refund. */
const REFUND_CODES = { status: 'refundStatus', way: 'refundWay' } as const;

/** A field that has no words here yet, such as one of a newer release. */
const spaced = (field: string): string =>
  field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (letter) => letter.toUpperCase());
