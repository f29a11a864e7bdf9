/**
 * Why the product cannot start here, as sentences for whoever operates it: each names the variable
 * or directory, what it is and what it should be, one a line. Shown without a stack.
 */
export class BootError extends Error {
  override readonly name = 'BootError';
}
