import type { I18nText, Language } from '@baanpak/domain/values/i18n-text.ts';
import type { ErrorObject } from 'ajv';
import english from 'ajv-i18n/localize/en/index.js';
import thai from 'ajv-i18n/localize/th/index.js';
import type { FieldProblem } from './invalid-request.ts';

type Localize = (errors: ErrorObject[]) => void;
// the package's types describe ES default exports, its code is `module.exports =`
const LOCALIZE = { th: thai, en: english } as unknown as Readonly<Record<Language, Localize>>;

/** How many fields an answer names. */
export const MOST_FIELDS = 20;
/** How many of ajv's errors are looked at, several of which may be one field's. */
const MOST_ERRORS = 400;

/** ajv's errors as fields, each path once, at most 20; `name` stands for the value itself. */
export function fieldProblems(errors: readonly ErrorObject[], name: string): FieldProblem[] {
  const fields = new Map<string, FieldProblem>();
  for (const error of withoutFailedBranches(errors.slice(0, MOST_ERRORS))) {
    const path = pathOf(error) || name;
    if (!fields.has(path)) fields.set(path, { path, message: messageOf(error) });
    if (fields.size >= MOST_FIELDS) break;
  }
  return [...fields.values()];
}

/** For a field that no schema knows. */
export const unknownField = (path: string): FieldProblem => ({
  path,
  message: { th: 'ไม่รู้จักข้อมูลช่องนี้', en: 'is not a known field' },
});

/**
 * Of a union, ajv reports every branch that did not match and the union. Says either what is wrong
 * within the branch meant, or, where no branch was meant, only what the union takes.
 */
function withoutFailedBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const dropped = new Set<ErrorObject>();
  for (const union of errors) {
    if (union.keyword !== 'anyOf') continue;
    const branches = errors.filter(
      ({ schemaPath, instancePath }) =>
        schemaPath.startsWith(`${union.schemaPath}/`) &&
        `${instancePath}/`.startsWith(`${union.instancePath}/`),
    );
    const isMere = (error: ErrorObject) =>
      error.instancePath === union.instancePath &&
      ['type', 'const', 'enum'].includes(error.keyword);
    for (const error of branches) if (isMere(error)) dropped.add(error);
    if (!branches.every(isMere)) dropped.add(union);
  }
  return errors.filter((error) => !dropped.has(error));
}

/** `/checkouts/0` without its `roomId` is `checkouts.0.roomId`: the missing or unknown field itself. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const own: unknown = params.missingProperty ?? params.additionalProperty;
  return [...names, ...(typeof own === 'string' ? [own] : [])].join('.');
}

function messageOf(error: ErrorObject): I18nText {
  switch (error.keyword) {
    case 'required':
      return { th: 'จำเป็นต้องระบุ', en: 'is required' };
    case 'additionalProperties':
      return unknownField('').message;
    case 'format':
      return formatMessage(String(error.params.format)) ?? localized(error);
    case 'enum':
    case 'const':
    case 'anyOf':
      return choiceMessage(error) ?? localized(error);
    default:
      return localized(error);
  }
}

function localized(error: ErrorObject): I18nText {
  const inLanguage = (language: Language) => {
    const copy = { ...error };
    LOCALIZE[language]([copy]);
    return copy.message ?? copy.keyword;
  };
  return { th: inLanguage('th'), en: inLanguage('en') };
}

const FORMAT_MESSAGES: Readonly<Record<string, I18nText>> = {
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
  uuid: { th: 'รหัสไม่ถูกต้อง', en: 'must be a UUID' },
  uri: { th: 'ต้องเป็นลิงก์ http หรือ https', en: 'must be an http or https address' },
};
const formatMessage = (format: string): I18nText | undefined => FORMAT_MESSAGES[format];

/** Names the values, or else the types, that a choice takes. */
function choiceMessage({ schema, keyword }: ErrorObject): I18nText | undefined {
  const branches: unknown[] = Array.isArray(schema) ? schema : [schema];
  const values = keyword === 'anyOf' ? branches.flatMap((branch) => valuesOf(branch)) : branches;
  if (values.length > 0 && values.every((value) => value !== undefined)) {
    const list = values.slice(0, MOST_FIELDS).map(String).join(', ');
    return { th: `ต้องเป็นค่าใดค่าหนึ่ง: ${list}`, en: `must be one of: ${list}` };
  }
  const types = branches.map((branch) => property(branch, 'type'));
  if (!types.every((type) => typeof type === 'string')) return undefined;
  const list = [...new Set(types)].join(', ');
  return { th: `ต้องเป็นชนิด: ${list}`, en: `must be of type: ${list}` };
}

function valuesOf(branch: unknown): unknown[] {
  const choices = property(branch, 'enum');
  if (Array.isArray(choices)) return choices;
  return property(branch, 'type') === 'null' ? [null] : [property(branch, 'const')];
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
