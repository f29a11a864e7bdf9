/**
 * Why the product cannot start here, as sentences for anyone who operates it: each names the variable
 * or directory, what it is and what it should be, one a line. Shown without a stack.
 */
export class BootError extends Error {
  override readonly name = 'BootError';
}
