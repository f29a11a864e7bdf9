import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followed } from './local.ts';

const kept = new Map<string, string>();
const openWindow = () =>
  Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });

beforeEach(() => vi.stubGlobal('window', openWindow()));
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const tell = (type: string, more: object) =>
  window.dispatchEvent(Object.assign(new Event(type), more));

describe('what all tabs remember', () => {
  it('is the same object until it changes, and outlives the page', () => {
    const list = followed('list', 0);
    expect(list.read()).toEqual([]);
    list.write([1]);
    expect(list.read()).toBe(list.read());
    expect(followed('list', 0).read()).toEqual([1]);
  });

  it('tells who listens of a change, and of none when nothing changed', () => {
    const list = followed('list', 0);
    const heard = vi.fn();
    const leave = list.subscribe(heard);
    list.write([1]);
    list.write([1]);
    leave();
    list.write([2]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['storage', { key: 'list' }],
    ['storage', { key: null }],
    ['pageshow', { persisted: true }],
  ])('is read again after what another tab wrote: %s %j', (type, more) => {
    const list = followed('list', 0);
    list.read();
    list.subscribe(() => {});
    kept.set('list', '[7]');
    tell('storage', { key: 'other' });
    tell('pageshow', { persisted: false });
    expect(list.read()).toEqual([]);
    tell(type, more);
    expect(list.read()).toEqual([7]);
  });

  it.each(['', '{', 'null', '7', '"text"', '{"0":{"id":"a"}}'])(
    'is none where %s is kept',
    (text) => {
      kept.set('list', text);
      expect(followed('list', { id: '' }).read()).toEqual([]);
    },
  );

  it('drops items of another shape, and keeps the others', () => {
    const good = { id: 'a', name: { th: 'ก' }, tags: [], more: null };
    const bad = [
      null,
      'a',
      [],
      {},
      { ...good, id: 7 },
      { ...good, name: null },
      { ...good, name: { th: {} } },
      { ...good, tags: {} },
      { ...good, tags: undefined },
    ];
    kept.set('list', JSON.stringify([...bad, good, ...bad]));
    const example = { id: '', name: { th: '' }, tags: [] };
    expect(followed('list', example).read()).toEqual([good]);
  });

  it('lives as long as the page where storage is closed', () => {
    vi.stubGlobal('window', new EventTarget());
    const list = followed('list', 0);
    list.write([1]);
    expect(list.read()).toEqual([1]);
  });

  it('is never kept by a server', () => {
    vi.stubGlobal('window', undefined);
    const list = followed('list', 0);
    list.write([1]);
    expect(list.read()).toEqual([]);
  });
});
