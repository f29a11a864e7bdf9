import { DatabaseError } from 'pg';
import type { RecordedEvent } from '../port.ts';

/** Where an event stands; nothing of what it says. */
type EventPlace = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'type' | 'position'>;

/** An event at which somebody stopped, in words that may be shown to anybody. */
export type StoppedAt = Readonly<{
  position: string;
  id: string;
  stream: string;
  type: string;
  why: string;
}>;

/**
 * An event that this version cannot read, or cannot do what follows from it: of a type it does not
 * know, with broken data, without its key, or one the database refuses. Anyone who reads the log stops
 * here, for to skip it would be wrong for ever; a version that can takes it from here. Holds nothing of
 * what the event says, and no error whose text might.
 */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  readonly at: StoppedAt;

  constructor({ id, stream, revision, type, position }: EventPlace, why: string) {
    const place = `${position.commit}/${position.prepare}`;
    super(`Stopped at ${type} (${stream}, revision ${revision}, id ${id}, at ${place}): ${why}`);
    this.at = { position: place, id, stream, type, why };
  }
}

/** Runs what an event leads to; what goes wrong is said of the event. */
export function reading<Result>(event: EventPlace, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadableEvent ? error : new UnreadableEvent(event, whyOf(error));
  }
}

/** What went wrong, without the values that errors quote. */
export function whyOf(error: unknown): string {
  if (error instanceof DatabaseError) {
    const where = [error.table, error.column, error.constraint].filter(Boolean).join(' ');
    return `the database refuses its rows (${error.code}${where && ` ${where}`})`;
  }
  if (!(error instanceof Error)) return 'its data is broken';
  const [place = ''] = /[^/\s()]+:\d+:\d+(?=\)?$)/m.exec(error.stack ?? '') ?? [];
  return `its data is broken (${error.name} at ${place})`;
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: data, integrity, limits of a row
const ROWS_REFUSED = /^(22|23|54)/;

/** Whether a database says no to rows for what stands in them, and will say so again. */
export const areRowsRefused = (error: unknown): boolean =>
  error instanceof DatabaseError && ROWS_REFUSED.test(error.code ?? '');
