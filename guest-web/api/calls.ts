import type { paths } from '@baanpak/contract/client/open-api.ts';
import type { Api, WriteOptions } from './client.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
type Operation<Path extends keyof paths, M extends Method> = NonNullable<paths[Path][M]>;
type PathOf<M extends Method> = {
  [Path in keyof paths]: [Operation<Path, M>] extends [never] ? never : Path;
}[keyof paths];

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Immutable<T> = T extends object ? { readonly [Field in keyof T]: Immutable<T[Field]> } : T;

/** What a success answers. */
export type Answer<Path extends keyof paths, M extends Method> =
  Operation<Path, M> extends { responses: infer All } ? Json<All[keyof All]> : never;
/** What a call is sent with. */
export type Sent<Path extends keyof paths, M extends Method> =
  Operation<Path, M> extends { requestBody?: infer Body } ? Immutable<Json<Body>> : never;
type Query<Path extends keyof paths> =
  Operation<Path, 'get'> extends { parameters: { query?: infer Given } }
    ? { readonly [Field in keyof Given]?: Immutable<Given[Field]> | undefined }
    : never;

/** The ids in a path, such as `id` of `/rooms/{id}`. */
type Ids<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string>> & Ids<Rest>
  : object;

/** The address of a call, its ids put into the path. */
export const addressOf = <Path extends keyof paths>(path: Path, ids: Ids<Path>): string =>
  Object.entries<string>({ ...ids }).reduce<string>(
    (address, [name, id]) => address.replace(`{${name}}`, encodeURIComponent(id)),
    path,
  );

export const read = <Path extends PathOf<'get'>>(
  api: Api,
  path: Path,
  ids: Ids<Path>,
  query?: Query<Path>,
): Promise<Answer<Path, 'get'>> => api.get(addressOf(path, ids), query);

export const post = <Path extends PathOf<'post'>>(
  api: Api,
  path: Path,
  ids: Ids<Path>,
  body: Sent<Path, 'post'>,
  options?: WriteOptions,
): Promise<Answer<Path, 'post'>> => api.post(addressOf(path, ids), body, options);

export const put = <Path extends PathOf<'put'>>(
  api: Api,
  path: Path,
  ids: Ids<Path>,
  body: Sent<Path, 'put'>,
): Promise<Answer<Path, 'put'>> => api.put(addressOf(path, ids), body);

export const remove = <Path extends PathOf<'delete'>>(
  api: Api,
  path: Path,
  ids: Ids<Path>,
): Promise<Answer<Path, 'delete'>> => api.remove(addressOf(path, ids));
