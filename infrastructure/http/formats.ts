import {
  isAccountNumber,
  isBranch,
  isPromptPayId,
} from '@baanpak/domain/values/money/account-numbers.ts';
import { isThaiTaxId } from '@baanpak/domain/values/money/tax-invoice.ts';
import { chatLink } from '@baanpak/domain/values/people/chat-link.ts';
import { isPhone } from '@baanpak/domain/values/people/phone.ts';
import { isLocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Ajv } from 'ajv';
import ajvFormats from 'ajv-formats';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;
const LONGEST_EMAIL = 254; // RFC 5321
const LONGEST_URI = 2048;

/** A UUID as schemas take it. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);

/** What schemas may ask of a text. Narrower than ajv-formats: all of it can be stored and linked to. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  /** A day that exists, `YYYY-MM-DD`, also with `T00:00:00` after it; from the year 1. */
  'local-date': isDay,
  /** Thirteen digits with their checksum. */
  'thai-tax-id': isThaiTaxId,
  /** Of a Thai bank: 10 to 15 digits, with spaces or hyphens. */
  'account-number': isAccountNumber,
  /** A phone number, a national or tax id, or an e-wallet's number. */
  'promptpay-id': isPromptPayId,
  /** Of a company: five digits. */
  branch: isBranch,
  /** 6 to 20 digits, with spaces, `+`, `-` and brackets. */
  phone: isPhone,
  /** An https link or a LINE id. */
  chat: (text) => chatLink(text) !== undefined,
  /** An address with a domain. */
  email: (text) => text.length <= LONGEST_EMAIL && matches('email', text),
  /** Without the `urn:uuid:` that databases do not read. */
  uuid: isUuid,
  /** An absolute http or https address: others, such as `javascript:`, must never become a link. */
  uri: isWebAddress,
  /** A moment of a day that exists, with its zone; `Date` alone takes the 30th of February for the 2nd of March. */
  'date-time': (text) =>
    MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
};

/** Teaches an ajv all of the formats. */
export function addFormats(ajv: Ajv): Ajv {
  for (const [name, validate] of Object.entries(FORMATS)) ajv.addFormat(name, validate);
  return ajv;
}

function isDay(text: string): boolean {
  try {
    const day = localDate(text);
    return isLocalDate(day) && day >= '0001';
  } catch {
    return false;
  }
}

function isWebAddress(text: string): boolean {
  return text.length <= LONGEST_URI && /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);
}

function matches(name: 'email', text: string): boolean {
  const format = ajvFormats.default.get(name);
  return format instanceof RegExp && format.test(text);
}
