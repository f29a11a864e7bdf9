import { type FieldProblem, InvalidRequest } from './invalid-request.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;
const DEEPEST = 32;
/** Bounds the work of validation, which looks at every value and reports every error. */
const MOST_VALUES = 20_000;

const UNSTORABLE = {
  th: 'มีอักขระที่ใช้ไม่ได้',
  en: 'contains characters that cannot be stored',
};
const TOO_DEEP = { th: 'ซ้อนกันลึกเกินไป', en: 'is nested too deeply' };
const TOO_MANY = { th: 'มีข้อมูลมากเกินไป', en: 'holds too many values' };

/**
 * Refuses what no store can keep or no validator should walk: NUL characters and lone surrogates
 * (PostgreSQL takes neither), more than 32 levels, more than 20,000 values. Looks at arrays and
 * plain objects; buffers and streams pass. `name` stands for the value itself: `body`, `query`.
 * @throws InvalidRequest naming the field.
 */
export function assertStorable(value: unknown, name: string): void {
  const fault = firstFault(value);
  if (fault) throw new InvalidRequest([{ ...fault, path: fault.path || name }]);
}

function firstFault(root: unknown): FieldProblem | undefined {
  // a list of what is left to look at: recursion would overflow on what this must refuse
  const left: { value: unknown; path: string; depth: number }[] = [
    { value: root, path: '', depth: 0 },
  ];
  let seen = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path, depth } = next;
    if (isUnstorable(value)) return { path, message: UNSTORABLE };
    const entries = entriesOf(value);
    if (entries.length > 0 && depth >= DEEPEST) return { path: topOf(path), message: TOO_DEEP };
    seen += entries.length;
    if (seen > MOST_VALUES) return { path: topOf(path), message: TOO_MANY };
    for (const [key, child] of entries) {
      if (isUnstorable(key)) return { path, message: UNSTORABLE };
      left.push({ value: child, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
  return undefined;
}

const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || LONE_SURROGATE.test(value));

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.map((item, index) => [String(index), item]);
  return isPlain(value) ? Object.entries(value) : [];
}

// of no class of its own: `{}`, `Object.create(null)` and what query strings are parsed to
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const topOf = (path: string): string => path.split('.')[0] ?? '';
