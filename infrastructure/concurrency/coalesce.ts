/**
 * Work that never runs twice at a time: calls that come while it runs make it run once more,
 * however many they are, and resolve at once. What it throws reaches the call that started it; the
 * next call starts it again.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let working = false;
  let again = false;

  return async () => {
    again = true;
    if (working) return;
    working = true;
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      working = false;
    }
  };
}
