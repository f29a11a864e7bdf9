import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { Happened } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  reading,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import { checkouts } from './checkout/checkouts.ts';
import { hotels } from './hotel/hotels.ts';
import { moneyCases } from './money-case/money-cases.ts';
import { payments } from './payment/payments.ts';
import type { Change } from './projection.ts';
import { rooms } from './room/rooms.ts';
import { sites } from './site/sites.ts';
import { bookings } from './stay/bookings.ts';
import { roomNights } from './stay/room-nights.ts';
import { users } from './user/users.ts';

const projections = [
  hotels,
  rooms,
  roomNights,
  bookings,
  checkouts,
  payments,
  moneyCases,
  users,
  sites,
] as const;

type Handler = (event: Happened<Message>) => readonly Change[];

const handlers = new Map<string, Handler[]>();
for (const { when } of projections)
  for (const [type, handler] of Object.entries(when))
    handlers.set(type, [...(handlers.get(type) ?? []), handler as Handler]);

/** The row changes an event leads to; throws `UnreadableEvent` where there are none, since none is skipped. */
export function changesOf(event: Happened<DomainEvent>): readonly Change[] {
  const known = handlers.get(event.type);
  if (!known) throw new UnreadableEvent(event, 'no projection reads the type');
  return reading(event, () => known.flatMap((handler) => handler(event)));
}
