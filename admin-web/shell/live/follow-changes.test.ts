import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refetchAll, refetchChanged } from './follow-changes.ts';
import { type LiveListener, openPresence } from './listeners.ts';
import type { Live } from './live.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const change = (resource: 'bookings' | 'cases' | 'hotels', id = '1') =>
  ({ resource, id, version: 2, by: 'u1', name: null }) as const;

/** `watched`: the record under edit, as `hotels/1`. */
function onScreen({ every = 0, watched = '' } = {}) {
  let told: LiveListener = { changed() {}, missed() {} };
  const live: Live = {
    start: () => () => {},
    follow(given) {
      told = given;
      return () => {};
    },
    watch: () => () => {},
    isWatched: (resource, id) => watched === `${resource}/${id}`,
    isOn: () => true,
    subscribe: () => () => {},
    enter: () => () => {},
    presence: openPresence(),
  };
  const cache = new QueryClient();
  const shows = (queryKey: readonly unknown[]) => {
    const queryFn = vi.fn(async () => 1);
    const observer = new QueryObserver(cache, { queryKey, queryFn });
    ends.push(observer.subscribe(() => {}));
    return queryFn;
  };
  ends.push(refetchChanged(live, cache, every), () => cache.clear());
  return {
    live,
    cache,
    shows,
    changed: (what: ReturnType<typeof change>) => told.changed(what),
    missed: () => told.missed(),
  };
}

describe('what changed', () => {
  it('is read again where it shows, and nothing else is', async () => {
    const { shows, changed } = onScreen();
    const bookings = shows(['owner/o1/book-manage', 'getList', {}]);
    const ended = shows(['owner/o1/book-history', 'getList', {}]);
    const rooms = shows(['owner/o1/room-manage', 'getList', {}]);
    await expect.poll(() => rooms).toHaveBeenCalledTimes(1);
    changed(change('bookings'));
    await expect.poll(() => bookings).toHaveBeenCalledTimes(2);
    await expect.poll(() => ended).toHaveBeenCalledTimes(2);
    expect(rooms).toHaveBeenCalledTimes(1);
  });

  it('is read once however much changes in a moment', async () => {
    const { shows, changed } = onScreen({ every: 50 });
    const cases = shows(['admin/cases', 'getList', {}]);
    await expect.poll(() => cases).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 20; n += 1) changed(change('cases', String(n)));
    await expect.poll(() => cases).toHaveBeenCalledTimes(2);
    changed(change('cases'));
    await expect.poll(() => cases).toHaveBeenCalledTimes(3);
  });

  it('is not read where it is under edit, by a refresh neither', async () => {
    const { live, cache, shows, changed, missed } = onScreen({ watched: 'hotels/1' });
    const edited = shows(['owner/o1/hotel-manage', 'getOne', { id: '1' }]);
    const other = shows(['owner/o1/hotel-manage', 'getOne', { id: '2' }]);
    await expect.poll(() => other).toHaveBeenCalledTimes(1);
    changed(change('hotels'));
    await expect.poll(() => other).toHaveBeenCalledTimes(2);
    missed();
    await expect.poll(() => other).toHaveBeenCalledTimes(3);
    await refetchAll(live, cache);
    expect(other).toHaveBeenCalledTimes(4);
    expect(edited).toHaveBeenCalledTimes(1);
  });

  it('is everything where something was missed', async () => {
    const { shows, missed } = onScreen();
    const rooms = shows(['owner/o1/room-manage', 'getList', {}]);
    const figures = shows([{ of: 'today' }]);
    await expect.poll(() => figures).toHaveBeenCalledTimes(1);
    missed();
    await expect.poll(() => rooms).toHaveBeenCalledTimes(2);
    await expect.poll(() => figures).toHaveBeenCalledTimes(2);
  });
});
