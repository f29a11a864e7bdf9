import type { Credentials } from '@eventstore/db-client';

/** Who asks where the address names nobody: a server that knows no users takes anybody. */
export const NOBODY: Credentials = { username: 'baanpak', password: '' };

/** Who is named in `esdb://user:password@host:2113`; undefined for nobody. */
export function credentialsIn(url: string): Credentials | undefined {
  const [, username, password = ''] = /^[^/]+:\/\/([^:@/?]+)(?::([^@/?]*))?@/.exec(url) ?? [];
  if (username === undefined) return undefined;
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Where its first host answers over HTTP: at the same port; TLS unless `tls=false`. */
export function httpAddressIn(url: string): URL {
  const [, host = ''] = /^[^/]+:\/\/(?:[^@/?]*@)?([^,/?]+)/.exec(url) ?? [];
  return new URL(`${optionIn(url, 'tls') === 'false' ? 'http' : 'https'}://${host}`);
}

/** The file with the certificate of anyone who signed the server's; undefined for the well-known. */
export const authorityFileIn = (url: string): string | undefined => optionIn(url, 'tlscafile');

/** `name` in lower case: the client does not tell cases apart. */
function optionIn(url: string, name: string): string | undefined {
  const options = new URLSearchParams(/\?(.*)$/.exec(url)?.[1] ?? '');
  return [...options].find(([key]) => key.toLowerCase() === name)?.[1];
}
