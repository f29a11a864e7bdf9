import type { AnswerOfCall, PathOf, Query, Sent } from '@baanpak/contract/routes/call.ts';
import type { Api, WriteOptions } from './client.ts';

/** The ids in a path, such as `id` of `/rooms/{id}`. */
type Ids<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string>> & Ids<Rest>
  : object;

/** The address of a call, its ids put into the path. */
export const addressOf = <Path extends PathOf<string>>(path: Path, ids: Ids<Path>): string =>
  Object.entries<string>({ ...ids }).reduce<string>(
    (address, [name, id]) => address.replace(`{${name}}`, encodeURIComponent(id)),
    path,
  );

// `NoInfer`: from what a caller makes of an answer no path is inferred, which would be every path's answer
export const read = <Path extends PathOf<'GET'>>(
  api: Api,
  path: Path,
  ids: Ids<Path>,
  query?: Query<`GET ${Path}`>,
): Promise<NoInfer<AnswerOfCall<`GET ${Path}`>>> => api.get(addressOf(path, ids), query);

export const post = <Path extends PathOf<'POST'>>(
  api: Api,
  path: Path,
  ids: Ids<Path>,
  body: Sent<`POST ${Path}`>,
  options?: WriteOptions,
): Promise<NoInfer<AnswerOfCall<`POST ${Path}`>>> => api.post(addressOf(path, ids), body, options);

export const put = <Path extends PathOf<'PUT'>>(
  api: Api,
  path: Path,
  ids: Ids<Path>,
  body: Sent<`PUT ${Path}`>,
): Promise<NoInfer<AnswerOfCall<`PUT ${Path}`>>> => api.put(addressOf(path, ids), body);

export const remove = <Path extends PathOf<'DELETE'>>(
  api: Api,
  path: Path,
  ids: Ids<Path>,
): Promise<NoInfer<AnswerOfCall<`DELETE ${Path}`>>> => api.remove(addressOf(path, ids));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether a part of an address can be an id. Anything else opens nothing, and must not become part of a
 * path that is asked for: `../..` in it would name another thing.
 */
export const isId = (text: string): boolean => UUID.test(text);
