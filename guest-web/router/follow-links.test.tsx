import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

/** What is watched; `show` says that some of it came into sight. */
const watched = { elements: new Set<Element>(), show: (_names: readonly string[]) => {} };

class Sight {
  constructor(tell: (entries: readonly object[]) => void) {
    watched.show = (names) =>
      tell(
        [...watched.elements]
          .filter(({ textContent }) => names.includes(textContent))
          .map((target) => ({ target, isIntersecting: true })),
      );
  }
  observe = (element: Element) => void watched.elements.add(element);
  unobserve = (element: Element) => void watched.elements.delete(element);
  disconnect = () => watched.elements.clear();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('loads the page a link leads to ahead once it comes into sight, each page once', async () => {
  const [home, hotel] = [vi.fn(async () => ({})), vi.fn(async () => ({}))];
  const end = followLinks([
    { path: '/', lazy: home },
    { path: '/hotel/:slug', lazy: hotel },
  ]);
  document.body.innerHTML =
    '<a href="/hotel/a">a</a><a href="/hotel/b">b</a><a href="https://elsewhere.example/">out</a><a href="/">home</a>';
  await settled();
  watched.show([]);
  expect(hotel).not.toHaveBeenCalled();
  watched.show(['a', 'b', 'out']);
  await settled();
  expect(hotel).toHaveBeenCalledOnce();
  expect(home).not.toHaveBeenCalled();
  end();
});
