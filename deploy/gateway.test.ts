import { readFileSync } from 'node:fs';
import { MEDIA_ROUTES } from '@baanpak/contract/routes/media.ts';
import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import { expect, it } from 'vitest';

it('gives every read of the contract to query-api', () => {
  const caddyfile = readFileSync(new URL('gateway/Caddyfile', import.meta.url), 'utf8');
  const [, list = ''] = /^\s*@reads path (.+)$/m.exec(caddyfile) ?? [];
  const paths = list.split(/\s+/);
  const isGiven = (path: string) =>
    paths.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each));
  const reads = Object.keys({ ...ROUTES, ...MEDIA_ROUTES }).flatMap((call) =>
    call.startsWith('GET ') ? [call.slice('GET '.length)] : [],
  );
  expect(reads.length).toBeGreaterThan(50);
  expect(reads.filter((path) => !isGiven(path))).toEqual([]);
});
