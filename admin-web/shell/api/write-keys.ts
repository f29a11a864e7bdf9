/** A key nobody guesses; `crypto.randomUUID` is missing on plain HTTP. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export type WriteKeys = Readonly<{
  /** The key of a write, the same for each try of it. */
  of(write: string): string;
  /** Its outcome is known: the same write again is another one. */
  settle(write: string): void;
}>;

/**
 * One idempotency key a write, kept until an answer says what became of it: a second click, and another try
 * after a lost answer, do the same thing once.
 */
export function writeKeys(): WriteKeys {
  const keys = new Map<string, string>();
  return {
    of(write) {
      const key = keys.get(write) ?? newKey();
      keys.set(write, key);
      return key;
    },
    settle: (write) => void keys.delete(write),
  };
}
