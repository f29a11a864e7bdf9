import { roomCalendar, roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { unitsLeft } from '@baanpak/domain/room-calendar/taken-nights.ts';
import { overlap, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import { singleFlightByKey } from '@baanpak/infrastructure/concurrency/single-flight.ts';
import type { Commands } from '../../ports.ts';
import type { BookingStates } from '../booking/booking-answer.ts';
import { type Plan, type ReadRoom, type RequestedStay, unitsFor } from '../booking/plan-stays.ts';
import { loadRoomStates, type RoomStates } from '../room/load-room.ts';

type Held = readonly BookingStates[];

/**
 * Admission of guests who want the same nights at once. They share one read of the room, wait for those
 * who may take all that is left, and learn from what these got whether anything is. Carts depend on
 * several rooms and wait for nobody. Without it 500 guests for one night take 73 ms of the main thread, with it 53
 * (medians of 24 bursts by turns).
 */
export function roomAdmission(ports: Commands) {
  const queue = admissionQueue<Held>(([held], { checkIn, checkOut }) =>
    held ? unitsLeft(held.calendar.state, { checkIn, checkOut }) : 0,
  );
  const readRoom = singleFlightByKey((roomId: string) => loadRoomStates(ports, roomId));

  /** As the last one admitted left it, if sold out: that is newer than the request of anyone who waited. */
  async function roomAfter(stay: RequestedStay, [last]: Held = []): Promise<RoomStates> {
    return last && isGone(stay, last) ? last : readRoom(stay.roomId);
  }

  const remembered = (roomId: string) =>
    ports.commands.remembered(roomCalendar, roomCalendarStream(roomId));

  return {
    /** What `plan` comes to, as soon as it is known whether there is anything to plan. */
    plan(
      stays: readonly RequestedStay[],
      plan: (readRoom: ReadRoom) => Promise<Plan>,
    ): Promise<Plan> {
      const [stay, ...others] = stays;
      if (stay === undefined || others.length > 0) return plan(readRoom);
      const waiting = queue.wait(stay, () => unitsLeft(remembered(stay.roomId), stay));
      return waiting?.then((held) => plan(() => roomAfter(stay, held))) ?? plan(readRoom);
    },

    /** What `hold` comes to, in turn. Refuses anyone who comes after the last unit is gone. */
    async hold({ stays }: Plan, hold: () => Promise<Held>): Promise<Held> {
      const [first, ...others] = stays;
      if (first === undefined || others.length > 0) return hold();
      const { stay, calendar } = first;
      const check = async (held: Held | undefined) =>
        unitsFor(stay, (await roomAfter(stay, held)).calendar.state);
      return queue.admit(stay, unitsFor(stay, calendar.state), check, hold);
    },
  };
}

export type RoomAdmission = ReturnType<typeof roomAdmission>;

const isGone = (stay: RequestedStay, { calendar: { state } }: RoomStates): boolean =>
  unitsLeft(state, stay) < 1 && !state.stays.has(stay.bookingId);

type Request = Stay & Readonly<{ roomId: string }>;
type Waiting<Result> = Readonly<{ ticket: number; wake: (result: Result | undefined) => void }>;
/** All who want the very same nights of a room: how many are admitted, and who waits, in the order they came. */
type SameNights<Result> = {
  readonly stay: Stay;
  admitted: number;
  readonly waiting: Waiting<Result>[];
};
type Room<Result> = Map<string, SameNights<Result>>;

/**
 * Admission to a room that many request at once: as many are admitted as there are units left, the
 * others wait in line until one of those has ended and `check` again, which throws when nothing is
 * left. Who gets the room is not decided here but by its calendar: this saves the work of those who
 * would lose there. `Result` is what an admitted request comes to, undefined where it failed;
 * `leftAfter` tells how many units it leaves for another, so that no more are woken than are admitted.
 * What one request takes does not grow with how many others want the same nights.
 */
export function admissionQueue<Result>(leftAfter: (result: Result, stay: Stay) => number) {
  const rooms = new Map<string, Room<Result>>();
  let tickets = 0;

  async function runAdmitted(request: Request, run: () => Promise<Result>): Promise<Result> {
    const room: Room<Result> = rooms.get(request.roomId) ?? new Map();
    rooms.set(request.roomId, room);
    const same = sameNights(room, request);
    same.admitted += 1;
    let result: Result | undefined;
    try {
      result = await run();
      return result;
    } finally {
      same.admitted -= 1;
      wakeNext(room, request, result);
      forgetEmpty(room);
      if (room.size === 0) rooms.delete(request.roomId);
    }
  }

  /** Those who have nobody to wait for any more, and of those in line as many as may be admitted. */
  function wakeNext(room: Room<Result>, stay: Stay, result: Result | undefined): void {
    const lines = [...room.values()]
      .filter((one) => one.waiting.length > 0 && overlap(one.stay, stay))
      .map((one) => ({ waiting: one.waiting, most: mostToWake(room, one.stay, result) }));
    for (let woken = 0; ; woken += 1) {
      const next = longestWaiting(lines.filter(({ most }) => woken < most));
      if (!next) return;
      next.shift()?.wake(result);
    }
  }

  /** How many of all lines may be woken before it is no more this line's turn. */
  function mostToWake(room: Room<Result>, stay: Stay, result: Result | undefined): number {
    const ahead = countAdmitted(room, stay);
    const left = result === undefined ? ahead + 1 : leftAfter(result, stay);
    return ahead === 0 || left < 1 ? Number.POSITIVE_INFINITY : left - ahead;
  }

  /** In line behind those admitted for the same nights, where they may take all that is left. */
  function wait(
    request: Request,
    unitsLeft: () => number,
  ): Promise<Result | undefined> | undefined {
    const room = rooms.get(request.roomId);
    const ahead = room ? countAdmitted(room, request) : 0;
    if (!room || ahead === 0 || ahead < unitsLeft()) return undefined;
    return new Promise((wake) => {
      tickets += 1;
      sameNights(room, request).waiting.push({ ticket: tickets, wake });
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

function sameNights<Result>(room: Room<Result>, { checkIn, checkOut }: Stay): SameNights<Result> {
  const key = `${checkIn}/${checkOut}`;
  const known = room.get(key);
  if (known) return known;
  const same = { stay: { checkIn, checkOut }, admitted: 0, waiting: [] };
  room.set(key, same);
  return same;
}

function forgetEmpty<Result>(room: Room<Result>): void {
  for (const [key, { admitted, waiting }] of room)
    if (admitted === 0 && waiting.length === 0) room.delete(key);
}

/** How many are admitted for nights that a stay wants, too. */
function countAdmitted<Result>(room: Room<Result>, stay: Stay): number {
  let count = 0;
  for (const one of room.values()) if (overlap(one.stay, stay)) count += one.admitted;
  return count;
}

/** The line whose first has waited longest. */
function longestWaiting<Result>(lines: readonly { waiting: Waiting<Result>[] }[]) {
  let longest: Waiting<Result>[] | undefined;
  for (const { waiting } of lines) {
    const [first] = waiting;
    const [before] = longest ?? [];
    if (first && (!before || first.ticket < before.ticket)) longest = waiting;
  }
  return longest;
}
