import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Pool, PoolClient } from 'pg';
import type { RowChanges } from './run/merge-changes.ts';
import type { Puts } from './run/write-rows.ts';
import type { ReadModel } from './schema/read-model.ts';
import { PRIMARY_KEYS, type ReadSchema } from './schema/read-models.ts';

export type Table = keyof typeof PRIMARY_KEYS;
type KeyColumn<T extends Table> = (typeof PRIMARY_KEYS)[T][number] & keyof ReadSchema[T];
type Key<T extends Table> = Pick<ReadSchema[T], KeyColumn<T>>;
type Columns = Readonly<Record<string, unknown>>;

/** What happens to one row: it is written whole, or some of its columns are set, counted up or merged. */
export type Change = Readonly<{ table: Table; key: Columns }> &
  (
    | Readonly<{ put: Columns }>
    | Readonly<{ set: Columns }>
    | Readonly<{ add: Columns }>
    | Readonly<{ merge: Readonly<Record<string, object>> }>
  );

/** Writes a row whole, new or not. */
export function put<T extends Table>(table: T, row: ReadSchema[T] & Columns): Change {
  const key = Object.fromEntries(PRIMARY_KEYS[table].map((column) => [column, row[column]]));
  return { table, key, put: row };
}

/** Sets columns of a row that is there. */
export const set = <T extends Table>(
  table: T,
  key: Key<T>,
  columns: Partial<ReadSchema[T]>,
): Change => ({ table, key, set: columns });

/** Adds to numbers of a row; one that is not there counts from zero. */
export const add = <T extends Table>(
  table: T,
  key: Key<T>,
  amounts: Partial<Record<keyof ReadSchema[T], number>>,
): Change => ({ table, key, add: amounts });

/** Merges fields into a JSON column of a row that is there. */
export const merge = <T extends Table>(
  table: T,
  key: Key<T>,
  column: keyof ReadSchema[T] & string,
  fields: object,
): Change => ({ table, key, merge: { [column]: fields } });

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
