import { overlap, type Stay } from '@baanpak/domain/values/local-date.ts';

type Wish = Stay & Readonly<{ roomId: string }>;

/**
 * In a rush for one room lets as many go on as there are units left. The others wait until one of
 * those is through and `look` again, which throws when nothing is left. Who gets the room is not
 * decided here but by its calendar: this saves the work of those who would lose there. `Got` is what
 * going on comes to; those who waited are told, or undefined where it failed.
 */
export function turnstile<Got>() {
  type Passing = Readonly<{ wish: Wish; through: Promise<Got | undefined> }>;
  const rooms = new Map<string, Set<Passing>>();

  const ahead = (wish: Wish) =>
    [...(rooms.get(wish.roomId) ?? [])].filter((other) => overlap(other.wish, wish));

  async function goOn(wish: Wish, go: () => Promise<Got>): Promise<Got> {
    const { roomId } = wish;
    const passing = rooms.get(roomId) ?? new Set();
    rooms.set(roomId, passing);
    const got = go();
    const one = { wish, through: got.catch(() => undefined) };
    passing.add(one);
    try {
      return await got;
    } finally {
      passing.delete(one);
      if (passing.size === 0) rooms.delete(roomId);
    }
  }

  /** Until one of those who pass for the same nights is through, where they may take all that is left. */
  function wait(wish: Wish, unitsLeft: () => number): Promise<Got | undefined> | undefined {
    const others = ahead(wish);
    if (others.length === 0 || others.length < unitsLeft()) return undefined;
    return Promise.race(others.map(({ through }) => through));
  }

  return {
    wait,
    async pass(
      wish: Wish,
      unitsLeft: number,
      look: (got: Got | undefined) => Promise<number>,
      go: () => Promise<Got>,
    ): Promise<Got> {
      let left = unitsLeft;
      const waitIfNone = () => wait(wish, () => left);
      for (let waiting = waitIfNone(); waiting; waiting = waitIfNone())
        left = await look(await waiting);
      return goOn(wish, go);
    },
  };
}
