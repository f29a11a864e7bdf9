/** What one tab remembers over reloads. Where storage is closed to us it forgets. */
export const session = {
  read<Value>(key: string): Value | undefined {
    try {
      return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: unknown): void {
    try {
      window.sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // private windows of some browsers take nothing
    }
  },
  forget(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // nothing was kept
    }
  },
  /** Forgets every key that begins so. */
  forgetAll(prefix: string): void {
    try {
      const { sessionStorage } = window;
      const keys = Array.from({ length: sessionStorage.length }, (_, n) => sessionStorage.key(n));
      for (const key of keys) if (key?.startsWith(prefix)) sessionStorage.removeItem(key);
    } catch {
      // nothing was kept
    }
  },
};
