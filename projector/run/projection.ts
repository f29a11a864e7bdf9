import type { DomainEvent, EventOf, EventType } from '@baanpak/domain/processes/process.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import type { FollowedResource } from '@baanpak/domain/values/schema/route.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import {
  reading,
  UnreadableEvent,
} from '@baanpak/infrastructure/event-store/codec/unreadable-event.ts';
import type { EventFilter } from '@baanpak/infrastructure/event-store/port.ts';
import type { Pool, PoolClient } from 'pg';
import type { Group, ReadModel } from '../schema/read-model.ts';
import type { Change, Puts, RowChanges } from './rows.ts';

// What a read model registers with the runner. The runner itself imports none.

/** From events to rows: every event of the union has an entry, so a forgotten one does not compile. */
export type Projection<Event extends Message> = Readonly<{
  model: ReadModel;
  /** How the names of the streams begin that it is made of. */
  streams: readonly string[];
  when: Readonly<{
    [Type in Event['type']]: (
      event: EventEnvelope<Extract<Event, { type: Type }>>,
    ) => readonly Change[];
  }>;
  /** The tables whose rows staff see as records of a resource. */
  records?: RecordsOfTables;
  /** Where rows depend on what came before. */
  folding?: StatefulProjection;
  /** How rows of some tables are put, where they take more than what the event says. */
  puts?: Puts;
  /** Brings up what is made of rows, in the transaction of the batch that has just written them. */
  settle?: (client: PoolClient, schema: string, changes: RowChanges) => Promise<void>;
  /** Does for all rows at once what `settle` does batch by batch: a rebuild does so after the rows, which is quicker. */
  settleAll?: (pool: Pool, schema: string) => Promise<void>;
  /** Takes what the tables say of erased subjects out of them, which leaves the rows that a rebuild would make. */
  forget?: (pool: Pool, schema: string, subjects: ErasedSubjects) => Promise<void>;
}>;

/** By table, the resource and the columns that name one of its records. */
export type RecordsOfTables = Readonly<
  Record<string, Readonly<{ resource: FollowedResource; id: readonly string[] }>>
>;

/** What was remembered of a subject; undefined where nothing was. */
export type RememberedStates = (subject: string) => object | undefined;

/**
 * From events, and what was remembered of those before them, to rows. What is remembered is JSON; the runner
 * keeps it from event to event, and reads what it does not have.
 */
export type StatefulProjection = Readonly<{
  /** Whose states an event needs; asked again once those are there that it named. */
  subjects(event: EventEnvelope<DomainEvent>, states: RememberedStates): readonly string[];
  /** `states`: those that change. */
  fold(
    event: EventEnvelope<DomainEvent>,
    states: RememberedStates,
  ): Readonly<{ states: ReadonlyMap<string, object>; changes: readonly Change[] }>;
  /** Writes states, by subject. */
  keep(states: ReadonlyMap<string, object>): readonly Change[];
  /** The states that are in a schema, of some subjects. */
  read(
    pool: Pool,
    schema: string,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, object>>;
}>;

/** An erased subject is a booking, a checkout, a user or a case of money; `ids` are those that are UUIDs. */
export type ErasedSubjects = Readonly<{ all: readonly string[]; ids: readonly string[] }>;

/** For an event that changes no row of the projection, because of the reason given. */
export const noRows = (_because: string) => (): readonly Change[] => [];

type Happened<Type extends EventType> = {
  [Each in Type]: EventEnvelope<EventOf[Each]> & Readonly<{ type: Each }>;
}[Type];
type When = { readonly [Type in EventType]?: (event: Happened<Type>) => readonly Change[] };
type AnyProjection = Omit<Projection<never>, 'when'> & { when: When };

/** A group of read models with the projections that write it. */
export type ProjectedGroup = Group &
  Readonly<{
    projections: readonly AnyProjection[];
    handlers: ReadonlyMap<string, readonly When[]>;
    /** How the names of the streams begin that the group is made of. */
    prefixes: readonly string[];
    records: RecordsOfTables;
  }>;

/** Registers with a group those of the projections that are of its models. */
export function projectedGroup(group: Group, all: readonly AnyProjection[]): ProjectedGroup {
  const projections = all.filter(({ model }) => model.group === group.name);
  const handlers = new Map<string, When[]>();
  for (const { when } of projections)
    for (const type of fieldsOf(when)) handlers.set(type, [...(handlers.get(type) ?? []), when]);
  return {
    ...group,
    projections,
    handlers,
    prefixes: [...new Set(projections.flatMap(({ streams }) => [...streams]))],
    records: Object.fromEntries(projections.flatMap(({ records = {} }) => Object.entries(records))),
  };
}

type Readers = Pick<ProjectedGroup, 'handlers' | 'prefixes'>;

/** Whether a group is made of the event's stream, among others. */
export const isReadBy = (
  { prefixes }: Pick<Readers, 'prefixes'>,
  { stream }: Readonly<{ stream: string }>,
): boolean => prefixes.some((prefix) => stream.startsWith(prefix));

/** The streams that groups are made of. */
export const streamsOf = (groups: readonly Pick<Readers, 'prefixes'>[]): EventFilter => ({
  streamPrefixes: [...new Set(groups.flatMap(({ prefixes }) => prefixes))],
});

/**
 * The row changes in groups that an event leads to. Throws `UnreadableEvent` where a group reads the stream
 * and none of its projections knows the type, since none is skipped.
 */
export const changesOf = (
  event: EventEnvelope<DomainEvent>,
  groups: readonly Readers[],
): readonly Change[] => groups.flatMap((group) => changesIn(event, group));

function changesIn<Type extends EventType>(
  event: Happened<Type>,
  group: Readers,
): readonly Change[] {
  if (!isReadBy(group, event)) return [];
  const handlers = group.handlers.get(event.type);
  if (!handlers) throw new UnreadableEvent(event, 'no projection reads the type');
  return reading(event, () => handlers.flatMap((when) => when[event.type]?.(event) ?? []));
}
