import { type FieldProblem, InvalidRequest } from './invalid-request.ts';

/** NUL, half of a surrogate pair, and the two that XML cannot say. */
const UNSTORABLE_SIGN = /[\0\p{Surrogate}\ufffe\uffff]/u;
const DEEPEST = 32;
/** Bounds the work of validation, which looks at every value and reports every error. */
const MOST_VALUES = 20_000;

const UNSTORABLE = {
  th: 'มีอักขระที่ใช้ไม่ได้',
  en: 'contains characters that cannot be stored',
};
const NOT_FINITE = { th: 'ตัวเลขมากเกินไป', en: 'is too large for a number' };
const TOO_DEEP = { th: 'ซ้อนกันลึกเกินไป', en: 'is nested too deeply' };
const TOO_MANY = { th: 'มีข้อมูลมากเกินไป', en: 'holds too many values' };

/**
 * Refuses what no store can keep or no validator should walk: NUL characters and lone surrogates
 * (PostgreSQL takes neither), U+FFFE and U+FFFF (no XML has them, nor a spreadsheet), numbers past all numbers (`1e309`: no JSON says them), more than 32
 * levels, more than 20,000 values. Looks at arrays and plain objects; buffers and streams pass. `name`
 * stands for the value itself: `body`, `query`.
 * @throws InvalidRequest naming the field.
 */
export function assertStorable(value: unknown, name: string): void {
  const fault = unstorableIn(value, name);
  if (fault) throw new InvalidRequest([fault]);
}

/** What `assertStorable` would throw for. */
export function unstorableIn(value: unknown, name: string): FieldProblem | undefined {
  const fault = faultIn(value, 0, { values: 0 });
  return fault && { ...fault, path: fault.path || name };
}

/** Goes no deeper than what it must refuse for its depth. */
function faultIn(
  value: unknown,
  depth: number,
  seen: { values: number },
): FieldProblem | undefined {
  if (isUnstorable(value)) return { path: '', message: UNSTORABLE };
  if (typeof value === 'number' && !Number.isFinite(value))
    return { path: '', message: NOT_FINITE };
  if (!hasValues(value)) return undefined;
  const keys = Object.keys(value);
  if (keys.length > 0 && depth >= DEEPEST) return { path: '', message: TOO_DEEP };
  seen.values += keys.length;
  if (seen.values > MOST_VALUES) return { path: '', message: TOO_MANY };
  for (const key of keys) {
    if (isUnstorable(key)) return { path: '', message: UNSTORABLE };
    const fault = faultIn(value[key], depth + 1, seen);
    if (fault) return faultUnder(key, fault);
  }
  return undefined;
}

/** Of what is too deep or too much the outermost field is named alone. */
const faultUnder = (key: string, { path, message }: FieldProblem): FieldProblem => ({
  path: path && message !== TOO_DEEP && message !== TOO_MANY ? `${key}.${path}` : key,
  message,
});

const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string' && UNSTORABLE_SIGN.test(value);

const hasValues = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || isPlain(value));

// of no class of its own: `{}`, `Object.create(null)` and what query strings are parsed to
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
