import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import {
  type EventMetadata,
  eventHash,
} from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { EventToAppend } from '@baanpak/infrastructure/event-store/port.ts';
import { databaseDirectory } from './data-directory.ts';

type Stored = EventToAppend & Readonly<{ stream: string }>;

/** Asks a running product's database, past all of the product's own code. */
export async function askDatabase<Row extends object>(
  dataDir: string,
  statement: string,
): Promise<Row[]> {
  const url = await attachEmbeddedPostgres(databaseDirectory(dataDir));
  if (url === null) throw new Error('The product has no database running');
  const pool = openPool(url, { max: 1 });
  try {
    return (await pool.query<Row>(statement)).rows;
  } finally {
    await pool.end();
  }
}

/** Every event as it is stored, in the log's order; personal fields are still encrypted. */
const readStored = (dataDir: string): Promise<Stored[]> =>
  askDatabase<Stored>(
    dataDir,
    `SELECT stream, id, type, data, metadata FROM events.events ORDER BY transaction_id, position`,
  );

export type EventRow = DomainEvent & Readonly<{ metadata: EventMetadata }>;

/** What happened to guests and rooms, in the log's order. */
export async function readLog(dataDir: string): Promise<readonly EventRow[]> {
  return (await readStored(dataDir)) as unknown as EventRow[];
}

/** Streams in which an event does not carry the hash of the one before it. */
export async function brokenChains(dataDir: string): Promise<string[]> {
  const hashes = new Map<string, string>();
  const broken = new Set<string>();
  for (const { stream, ...event } of await readStored(dataDir)) {
    const { previousHash = null } = event.metadata;
    if (previousHash !== (hashes.get(stream) ?? null)) broken.add(stream);
    hashes.set(stream, eventHash(event));
  }
  return [...broken];
}

/** The ids by which the log knows bookings, by the codes that their guests say. */
export const ownIdsIn = (log: readonly DomainEvent[]): ReadonlyMap<string, string> =>
  new Map(
    log.flatMap((event) =>
      event.type === 'BookingPlaced'
        ? [[event.data.terms.code, event.data.bookingId] as const]
        : [],
    ),
  );
