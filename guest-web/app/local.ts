/** What all tabs of a browser remember, and each hears of when another changes it. */
export type Followed<Value> = Readonly<{
  /** The same object until it changes. */
  read: () => Value;
  write: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** What is there before the browser was asked. */
  nothing: () => Value;
}>;

/** Kept in the local storage; where that is closed to us, as long as the page lives. */
export function followed<Value>(key: string, nothing: Value): Followed<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  const read = () => {
    value ??= stored(key, nothing);
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
    nothing: () => nothing,
  };
}

function stored<Value>(key: string, nothing: Value): Value {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') ?? nothing;
  } catch {
    return nothing;
  }
}
