import type { Ports } from '@baanpak/command-api/ports.ts';
import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Runner } from '@baanpak/simulation/runner.ts';
import type { DemoHotel } from '../demo-hotel.ts';
import type { DemoId } from '../world.ts';
import type { DemoBooking } from './demo-booking.ts';
import type { ProviderInMemory } from './provider-in-memory.ts';

export type Actor = 'admin' | DemoHotel['owner'] | 'officer1' | 'guest';

/** The past while it is played. */
export type Past = Readonly<{
  ports: Ports;
  id: DemoId;
  agenda: Pick<Runner, 'plan'>;
  provider: ProviderInMemory;
  ownerOf: ReadonlyMap<string, DemoHotel['owner']>;
}>;

export type BookingIds = Readonly<{ guestId: string; bookingId: string; uid: string }>;

export function idsOf({ ports, id }: Past, name: string): BookingIds {
  const guestId = id('booking', name);
  return { guestId, bookingId: ports.ids.staffIdOf(guestId), uid: id('checkout', name) };
}

/** Who asks for what: a request of a member of staff, or of a guest. */
export const as = ({ id }: Past, actor: Actor, request: string): CommandContext => ({
  actor: actor === 'guest' ? actor : id('user', actor),
  correlationId: id('request', request),
  causationId: null,
  commandId: id('command', request),
});

/** Who decides on the money of a hotel. */
export function ownerOf(past: Past, { hotelSlug }: Pick<DemoBooking, 'hotelSlug'>) {
  const owner = past.ownerOf.get(hotelSlug);
  if (!owner) throw new Error(`There is no hotel ${hotelSlug}`);
  return owner;
}

/** Who stands at its desk. */
export const deskOf = (past: Past, booking: Pick<DemoBooking, 'hotelSlug'>): Actor =>
  ownerOf(past, booking) === 'owner1' ? 'officer1' : 'owner2';

/** Carries a command out; what follows from it the schedule carries out. */
export async function handleCommand<State, Command extends Message, Event extends Message>(
  { ports }: Past,
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  context: CommandContext,
): Promise<void> {
  await ports.commands.handle(decider, stream, command, context);
}
