import type { DomainEvent, EventOf, EventType } from '@baanpak/domain/processes/process.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  reading,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import type { EventFilter } from '@baanpak/infrastructure/event-store/port.ts';
import { bookings } from './booking/bookings.ts';
import { roomNights } from './calendar/room-nights.ts';
import { cashDrawers } from './cash-drawer/cash-drawers.ts';
import { checkouts } from './checkout/checkouts.ts';
import { commissionInvoices } from './commission-invoice/commission-invoices.ts';
import { events } from './events/events.ts';
import { hotels } from './hotel/hotels.ts';
import { moneyCases } from './money-case/money-cases.ts';
import { partnerApplications } from './partner/partner-applications.ts';
import { payments } from './payment/payments.ts';
import type { Change, Projection } from './projection.ts';
import { reports } from './report/reports.ts';
import { reviews } from './review/reviews.ts';
import { rooms } from './room/rooms.ts';
import { GROUP_NAMES, type GroupName } from './schema/read-model.ts';
import { settlements } from './settlement/settlements.ts';
import { sites } from './site/sites.ts';
import { taxDocuments } from './tax-invoice/tax-documents.ts';
import { users } from './user/users.ts';

/** One a read model. */
const PROJECTIONS = [
  hotels,
  rooms,
  reviews,
  roomNights,
  bookings,
  checkouts,
  payments,
  moneyCases,
  cashDrawers,
  users,
  sites,
  partnerApplications,
  events,
  reports,
  taxDocuments,
  commissionInvoices,
  settlements,
] as const;

type TypesOf<Each> = Each extends { when: infer When }
  ? string extends keyof When // of every event, as the list of events and the reports
    ? never
    : keyof When
  : never;
type Unprojected = Exclude<EventType, TypesOf<(typeof PROJECTIONS)[number]>>;

/** The event types that no read model has rows of, and why: one without a projection or a line here does not compile. */
export const WITHOUT_ROWS: Readonly<Record<Unprojected, string>> = {
  AdminAppointed: 'the events of the user say their role',
  AdminDismissed: 'the events of the user say their role',
  CaseListed: 'CaseOpened says whose money it is',
  ChargesCompared: 'differences are cases, and the rest is for the process that compares',
  LedgerDayCompared: 'differences are cases, and the rest is for the process that compares',
  NameClaimed: 'what bears the name says so itself',
  NameReleased: 'what bears the name says so itself',
  RoomListed: 'RoomRegistered says whose room it is',
};

type Happened<Type extends EventType> = {
  [Each in Type]: EventEnvelope<EventOf[Each]> & Readonly<{ type: Each }>;
}[Type];
type When = { readonly [Type in EventType]?: (event: Happened<Type>) => readonly Change[] };
type AnyProjection = Omit<Projection<never>, 'when'> & { when: When };

const BY_GROUP = new Map(
  GROUP_NAMES.map((name) => {
    const projections: AnyProjection[] = PROJECTIONS.filter(({ model }) => model.group === name);
    const handlers = new Map<string, When[]>();
    for (const { when } of projections)
      for (const type of fieldsOf(when)) handlers.set(type, [...(handlers.get(type) ?? []), when]);
    const prefixes = [...new Set(projections.flatMap(({ streams }) => [...streams]))];
    return [name, { projections, handlers, prefixes }];
  }),
);

type Named = Readonly<{ name: GroupName }>;

/** The projections of a group, one a read model. */
export const projectionsOf = ({ name }: Named): readonly AnyProjection[] =>
  BY_GROUP.get(name)?.projections ?? [];

/** Whether a group is made of the event's stream, among others. */
export const isReadBy = ({ name }: Named, { stream }: Readonly<{ stream: string }>): boolean =>
  (BY_GROUP.get(name) ?? NO_GROUP).prefixes.some((prefix) => stream.startsWith(prefix));

/** The streams that groups are made of. */
export const streamsOf = (groups: readonly Named[]): EventFilter => ({
  streamPrefixes: [...new Set(groups.flatMap(({ name }) => BY_GROUP.get(name)?.prefixes ?? []))],
});

/**
 * The row changes in groups that an event leads to. Throws `UnreadableEvent` where a group reads the stream
 * and none of its projections knows the type, since none is skipped.
 */
export const changesOf = (
  event: EventEnvelope<DomainEvent>,
  groups: readonly Named[],
): readonly Change[] => groups.flatMap(({ name }) => changesIn(event, name));

function changesIn<Type extends EventType>(
  event: Happened<Type>,
  name: GroupName,
): readonly Change[] {
  if (!isReadBy({ name }, event)) return [];
  const known = BY_GROUP.get(name)?.handlers.get(event.type);
  if (!known) throw new UnreadableEvent(event, 'no projection reads the type');
  return reading(event, () => known.flatMap((when) => when[event.type]?.(event) ?? []));
}

const NO_GROUP = { handlers: new Map<string, When[]>(), prefixes: [] };
