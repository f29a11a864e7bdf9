import { unknownField } from '../field-problems.ts';
import { InvalidRequest, invalidField } from '../invalid-request.ts';
import { isFields } from './fields.ts';

type Query = Readonly<Record<string, unknown>>;
type MayBeId = (id: unknown) => boolean;

const ITS_OWN = ['filter', 'range', 'sort', 'lang'];
/** What a list is paged and ordered by: no filter goes by these names. */
const NO_FILTERS = ['page', 'perPage', 'offset', 'sort', 'lang'];

/**
 * What a list is asked, as the plain list's query parameters: `filter={"id":["a"],"status":"Booked"}`,
 * `range=[0,9]` and `sort=["id","ASC"]` become `_id`, `status`, `offset`, `perPage` and `sort`. `fixed`
 * are parameters that nobody filters by. An id that `mayBeId` denies names no record and is left out.
 * Throws InvalidRequest for what is written otherwise.
 */
export function listQuery(asked: Query, fixed: Query, mayBeId: MayBeId = () => true): Query {
  const unknown = Object.keys(asked).filter((name) => !ITS_OWN.includes(name));
  if (unknown.length > 0) throw new InvalidRequest(unknown.map(unknownField));
  const { filter, range, sort, lang } = asked;
  return {
    ...filtersIn(filter, fixed, mayBeId),
    ...fixed,
    ...rangeIn(range),
    ...sortIn(sort),
    ...(lang !== undefined && { lang }),
  };
}

function filtersIn(filter: unknown, fixed: Query, mayBeId: MayBeId): Query {
  if (filter === undefined) return {};
  const asked = parsed(filter);
  if (!isFields(asked)) throw invalidField('filter', NO_OBJECT);
  const refused = Object.keys(asked).filter((name) => NO_FILTERS.includes(name) || name in fixed);
  if (refused.length > 0) throw new InvalidRequest(refused.map(unknownField));
  const { id, ...filters } = asked;
  if (id === undefined) return filters;
  const ids = listOf(Array.isArray(id) ? id : [id]);
  return { ...filters, _id: ids.filter(mayBeId), perPage: Math.max(ids.length, 1) };
}

function rangeIn(range: unknown): Query {
  if (range === undefined) return {};
  const [first, last, ...more] = listOf(parsed(range));
  if (!isPlace(first) || !isPlace(last) || last < first || more.length > 0)
    throw invalidField('range', NO_RANGE);
  return { offset: first, perPage: last - first + 1 };
}

function sortIn(sort: unknown): Query {
  if (sort === undefined) return {};
  const [field, order, ...more] = listOf(parsed(sort));
  if (typeof field !== 'string' || field.startsWith('-') || typeof order !== 'string')
    throw invalidField('sort', NO_ORDER);
  const direction = DIRECTIONS.get(order.toUpperCase());
  if (direction === undefined || more.length > 0) throw invalidField('sort', NO_ORDER);
  return { sort: `${direction}${field === 'id' ? '_id' : field}` };
}

const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['ASC', ''],
  ['DESC', '-'],
]);

/** Undefined for what is no JSON. */
function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isPlace = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const NO_OBJECT = { th: 'ต้องเป็นออบเจกต์ JSON', en: 'must be a JSON object' };
const NO_RANGE = { th: 'ต้องเป็นเช่น [0,9]', en: 'must be such as [0,9]' };
const NO_ORDER = { th: 'ต้องเป็นเช่น ["id","ASC"]', en: 'must be such as ["id","ASC"]' };
