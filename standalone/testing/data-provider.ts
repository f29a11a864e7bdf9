import { API_KEY } from '@baanpak/command-api/testing/requests.ts';
import type { Shop } from '@baanpak/command-api/testing/shop.ts';
import type { Hired } from '@baanpak/command-api/testing/staff.ts';
import { fetchUtils, simpleRest } from './react-admin-provider.js';

type Options = NonNullable<Parameters<typeof fetchUtils.fetchJson>[1]>;

/** react-admin's own data provider, as somebody of the staff, on a shop over HTTP; reads see what it wrote. */
export function dataProviderOf({ app }: Pick<Shop, 'app'>, { headers: signedIn }: Hired) {
  let written = '';
  const ranges: string[] = [];
  async function call(url: string, { headers = {}, ...options }: Options = {}) {
    const all = new Headers(headers);
    const own = { 'x-api-key': API_KEY, 'accept-language': 'en', ...signedIn };
    for (const [name, value] of Object.entries(own)) all.set(name, value);
    if (written) all.set('x-after-position', written);
    const answer = await fetchUtils.fetchJson(url, { ...options, headers: all });
    written = answer.headers.get('x-position') ?? written;
    const range = answer.headers.get('content-range');
    if (range !== null) ranges.push(range);
    return answer;
  }
  async function fresh(url: string, options?: Options): ReturnType<typeof call> {
    const answer = await call(url, options);
    return answer.headers.has('x-stale') ? fresh(url, options) : answer;
  }
  return {
    ...simpleRest(`${app.listeningOrigin}/admin-api`, fresh),
    /** What `content-range` said, of each list. */
    ranges,
    /** Reads wait for this write of others, too. */
    after(position: string) {
      written = position;
    },
  };
}
