/** Notes what could not be read, in the browser's console or the output of the server that renders pages. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what} could not be read: ${error instanceof Error ? error.message : error}`);
}

/** Null in place of what cannot be read, which is logged: the page stands, and offers to read it again. */
export const nullIfUnread =
  (what: string) =>
  (error: unknown): null => {
    logFailure(what, error);
    return null;
  };
