import type { AnswerOfCall, PathOf, Query, Sent } from '@baanpak/contract/routes/call.ts';
import { addressOf, type Ids } from '@baanpak/web-ui/calls/address.ts';
import type { Client } from './client.ts';

/** What is sent, and answered, is as contract/routes states it for the path: nothing here says it again. */
export const read = <Path extends PathOf<'GET'>>(
  client: Client,
  path: Path,
  ids: Ids<Path>,
  query?: Query<`GET ${Path}`>,
  // from what a caller makes of an answer no path is inferred, which would be every path's answer
): Promise<NoInfer<AnswerOfCall<`GET ${Path}`>>> => client.get(addressWith(path, ids, query));

export const post = <Path extends PathOf<'POST'>>(
  client: Client,
  path: Path,
  body: Sent<`POST ${Path}`>,
): Promise<NoInfer<AnswerOfCall<`POST ${Path}`>>> => client.post(path, body);

export const put = <Path extends PathOf<'PUT'>>(
  client: Client,
  path: Path,
  ids: Ids<Path>,
  body: Sent<`PUT ${Path}`>,
  query?: Query<`PUT ${Path}`>,
): Promise<NoInfer<AnswerOfCall<`PUT ${Path}`>>> => client.put(addressWith(path, ids, query), body);

/** The address of a call, for what is no JSON; parameters that are undefined are left out. */
export const addressWith = <Path extends PathOf<string>>(
  path: Path,
  ids: Ids<Path>,
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  const address = addressOf(path, ids);
  return parameters.size === 0 ? address : `${address}?${parameters}`;
};
