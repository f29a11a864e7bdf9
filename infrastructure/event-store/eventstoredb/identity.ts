import { randomUUID } from 'node:crypto';
import { append } from './append.ts';
import type { Connection } from './connection.ts';
import { firstEvent, headOf } from './read.ts';
import { IDENTITY_STREAM } from './recorded.ts';

/**
 * The id of this log, written into it once by anyone who asks first. Who asks needs every right there is use for:
 * what is written already is sent again, which changes nothing. Throws `NotAllowed` for the first that is missing.
 */
export async function storeIdOf(connection: Connection): Promise<string> {
  await headOf(connection);
  const id = (await writtenId(connection)) ?? randomUUID();
  const result = await append(connection, IDENTITY_STREAM, 'no-stream', [
    { id, type: 'StoreIdentified', data: {}, metadata: {} },
  ]);
  return result.outcome === 'appended' ? id : ((await writtenId(connection)) ?? '');
}

/** The event's own id is the log's. */
const writtenId = async (connection: Connection) =>
  (await firstEvent(connection, IDENTITY_STREAM))?.event?.id;
