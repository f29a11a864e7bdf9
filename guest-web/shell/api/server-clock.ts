import { session } from '../session.ts';

const KEY = 'clock';
/** `Date` tells whole seconds, and an answer takes its time: less than this is no difference. */
const NOISE = 1_500;
const SLOW = 5_000;

let offset: number | undefined;

/** What the server's clock shows, in ms: a guest's own may be hours off, and a hold ends by the server's. */
export const serverNow = (): number => Date.now() + known();

/** Learns from an answer, asked for at `askedAt` by the own clock, what the server's clock shows. */
export function learnClock({ headers }: Pick<Response, 'headers'>, askedAt: number): void {
  const took = Date.now() - askedAt;
  const serverTime = Date.parse(headers.get('date') ?? '');
  // what may be stored may also come from a store, with the time of then
  const isFresh = headers.get('cache-control')?.includes('no-store') ?? false;
  if (!isFresh || Number.isNaN(serverTime) || took < 0 || took > SLOW) return;
  const next = serverTime + 500 + took / 2 - Date.now();
  if (Math.abs(next - known()) < NOISE) return;
  offset = next;
  session.write(KEY, next);
}

function known(): number {
  offset ??= session.read<number>(KEY) ?? 0;
  return offset;
}
