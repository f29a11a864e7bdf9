/** In ms: what says for less that something is loading only flickers. */
export const LEAST = 200;

/** What is loading, once what says so was there long enough to be seen. */
export async function lasting<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.allSettled([
    loading,
    new Promise((resolve) => setTimeout(resolve, LEAST)),
  ]);
  if (loaded.status === 'rejected') throw loaded.reason;
  return loaded.value;
}
