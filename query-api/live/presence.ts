import { randomUUID } from 'node:crypto';
import type { PersonPresent, PresenceJson } from '@baanpak/contract/answers/presence.ts';
import { isInScope, type Principal, scopeOf } from '@baanpak/domain/values/people/roles.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import type { Json } from '@baanpak/infrastructure/json/json.ts';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const PRESENCE_CHANGED = 'presence-changed';

/** What one server says of a booking: who has it open there. */
const Said = Type.Object({
  server: Type.String(),
  bookingId: Type.String(),
  ownerId: Type.String(),
  people: Type.Array(
    Type.Object({ _id: Type.String(), name: Type.String(), doing: Type.Enum(['looks', 'moves']) }),
  ),
});

/** In ms: how often a server says again who is there, and after how long without it nobody is. */
const TIMES = { repeat: 20_000, forget: 60_000 };

type PresenceFollower = Readonly<{
  principal: Principal;
  present(booking: PresenceJson): void;
}>;

export type PresenceWatch = Readonly<{
  /** From now on somebody has a booking open; gives back its end. */
  enter(
    booking: Readonly<{ bookingId: string; ownerId: string }>,
    person: PersonPresent,
  ): () => void;
  /** Tells who has which booking open in one's scope, now and whenever that changes; gives back its end. */
  follow(follower: PresenceFollower): () => void;
  close(): void;
}>;

type OnServer = Readonly<{ people: readonly PersonPresent[]; heardAt: number }>;
type Known = Readonly<{ ownerId: string; servers: Map<string, OnServer> }>;

/**
 * Who looks at which booking, on all servers: each tells the others by the bus, and again now and then, since
 * a hint may be lost and a server may end without a word. Nothing of it is kept.
 */
export function watchPresence(bus: Bus, { repeat, forget } = TIMES): PresenceWatch {
  const server = randomUUID();
  const here = new Map<string, { ownerId: string; people: Set<PersonPresent> }>();
  const known = new Map<string, Known>();
  const followers = new Set<PresenceFollower>();

  const say = (bookingId: string, ownerId: string, people: Iterable<PersonPresent>) =>
    bus.publish(PRESENCE_CHANGED, { server, bookingId, ownerId, people: [...people] });

  function heard(message: Json): void {
    if (!Value.Check(Said, message)) return; // of another version
    const { bookingId, ownerId, people } = message;
    const booking = known.get(bookingId) ?? { ownerId, servers: new Map<string, OnServer>() };
    const before = JSON.stringify(peopleOf(booking));
    if (people.length > 0) booking.servers.set(message.server, { people, heardAt: Date.now() });
    else booking.servers.delete(message.server);
    keep(bookingId, booking, before);
  }

  function keep(bookingId: string, booking: Known, before: string): void {
    if (booking.servers.size > 0) known.set(bookingId, booking);
    else known.delete(bookingId);
    if (JSON.stringify(peopleOf(booking)) === before) return;
    for (const follower of followers) tell(follower, bookingId, booking);
  }

  function repeatAndForget(): void {
    for (const [bookingId, { ownerId, people }] of here) say(bookingId, ownerId, people);
    for (const [bookingId, booking] of known) {
      const before = JSON.stringify(peopleOf(booking));
      for (const [name, { heardAt }] of booking.servers)
        if (heardAt < Date.now() - forget) booking.servers.delete(name);
      keep(bookingId, booking, before);
    }
  }

  const unsubscribe = bus.subscribe(PRESENCE_CHANGED, heard);
  const repeating = setInterval(repeatAndForget, repeat).unref();

  return {
    enter({ bookingId, ownerId }, person) {
      const there = here.get(bookingId) ?? { ownerId, people: new Set() };
      const one = { ...person }; // somebody may have it open twice
      here.set(bookingId, there);
      there.people.add(one);
      say(bookingId, ownerId, there.people);
      return () => {
        there.people.delete(one);
        if (there.people.size === 0 && here.get(bookingId) === there) here.delete(bookingId);
        say(bookingId, ownerId, there.people);
      };
    },
    follow(follower) {
      followers.add(follower);
      for (const [bookingId, booking] of known) tell(follower, bookingId, booking);
      return () => void followers.delete(follower);
    },
    close() {
      unsubscribe();
      clearInterval(repeating);
      followers.clear();
    },
  };
}

function tell({ principal, present }: PresenceFollower, id: string, booking: Known): void {
  if (isInScope(scopeOf(principal, 'read-stays'), booking.ownerId))
    present({ id, people: peopleOf(booking) });
}

/** Each once; who moves a stay in one window does so, whatever the others show. */
function peopleOf({ servers }: Known): PersonPresent[] {
  const people = new Map<string, PersonPresent>();
  for (const person of [...servers.values()].flatMap((one) => one.people))
    if (person.doing === 'moves' || !people.has(person._id)) people.set(person._id, person);
  return [...people.values()];
}
