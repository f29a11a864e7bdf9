import { overlap, type Stay } from '@baanpak/domain/values/time/local-date.ts';

type Wish = Stay & Readonly<{ roomId: string }>;
type Waiting<Got> = Readonly<{ wish: Wish; wake: (got: Got | undefined) => void }>;
type Room<Got> = Readonly<{ passing: Set<Wish>; waiting: Set<Waiting<Got>> }>;

/**
 * Admission to a room that many want at once: as many go on as there are units left, the others wait
 * in line until one of those is through and `look` again, which throws when nothing is left. Who gets
 * the room is not decided here but by its calendar: this saves the work of those who would lose there.
 * `Got` is what going on comes to, undefined where it failed; `leftAfter` tells how many units it
 * leaves for another, so that no more are woken than may go on.
 */
export function admission<Got>(leftAfter: (got: Got, wish: Wish) => number) {
  const rooms = new Map<string, Room<Got>>();

  const passingBeside = (room: Room<Got> | undefined, wish: Wish): number => {
    let count = 0;
    for (const other of room?.passing ?? []) if (overlap(other, wish)) count += 1;
    return count;
  };

  async function goOn(wish: Wish, go: () => Promise<Got>): Promise<Got> {
    const room = rooms.get(wish.roomId) ?? { passing: new Set(), waiting: new Set() };
    rooms.set(wish.roomId, room);
    const one = { ...wish };
    room.passing.add(one);
    let got: Got | undefined;
    try {
      got = await go();
      return got;
    } finally {
      room.passing.delete(one);
      wakeNext(room, wish, got);
      if (room.passing.size === 0) rooms.delete(wish.roomId);
    }
  }

  /** Those who have nobody to wait for any more, and of those in line as many as may go on. */
  function wakeNext(room: Room<Got>, wish: Wish, got: Got | undefined): void {
    let woken = 0;
    for (const one of room.waiting) {
      if (!overlap(one.wish, wish)) continue;
      const beside = passingBeside(room, one.wish);
      const left = got === undefined ? beside + 1 : leftAfter(got, one.wish);
      const mayGoOn = left < 1 || beside + woken < left;
      if (beside > 0 && !mayGoOn) continue;
      room.waiting.delete(one);
      one.wake(got);
      woken += 1;
    }
  }

  /** In line behind those who pass for the same nights, where they may take all that is left. */
  function wait(wish: Wish, unitsLeft: () => number): Promise<Got | undefined> | undefined {
    const room = rooms.get(wish.roomId);
    const beside = passingBeside(room, wish);
    if (!room || beside === 0 || beside < unitsLeft()) return undefined;
    return new Promise((wake) => {
      room.waiting.add({ wish, wake });
    });
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
