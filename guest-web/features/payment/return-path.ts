import { session } from '../../shell/session.ts';

// The bank knows an attempt to pay and nothing of whose it is; the tab that made it knows where to go on.
// Only what the tab kept decides, never the address it comes back with (docs/adr/0025-return-from-the-bank.md).

const keyOf = (attemptId: string) => `payment-return ${attemptId}`;

/** Keeps the page to go on with; `returnUri` is what the provider was told, with the attempt at its end. */
export function keepReturnPath(returnUri: string | null, path: string): void {
  const attemptId = returnUri?.split('/').at(-1);
  if (attemptId) session.write(keyOf(attemptId), path);
}

/** The page of ours to go on with; undefined in a tab that did not begin this payment. */
export function returnPath(attemptId: string): string | undefined {
  const path = session.read<unknown>(keyOf(attemptId));
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined;
}
