import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  reading,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import { roomNights } from './calendar/room-nights.ts';
import { checkouts } from './checkout/checkouts.ts';
import { hotels } from './hotel/hotels.ts';
import { moneyCases } from './money-case/money-cases.ts';
import { payments } from './payment/payments.ts';
import type { Change, Projection } from './projection.ts';
import { rooms } from './room/rooms.ts';
import { sites } from './site/sites.ts';
import { bookings } from './stay/bookings.ts';
import { users } from './user/users.ts';

type AnyProjection = Omit<Projection<never>, 'when'>;

/** One a read model. */
export const PROJECTIONS = [
  hotels,
  rooms,
  roomNights,
  bookings,
  checkouts,
  payments,
  moneyCases,
  users,
  sites,
] as const satisfies readonly AnyProjection[];

type Handler = (event: EventEnvelope<Message>) => readonly Change[];

const handlers = new Map<string, Handler[]>();
for (const { when } of PROJECTIONS)
  for (const [type, handler] of Object.entries(when))
    handlers.set(type, [...(handlers.get(type) ?? []), handler as Handler]);

/** The row changes an event leads to; throws `UnreadableEvent` where there are none, since none is skipped. */
export function changesOf(event: EventEnvelope<DomainEvent>): readonly Change[] {
  const known = handlers.get(event.type);
  if (!known) throw new UnreadableEvent(event, 'no projection reads the type');
  return reading(event, () => known.flatMap((handler) => handler(event)));
}
