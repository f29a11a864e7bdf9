import { type Answers, type Guests, sendGuests } from './guests/guests.ts';
import { idleShare } from './processor-time.ts';
import { booking, nights } from './reserve.ts';

export const AT_ONCE = 32;
export const RATE = 200;
const WARM_UP = 2_000; // until the code is compiled
const FLAT_OUT_MS = 3_000;
const MOST = 3_000; // a second

/** One of two servers that are compared, and the guests who ask it. */
export type Side = Readonly<{
  guests: Guests;
  stays: ReturnType<typeof nights>;
  pid: number;
  idle: number;
}>;

/** Its guests, once its code is compiled. */
export async function warm(url: string, pid: number, roomIds: readonly string[]): Promise<Side> {
  const guests = sendGuests(url, 2 * AT_ONCE);
  const stays = nights({ roomIds });
  await guests.atRate(RATE, booking(stays, WARM_UP));
  return { guests, stays, pid, idle: await idleShare(pid) };
}

/** So many guests who ask again as soon as they are answered. */
export const flatOut = ({ guests, stays }: Side): Promise<Answers> =>
  guests.flatOut(AT_ONCE, FLAT_OUT_MS, booking(stays, (MOST * FLAT_OUT_MS) / 1000));

export const rateOf = ({ rate }: Answers): number => rate;
