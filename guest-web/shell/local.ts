import { isRecord } from '@baanpak/domain/values/fields/fields.ts';

/** A list that all tabs of a browser remember, and each hears of when another changes it. */
type Followed<Item> = Readonly<{
  /** The same list until it changes. */
  read: () => readonly Item[];
  write: (next: readonly Item[]) => void;
  subscribe: (listener: () => void) => () => void;
  /** What is there before the browser was asked. */
  nothing: () => readonly Item[];
}>;

/**
 * Kept in the local storage; where that is closed to us, as long as the page lives. Items that lack what
 * `example` has, or have it of another type, are dropped: an older page wrote them, or somebody by hand.
 */
export function followed<Item>(key: string, example: Example<Item>): Followed<Item> {
  const listeners = new Set<() => void>();
  const none: readonly Item[] = [];
  let value: readonly Item[] | undefined;
  const read = () => {
    value ??= stored(key, example) ?? none;
    return value;
  };
  return {
    read,
    write(next) {
      // a server works for many browsers at once, and remembers for none
      if (typeof window === 'undefined') return;
      const text = JSON.stringify(next);
      if (text === JSON.stringify(read())) return;
      value = next;
      try {
        window.localStorage.setItem(key, text);
      } catch {
        // storage is full or closed to us
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const readAgain = () => {
        value = undefined;
        listener();
      };
      const otherTab = (event: StorageEvent) => {
        // null: all was cleared
        if (event.key === key || event.key === null) readAgain();
      };
      // a page that was put away hears of nothing until it is shown again
      const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && readAgain();
      listeners.add(listener);
      window.addEventListener('storage', otherTab);
      window.addEventListener('pageshow', shownAgain);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', otherTab);
        window.removeEventListener('pageshow', shownAgain);
      };
    },
    nothing: () => none,
  };
}

/** What every item has, each field with any value of its type. */
type Example<Item> = Item extends object
  ? { readonly [Field in keyof Item]?: Example<Item[Field]> }
  : Item;

function stored<Item>(key: string, example: Example<Item>): readonly Item[] | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '');
    return Array.isArray(kept) ? kept.filter((item) => isLike(item, example)) : undefined;
  } catch {
    return undefined;
  }
}

const isLike = (value: unknown, example: unknown): boolean =>
  isRecord(example)
    ? isRecord(value) &&
      Array.isArray(value) === Array.isArray(example) &&
      Object.keys(example).every((field) => isLike(value[field], example[field]))
    : typeof value === typeof example;
