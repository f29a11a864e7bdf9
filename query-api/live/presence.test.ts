import type { PresenceJson } from '@baanpak/contract/answers/presence.ts';
import { openMemoryBus } from '@baanpak/infrastructure/bus/memory.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type PresenceWatch, watchPresence } from './presence.ts';

const watches: PresenceWatch[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.close();
});

const OWNER = { userId: 'o1', role: 'owner', ownerId: 'o1' } as const;
const BOOKING = { bookingId: 'b1', ownerId: 'o1' };
const MALEE = { _id: 'u1', name: 'Malee', doing: 'looks' } as const;
const SOMCHAI = { _id: 'u2', name: 'Somchai', doing: 'looks' } as const;

/** Two servers on one bus, and what an owner's staff are told by the second. */
function given(times = { repeat: 60_000, forget: 60_000 }) {
  const bus = openMemoryBus((error) => {
    throw error;
  });
  const [one, other] = [watchPresence(bus, times), watchPresence(bus, times)];
  watches.push(one, other);
  const told: PresenceJson[] = [];
  other.follow({ principal: OWNER, present: (booking) => told.push(booking) });
  return { one, other, told };
}

const said = (...people: PresenceJson['people']): PresenceJson => ({ id: 'b1', people });

describe('who has a booking open', () => {
  it('is told to the staff of its owner by every server, until it is closed', async () => {
    const { one, other, told } = given();
    const leave = one.enter(BOOKING, MALEE);
    await expect.poll(() => told).toEqual([said(MALEE)]);
    const leaveOther = other.enter(BOOKING, SOMCHAI);
    await expect.poll(() => told.at(-1)).toEqual(said(MALEE, SOMCHAI));
    leave();
    await expect.poll(() => told.at(-1)).toEqual(said(SOMCHAI));
    leaveOther();
    await expect.poll(() => told.at(-1)).toEqual(said());
  });

  it('is told at once to who comes later, and to nobody of another owner', async () => {
    const { one, other, told } = given();
    one.enter(BOOKING, MALEE);
    await expect.poll(() => told).toHaveLength(1);
    const late: PresenceJson[] = [];
    other.follow({ principal: OWNER, present: (booking) => late.push(booking) });
    expect(late).toEqual([said(MALEE)]);
    const stranger: PresenceJson[] = [];
    const principal = { userId: 'o2', role: 'owner', ownerId: 'o2' } as const;
    other.follow({ principal, present: (booking) => stranger.push(booking) });
    expect(stranger).toEqual([]);
  });

  it('is each once, however many windows they have, and moves where one of them does', async () => {
    const { one, told } = given();
    const leave = one.enter(BOOKING, MALEE);
    one.enter(BOOKING, { ...MALEE, doing: 'moves' });
    await expect.poll(() => told.at(-1)).toEqual(said({ ...MALEE, doing: 'moves' }));
    leave();
    one.enter(BOOKING, SOMCHAI);
    await expect.poll(() => told.at(-1)).toEqual(said({ ...MALEE, doing: 'moves' }, SOMCHAI));
  });

  it('is nobody any more where a server says nothing for long', async () => {
    const { one, told } = given({ repeat: 10, forget: 40 });
    one.enter(BOOKING, MALEE);
    await expect.poll(() => told[0]).toEqual(said(MALEE)); // a busy machine is silent for long, too
    one.close(); // without a word
    await expect.poll(() => told.at(-1)).toEqual(said());
  });
});
