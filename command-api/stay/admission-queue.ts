import { overlap, type Stay } from '@baanpak/domain/values/time/local-date.ts';

type Request = Stay & Readonly<{ roomId: string }>;
type Waiting<Result> = Readonly<{ request: Request; wake: (result: Result | undefined) => void }>;
type Room<Result> = Readonly<{ admitted: Set<Request>; waiting: Set<Waiting<Result>> }>;

/**
 * Admission to a room that many request at once: as many are admitted as there are units left, the
 * others wait in line until one of those has ended and `check` again, which throws when nothing is
 * left. Who gets the room is not decided here but by its calendar: this saves the work of those who
 * would lose there. `Result` is what an admitted request comes to, undefined where it failed;
 * `leftAfter` tells how many units it leaves for another, so that no more are woken than are admitted.
 */
export function admissionQueue<Result>(leftAfter: (result: Result, request: Request) => number) {
  const rooms = new Map<string, Room<Result>>();

  const countAdmitted = (room: Room<Result> | undefined, request: Request): number => {
    let count = 0;
    for (const other of room?.admitted ?? []) if (overlap(other, request)) count += 1;
    return count;
  };

  async function runAdmitted(request: Request, run: () => Promise<Result>): Promise<Result> {
    const room = rooms.get(request.roomId) ?? { admitted: new Set(), waiting: new Set() };
    rooms.set(request.roomId, room);
    const one = { ...request };
    room.admitted.add(one);
    let result: Result | undefined;
    try {
      result = await run();
      return result;
    } finally {
      room.admitted.delete(one);
      wakeNext(room, request, result);
      if (room.admitted.size === 0) rooms.delete(request.roomId);
    }
  }

  /** Those who have nobody to wait for any more, and of those in line as many as may be admitted. */
  function wakeNext(room: Room<Result>, ended: Request, result: Result | undefined): void {
    let woken = 0;
    for (const one of room.waiting) {
      if (!overlap(one.request, ended)) continue;
      const ahead = countAdmitted(room, one.request);
      const left = result === undefined ? ahead + 1 : leftAfter(result, one.request);
      const mayGoOn = left < 1 || ahead + woken < left;
      if (ahead > 0 && !mayGoOn) continue;
      room.waiting.delete(one);
      one.wake(result);
      woken += 1;
    }
  }

  /** In line behind those admitted for the same nights, where they may take all that is left. */
  function wait(
    request: Request,
    unitsLeft: () => number,
  ): Promise<Result | undefined> | undefined {
    const room = rooms.get(request.roomId);
    const ahead = countAdmitted(room, request);
    if (!room || ahead === 0 || ahead < unitsLeft()) return undefined;
    return new Promise((wake) => {
      room.waiting.add({ request, wake });
    });
  }

  return {
    wait,
    async admit(
      request: Request,
      unitsLeft: number,
      check: (result: Result | undefined) => Promise<number>,
      run: () => Promise<Result>,
    ): Promise<Result> {
      let left = unitsLeft;
      const waitIfNone = () => wait(request, () => left);
      for (let waiting = waitIfNone(); waiting; waiting = waitIfNone())
        left = await check(await waiting);
      return runAdmitted(request, run);
    },
  };
}
