import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { SHOWS_SOMETHING } from '@baanpak/domain/values/text/line.ts';
import type { ErrorObject } from 'ajv';
import english from 'ajv-i18n/localize/en/index.js';
import thai from 'ajv-i18n/localize/th/index.js';
import { defaultOf } from '../process/common-js.ts';

const LOCALIZE = { th: defaultOf(thai), en: defaultOf(english) };

/** How many values of a choice are named. */
const MOST_CHOICES = 20;

/** For a field that no schema knows. */
export const NOT_KNOWN: I18nText = { th: 'ไม่รู้จักข้อมูลช่องนี้', en: 'is not a known field' };

/** What is wrong with a field, as a form may show it. */
export function fieldMessage(error: ErrorObject): I18nText {
  const english = localized(error, 'en');
  return { th: inThai(error) ?? localized(error, 'th'), en: english, ...inBoth(error) };
}

const localized = (error: ErrorObject, language: Language): string => {
  const copy = { ...error };
  LOCALIZE[language]([copy]);
  return copy.message ?? copy.keyword;
};

/** Where the package speaks of schemas to people who fill in a form. */
function inBoth({ keyword, params, schema }: ErrorObject): I18nText | undefined {
  switch (keyword) {
    case 'required':
      return { th: 'จำเป็นต้องระบุ', en: 'is required' };
    case 'additionalProperties':
      return NOT_KNOWN;
    case 'format':
      return FORMATS[String(params.format)];
    case 'enum':
    case 'const':
    case 'anyOf':
      return choice(keyword, schema);
    case 'minLength':
      return params.limit === 1 ? BLANK : undefined;
    case 'pattern':
      return params.pattern === SHOWS_SOMETHING ? BLANK : UNLIKE_PATTERN;
    default:
      return undefined;
  }
}

const UNLIKE_PATTERN: I18nText = { th: 'รูปแบบไม่ถูกต้อง', en: 'is not written as expected' };
const BLANK: I18nText = { th: 'ต้องไม่เว้นว่าง', en: 'is blank' };

/** Where the package's Thai names types, signs or patterns. */
function inThai({ keyword, params }: ErrorObject): string | undefined {
  switch (keyword) {
    case 'type':
      return THAI_TYPES[String(params.type)];
    case 'minimum':
      return `ต้องไม่น้อยกว่า ${params.limit}`;
    case 'maximum':
      return `ต้องไม่เกิน ${params.limit}`;
    case 'minItems':
      return `ต้องมีอย่างน้อย ${params.limit} รายการ`;
    case 'maxItems':
      return `ต้องมีไม่เกิน ${params.limit} รายการ`;
    case 'uniqueItems':
      return 'ต้องไม่มีรายการซ้ำกัน';
    default:
      return undefined;
  }
}

const THAI_TYPES: Readonly<Record<string, string>> = {
  string: 'ต้องเป็นข้อความ',
  integer: 'ต้องเป็นจำนวนเต็ม',
  number: 'ต้องเป็นตัวเลข',
  boolean: 'ต้องเป็น true หรือ false',
  array: 'ต้องเป็นรายการ',
};

const FORMATS: Readonly<Record<string, I18nText>> = {
  email: { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'must be an email address' },
  'local-date': { th: 'ต้องเป็นวันที่แบบ ปปปป-ดด-วว (ค.ศ.)', en: 'must be a date, YYYY-MM-DD' },
  'date-time': {
    th: 'ต้องเป็นวันเวลาแบบ ISO 8601 พร้อมเขตเวลา',
    en: 'must be an ISO 8601 moment with its zone',
  },
  'thai-tax-id': {
    th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง',
    en: 'must be a Thai tax id of 13 digits',
  },
  'account-number': {
    th: 'ต้องเป็นเลขที่บัญชี 10 ถึง 15 หลัก',
    en: 'must be an account number of 10 to 15 digits',
  },
  'promptpay-id': {
    th: 'ต้องเป็นเลขพร้อมเพย์ 10, 13 หรือ 15 หลัก',
    en: 'must be a PromptPay id of 10, 13 or 15 digits',
  },
  branch: { th: 'ต้องเป็นเลขสาขาห้าหลัก', en: 'must be a branch of five digits' },
  phone: {
    th: 'ต้องเป็นเบอร์โทรศัพท์ที่มีตัวเลข 6 ถึง 20 หลัก',
    en: 'must be a phone number of 6 to 20 digits',
  },
  chat: {
    th: 'ต้องเป็นลิงก์ https หรือไอดี LINE เช่น @baanpak',
    en: 'must be an https link or a LINE id such as @baanpak',
  },
  uuid: { th: 'รหัสไม่ถูกต้อง', en: 'must be a UUID' },
  uri: { th: 'ต้องเป็นลิงก์ http หรือ https', en: 'must be an http or https address' },
};

/** Names the values, or else the types, that a choice takes. */
function choice(keyword: string, schema: unknown): I18nText | undefined {
  const branches: unknown[] = Array.isArray(schema) ? schema : [schema];
  const values = keyword === 'anyOf' ? branches.flatMap((branch) => valuesOf(branch)) : branches;
  if (values.length > 0 && values.every((value) => value !== undefined)) {
    const list = values.slice(0, MOST_CHOICES).map(String).join(', ');
    return { th: `ต้องเป็นค่าใดค่าหนึ่ง: ${list}`, en: `must be one of: ${list}` };
  }
  const types = branches.map((branch) => property(branch, 'type'));
  if (!types.every((type) => typeof type === 'string')) return undefined;
  const [type = 'null', ...others] = new Set(types.filter((one) => one !== 'null'));
  const thai = THAI_TYPES[type];
  if (others.length === 0 && thai) return { th: thai, en: `must be ${type}` };
  const list = [type, ...others].join(', ');
  return { th: `ต้องเป็นชนิด: ${list}`, en: `must be of type: ${list}` };
}

function valuesOf(branch: unknown): unknown[] {
  const choices = property(branch, 'enum');
  if (Array.isArray(choices)) return choices;
  return property(branch, 'type') === 'null' ? [null] : [property(branch, 'const')];
}

const property = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;
