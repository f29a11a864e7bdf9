import type { RaRecord } from 'react-admin';

/**
 * A record whose texts in two languages are whole: what was said in one alone stands for both, and what was
 * said in none is null; so is a part of the record of which nothing was said.
 */
export const fullTexts = <T extends Partial<RaRecord>>(record: T): T =>
  Object.assign({}, record, Object.fromEntries(Object.entries(record).map(fullText)));

function fullText([name, value]: [string, unknown]): [string, unknown] {
  if (Array.isArray(value))
    return [name, value.map((each) => (isRecord(each) ? fullTexts(each) : each))];
  if (!isRecord(value)) return [name, value];
  if (!('th' in value) && !('en' in value)) return [name, orNull(fullTexts(value))];
  const [th, en] = [textIn(value.th), textIn(value.en)];
  return [name, th === '' && en === '' ? null : { th: th || en, en: en || th }];
}

/** A part of a record of which nothing was said is none. */
const orNull = (part: Record<string, unknown>) =>
  Object.values(part).every((value) => value === null || value === undefined) ? null : part;

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
