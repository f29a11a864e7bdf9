import simpleRest from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { listOf, ownerIn } from '../app/pages.ts';
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
        filter: { ...ofOwner(resource), ...params.filter },
      }),
    getOne: (resource, params) => rest.getOne(apiOf(resource), params),
    getMany: (resource, params) => rest.getMany(apiOf(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(apiOf(resource), params),
    create: (resource, params) => rest.create(apiOf(resource), params),
    update: (resource, { data, previousData, ...params }) =>
      rest.update(apiOf(resource), {
        ...params,
        previousData,
        data: { ...changed(data, previousData), ...versionOf(data, previousData) },
      }),
    updateMany: (resource, params) => rest.updateMany(apiOf(resource), params),
    delete: (resource, params) => rest.delete(apiOf(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(apiOf(resource), params),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** What is looked for in a resource of an owner's. */
const ofOwner = (resource: string): Fields => {
  const ownerId = ownerIn(resource);
  return ownerId === undefined ? {} : { ownerId };
};

/** The fields that differ from what was read: what others changed meanwhile is not written over. */
export const changed = (data: Fields, before: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before[name] ?? null),
    ),
  );

/** The version that was read, so that a change of what changed since is refused. */
const versionOf = (data: Fields, before: Fields = {}): Fields => {
  const version = data.version ?? before.version;
  return version === undefined ? {} : { version };
};
