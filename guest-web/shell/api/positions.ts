import type { Positions } from './client.ts';
import { cookieIn } from './cookie-in.ts';

/** A cookie, so that the server's first view of the next page waits for what this one wrote. */
export const POSITION_COOKIE = 'after';
const SECONDS = 60;

/** For browsers: the position of the last write, forgotten after a minute, when all have caught up. */
export const cookiePositions: Positions = {
  last: () => cookieIn(document.cookie, POSITION_COOKIE),
  keep(position) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
    document.cookie = `${POSITION_COOKIE}=${encodeURIComponent(position)}; max-age=${SECONDS}; path=/; samesite=lax`;
  },
};
