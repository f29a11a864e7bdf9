import { fieldsWhere, isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import simpleRest from 'ra-data-simple-rest';
import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import { listOf, ownerIn } from '../addresses.ts';
import type { Client } from './client.ts';

/**
 * Every resource of react-admin's by the dialect of ra-data-simple-rest: `owner/{ownerId}/book-manage` is
 * `bookings`, those of that owner.
 */
export function dataProviderOn(client: Client): DataProvider {
  const rest = simpleRest('/admin-api', client.json);
  const apiOf = (resource: string) => listOf(resource)?.api ?? resource;
  return {
    ...rest,
    getList: (resource, params) =>
      rest.getList(apiOf(resource), {
        ...params,
        filter: filterOf(resource, params.filter),
      }),
    getOne: (resource, params) => rest.getOne(apiOf(resource), params),
    getMany: (resource, params) => rest.getMany(apiOf(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(apiOf(resource), params),
    create: (resource, params) => rest.create(apiOf(resource), params),
    update: (resource, { data, previousData, ...params }) =>
      rest.update(apiOf(resource), {
        ...params,
        previousData,
        data: { ...changedValues(data, previousData), ...versionOf(data, previousData) },
      }),
    updateMany: (resource, params) => rest.updateMany(apiOf(resource), params),
    delete: (resource, params) => rest.delete(apiOf(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(apiOf(resource), params),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Of the owner whose page it is; of all whom one may read where `everybody` is asked for. */
function filterOf(resource: string, given: Fields = {}): Fields {
  const { everybody = false, ...filter } = given;
  return everybody === true ? filter : { ...ofOwner(resource), ...filter };
}

/** What is looked for in a resource of an owner's. */
const ofOwner = (resource: string): Fields => {
  const ownerId = ownerIn(resource);
  return ownerId === undefined ? {} : { ownerId };
};

/** Fields whose parts change each alone: two people may write different pages of text at once. */
const IN_PARTS = ['pages'];

/** The fields that differ from what was read: what others changed meanwhile is not written over. */
export const changedValues = (data: Fields, before: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([name, value]) => isOther(value, before[name]))
      .map(([name, value]) => [name, partsOf(name, value, before[name])]),
  );

const isOther = (value: unknown, before: unknown) =>
  JSON.stringify(value ?? null) !== JSON.stringify(before ?? null);

const partsOf = (name: string, value: unknown, before: unknown) =>
  IN_PARTS.includes(name) && isRecord(value) && isRecord(before)
    ? fieldsWhere(value, (part) => isOther(value[part], before[part]))
    : value;

/** The version that was read, so that a change of what changed since is refused. */
const versionOf = (data: Fields, before: Fields = {}): Fields => {
  const version = data.version ?? before.version;
  return version === undefined ? {} : { version };
};

const PER_PAGE = 100;

/** Every record of a resource that fits a filter, by as many calls as there are pages. */
export async function allOf<T extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  filter: Readonly<Record<string, unknown>>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<T>(resource, {
      filter,
      sort: { field: 'id', order: 'ASC' },
      pagination: { page, perPage: PER_PAGE },
    });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}

const TRIES = 2;

/**
 * What a server refused is not asked again; without an answer, or from a broken or busy server, it is. Stated where
 * react-admin reads a page's record or list, too: there it does not ask again by itself.
 */
export const retryRead = (failed: number, error: unknown): boolean =>
  failed < TRIES && !isRefusal(error);

/** What was read. `queries`: what of them is not as usual. */
export const openCache = (queries: DefaultOptions['queries'] = {}): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: retryRead, ...queries } } });

const isRefusal = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/** What the server is asked for by what was typed so far. */
export const textQuery = (typed: string) => (typed.trim() === '' ? {} : { q: typed.trim() });
