import type { PathOf } from '@baanpak/contract/routes/call.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import { listOf, ownerIn } from '../addresses.ts';
import { FILTERS_AS_OF } from '../as-of.ts';
import type { Client } from './client.ts';

type Words = Readonly<{
  /** Why nothing is written. */
  noWrite: () => string;
  /** Why something is not read. */
  noPast: () => string;
}>;

/** What is asked with `at`: the calls that answer as of a moment. */
const WITH_AT = [
  '/bookings',
  '/bookings/{id}',
  '/bookings/{id}/history',
  '/rooms',
  '/rooms/{id}',
  '/rooms/{id}/prices',
  '/hotels',
  '/hotels/{id}',
  '/users/{id}',
  '/reports/{name}',
  '/reports/{name}/events',
] as const satisfies readonly PathOf<'GET'>[];

/** What is read as it is now beside those: lists of events, each with its own moment, and what is one's own. */
const AS_NOW = [
  '/rooms/{id}/history',
  '/hotels/{id}/history',
  '/users/{id}/history',
  '/bookings/cases/{id}/history',
  '/reports/{name}/changes',
  '/auth/user/me',
] as const satisfies readonly PathOf<'GET'>[];

/** Staff sign in again, or show a second factor, whatever they look at. */
const SIGNS_IN: readonly string[] = ['/auth/token', '/auth/second-factor/prove'];

/** What stands in an address in the place of a parameter: other words are calls of their own. */
const PARTS: Readonly<Record<string, RegExp>> = {
  '{id}': /^[\da-f-]{36}$/i,
  '{name}': /^[a-z-]+$/,
};

const isOneOf = (paths: readonly string[], path: string): boolean =>
  paths.some((pattern) => {
    const [parts, given] = [pattern.split('/'), path.split('/')];
    return (
      parts.length === given.length &&
      parts.every((part, n) => PARTS[part]?.test(given[n] ?? '') ?? part === given[n])
    );
  });

/**
 * A client that shows things as of a moment: it asks with `at` what takes it, and rejects all else, so that nothing of
 * now is taken for what was, and nothing is written.
 */
export function clientAsOf(client: Client, at: string, words: Words): Client {
  const refused = (message: string, code: string) => new HttpError(message, 400, { code });
  const write = async () => {
    throw refused(words.noWrite(), 'no-write-as-of');
  };
  const addressOf = (address: string): string => {
    const [path = '', search = ''] = address.split('?');
    if (isOneOf(AS_NOW, path)) return address;
    if (!isOneOf(WITH_AT, path)) throw refused(words.noPast(), 'no-past');
    const query = new URLSearchParams(search);
    if (!query.has('at')) query.set('at', at);
    return `${path}?${query}`;
  };
  return {
    json: async (url, options = {}) =>
      (options.method ?? 'GET') === 'GET' ? client.json(addressOf(url), options) : write(),
    get: async (path) => client.get(addressOf(path)),
    put: write,
    post: async (path, body) => (SIGNS_IN.includes(path) ? client.post(path, body) : write()),
    upload: write,
    download: async (path) => client.download(addressOf(path)),
    stream: async (path, signal) => client.stream(addressOf(path), signal),
    events: () => new Promise(() => {}), // what happens now is not told
    signOut: client.signOut,
  };
}

type Thing = Readonly<{ path: string; one: string; many?: string }>;

/** What has a past, by its resource of /admin-api: the call of it, and its names in answers. */
const THINGS: Readonly<Record<string, Thing>> = {
  bookings: { path: '/bookings', one: 'book', many: 'books' },
  'booking-history': { path: '/bookings', one: 'book' },
  rooms: { path: '/rooms', one: 'room', many: 'rooms' },
  hotels: { path: '/hotels', one: 'hotel', many: 'hotels' },
  users: { path: '/users', one: 'user' },
};

/** Undefined for a resource whose records have no past. */
export const thingOf = (resource: string): Thing | undefined =>
  THINGS[listOf(resource)?.api ?? resource];

/** Whether the list of a resource is shown as of a moment, too. */
export const hasPastList = (resource: string): boolean => thingOf(resource)?.many !== undefined;

/**
 * react-admin's records as of a moment, by the plain calls of a `clientAsOf`. `now` names people to choose from: of
 * users there is no list of then.
 */
export function dataProviderAsOf(client: Client, now: DataProvider, words: Words): DataProvider {
  const noPast = () => new HttpError(words.noPast(), 400, { code: 'no-past' });
  const write = async () => {
    throw new HttpError(words.noWrite(), 400, { code: 'no-write-as-of' });
  };

  async function getOne<T extends RaRecord>(resource: string, id: unknown): Promise<T> {
    const thing = thingOf(resource);
    if (!thing) throw noPast();
    const path = `${thing.path}/${encodeURIComponent(String(id))}`;
    const { [thing.one]: found } = await client.get<Readonly<Record<string, T>>>(path);
    if (!found) throw noPast();
    return recordOf(found);
  }

  async function getList<T extends RaRecord>(resource: string, { filter, pagination }: Listed) {
    const { path, many } = thingOf(resource) ?? {};
    if (path === undefined || many === undefined) throw noPast();
    const scope: Parameters = { ownerId: ownerIn(resource), ...filter };
    const pageOf = async ({ page, perPage }: Page) => {
      const query = new URLSearchParams({ page: String(page), perPage: String(perPage) });
      for (const name of ['ownerId', ...FILTERS_AS_OF]) {
        const value = scope[name];
        if (typeof value === 'string' && value !== '') query.set(name, value);
      }
      const answer = await client.get<PageOf<T>>(`${path}?${query}`);
      const found = answer[many];
      return { data: Array.isArray(found) ? found.map(recordOf) : [], total: answer.total };
    };
    const nameField = NAMES[many];
    const text = typeof scope.q === 'string' ? scope.q.trim().toLowerCase() : '';
    if (nameField === undefined || text === '')
      return pageOf(pagination ?? { page: 1, perPage: 25 });
    return namedOf(pageOf, (record) => hasText(record[nameField], text));
  }

  return {
    getList: async (resource, params) =>
      resource === 'users' ? now.getList(resource, params) : getList(resource, params),
    getOne: async <T extends RaRecord>(resource: string, { id }: Readonly<{ id: unknown }>) => ({
      data: await getOne<T>(resource, id),
    }),
    getMany: async <T extends RaRecord>(
      resource: string,
      { ids }: Readonly<{ ids: readonly unknown[] }>,
    ) => ({ data: await Promise.all(ids.map((id) => getOne<T>(resource, id))) }),
    getManyReference: async () => {
      throw noPast();
    },
    ...{ create: write, update: write, updateMany: write, delete: write, deleteMany: write },
  };
}

/** What rooms and hotels are found by as of then, where no call looks for a text. */
const NAMES: Readonly<Record<string, string>> = { rooms: 'title', hotels: 'hotelName' };

/** Of all pages of a list, the records that fit. */
async function namedOf<T>(
  pageOf: (page: Page) => Promise<Readonly<{ data: readonly T[]; total: number }>>,
  fits: (record: T) => boolean,
) {
  const data: T[] = [];
  for (let page = 1, read = 0; ; page += 1) {
    const answer = await pageOf({ page, perPage: MOST_PER_PAGE });
    data.push(...answer.data.filter(fits));
    read += answer.data.length;
    if (answer.data.length === 0 || read >= answer.total) return { data, total: data.length };
  }
}

const MOST_PER_PAGE = 100; // more are answered as so many

/** Whether a text has a part in one of its languages. */
const hasText = (name: unknown, part: string): boolean =>
  isRecord(name) &&
  Object.values(name).some((text) => typeof text === 'string' && text.toLowerCase().includes(part));

type Page = Readonly<{ page: number; perPage: number }>;
type Parameters = Readonly<Record<string, unknown>>;
type Listed = Readonly<{
  filter?: Parameters;
  pagination?: Page;
}>;
type PageOf<T> = Readonly<Record<string, readonly T[] | undefined>> & Readonly<{ total: number }>;

const recordOf = <T extends RaRecord>(json: T): T => ({ ...json, id: json._id });
