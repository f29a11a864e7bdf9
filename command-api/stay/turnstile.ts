import { overlap, type Stay } from '@baanpak/domain/values/local-date.ts';

type Wish = Stay & Readonly<{ roomId: string }>;
type Passing = Readonly<{ wish: Wish; through: Promise<unknown> }>;

/**
 * In a rush for one room lets as many go on as there are units left. The others wait until one of
 * those is through and `look` again, which throws when nothing is left. Who gets the room is not
 * decided here but by its calendar: this saves the work of those who would lose there.
 */
export function turnstile() {
  const rooms = new Map<string, Set<Passing>>();

  const ahead = (wish: Wish) =>
    [...(rooms.get(wish.roomId) ?? [])].filter((other) => overlap(other.wish, wish));

  async function pass<Result>(wish: Wish, go: () => Promise<Result>): Promise<Result> {
    const { roomId } = wish;
    const passing = rooms.get(roomId) ?? new Set();
    rooms.set(roomId, passing);
    const result = go();
    const one = { wish, through: result.catch(() => {}) };
    passing.add(one);
    try {
      return await result;
    } finally {
      passing.delete(one);
      if (passing.size === 0) rooms.delete(roomId);
    }
  }

  return async <Result>(
    wish: Wish,
    unitsLeft: number,
    look: () => Promise<number>,
    go: () => Promise<Result>,
  ): Promise<Result> => {
    let left = unitsLeft;
    for (let others = ahead(wish); others.length >= left; others = ahead(wish)) {
      await Promise.race(others.map(({ through }) => through));
      left = await look();
    }
    return pass(wish, go);
  };
}
