/**
 * Why the product cannot start here, as sentences for anyone who operates it: each names the variable
 * or directory, what it is and what it should be, one a line. Shown without a stack.
 */
export class BootError extends Error {
  override readonly name = 'BootError';
}

/** The code of an error of the operating system, such as `ENOENT`; undefined for anything else. */
export const errorCode = (thrown: unknown): string | undefined =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : undefined;

/** What was thrown, as an error. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
