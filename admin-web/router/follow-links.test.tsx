import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';
import { prefetch } from './reload-on-chunk-loss.ts';
import { siteMapOf } from './site-map.ts';

const idle: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  idle.splice(0);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function whenIdle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve)); // the page's changes are told
  for (const run of idle.splice(0)) run();
}

const SITE_MAP = siteMapOf(':ownerId');
const follow = (basename: string) => followLinks({ basename, siteMap: SITE_MAP, prefetch });

const loadsOf = (path: string, kind: 'list' | 'edit' | 'create') => {
  const page = SITE_MAP.lists.find(([named]) => named === path)?.[1][kind];
  if (!page) throw new Error(`There is no ${kind} of ${path}`);
  return vi.spyOn(page, 'load').mockResolvedValue(undefined);
};

it('loads the pages that links lead to ahead once nothing else is to be done, each once', async () => {
  const list = loadsOf('owner/:ownerId/room-manage', 'list');
  const edit = loadsOf('owner/:ownerId/room-manage', 'edit');
  const create = loadsOf('owner/:ownerId/room-manage', 'create');
  const refunds = loadsOf('admin/refunds', 'list');
  document.body.innerHTML = '<a href="/en/owner/1/room-manage">Rooms</a>';
  const end = follow('/en');
  expect(list).not.toHaveBeenCalled();
  await whenIdle();
  expect(list).toHaveBeenCalledOnce();
  document.body.innerHTML +=
    '<a href="/en/owner/1/room-manage/2">2</a><a href="/en/owner/1/room-manage/3">3</a>' +
    '<a href="/owner/1/room-manage/create">of the other language</a>' +
    '<a href="https://elsewhere.example/en/admin/refunds">elsewhere</a>';
  await whenIdle();
  expect(edit).toHaveBeenCalledOnce();
  expect(list).toHaveBeenCalledOnce();
  expect(create).not.toHaveBeenCalled();
  expect(refunds).not.toHaveBeenCalled();
  end();
  document.body.innerHTML = '<a href="/en/admin/refunds">Refunds</a>';
  await whenIdle();
  expect(refunds).not.toHaveBeenCalled();
});

it('loads nothing ahead over a line that is to be spared', async () => {
  vi.stubGlobal('navigator', { ...window.navigator, connection: { saveData: true } });
  const cases = loadsOf('admin/cases', 'list');
  document.body.innerHTML = '<a href="/admin/cases">Cases</a>';
  follow('');
  await whenIdle();
  expect(cases).not.toHaveBeenCalled();
});
