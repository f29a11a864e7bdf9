import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { singleFlight } from '../../concurrency/single-flight.ts';
import {
  type Appended,
  comparePositions,
  type EventStore,
  type EventToAppend,
  placed,
  type RecordedEvent,
  START,
  StoreUnavailable,
} from '../port.ts';
import { watchedSubscription } from '../watched-subscription.ts';
import { credentialsIn, NOBODY } from './address.ts';
import { append, appendInOrder, oneFlightEach, append as sendAppend } from './append.ts';
import { appendCall } from './append-call.ts';
import { clientOf } from './client.ts';
import { type Connection, sameLog } from './connection.ts';
import {
  eventsOfOthers,
  firstEvent,
  headOf,
  IDENTITY_STREAM,
  newestOf,
  readAll,
  readStream,
} from './read.ts';
import { subscriptionsOf } from './subscribe.ts';

const CLOSE_WITHIN_MS = 1_500;

type EventStoreDbOptions = Readonly<{
  /** As in `esdb://host:2113?tls=false`. */
  url: string;
  /** Milliseconds of silence after which the server counts as away; default 5000. */
  patience?: number;
  /** What the names of our streams begin with; events in others are stepped over. Default: each is ours. */
  streams?: readonly string[] | 'any';
  /** Told of each event of others that is stepped over, once. */
  onEventOfOthers?: (event: RecordedEvent) => void;
  /** Told of what ended a subscription and is not known to pass; it is subscribed again all the same. */
  onProblem?: (error: unknown) => void;
}>;

/**
 * The event log in EventStoreDB, 23.10 or newer (earlier ones do not say "caught up"). Connects when
 * first used. Streams of the server ($…) are left out.
 */
export async function openEventStoreDb({
  url,
  patience = 5_000,
  streams = 'any',
  onEventOfOthers = () => undefined,
  onProblem = () => undefined,
}: EventStoreDbOptions): Promise<EventStore> {
  const client = await clientOf(url);
  const credentials = credentialsIn(url) ?? NOBODY;
  const sendAppend = appendCall(client, credentials);
  const settings = { client, sendAppend, patience, credentials, streams };
  const others = countOnce(onEventOfOthers);
  return eventStore({ ...settings, onEventOfOthers: others.meet }, others.count, onProblem);
}

const lastAppended = (
  stream: string,
  { revision, position }: Appended,
  events: readonly EventToAppend[],
) => ({ stream, revision, position, id: events.at(-1)?.id ?? '' });

/** Several followers step over the same event: anyone who is ahead counts it. */
function countOnce(tell: (event: RecordedEvent) => void) {
  let count = 0;
  let furthest = START;
  return {
    count: () => count,
    meet(event: RecordedEvent): void {
      if (comparePositions(event.position, furthest) <= 0) return;
      furthest = event.position;
      count += 1;
      tell(event);
    },
  };
}

function eventStore(
  settings: Omit<Connection, 'closing' | 'same'>,
  othersMet: () => number,
  onProblem: (error: unknown) => void,
): EventStore {
  const append = oneFlightEach(sendAppend);
  const closing = new AbortController();
  const { signal } = closing;
  setMaxListeners(0, signal); // one for each operation under way
  let storeId: Promise<string> | undefined;
  let closed: Promise<void> | undefined;

  /** Who asks while a look is under way shares the next. */
  const head = singleFlight(async () => headOf(connection()));
  const same = sameLog({
    head,
    readStream: async (stream, options = {}) => readStream(connection(), stream, options),
  });
  const whole: Connection = { ...settings, same, closing: signal };
  const subscribe = subscriptionsOf(whole, onProblem);
  /** Not after the end: the client would connect again. */
  function connection(): Connection {
    if (signal.aborted) throw new StoreUnavailable('The event store is closed');
    return whole;
  }

  return {
    async storeId() {
      storeId ??= storeIdOf(connection());
      return storeId.catch((error: unknown) => {
        storeId = undefined;
        throw error;
      });
    },
    head,
    newest: async () => placed(await newestOf(connection())),
    async append(stream, expected, events) {
      if (events.length === 0) throw new Error('An append holds at least one event');
      const result = await same.appending(() => append(connection(), stream, expected, events));
      if (result.outcome === 'appended')
        same.met(result.position, lastAppended(stream, result, events));
      return result;
    },
    writesAllOrNone: false,
    appendInOrder: async (appends) =>
      same.appending(() => appendInOrder(connection(), appends, append)),
    problem: () => same.problem(),
    readStream: async (stream, options = {}) => readStream(connection(), stream, options),
    readAll: async (options) => readAll(connection(), options),
    subscribe: (options) =>
      watchedSubscription(
        subscribe,
        { readAll: async (page) => readAll(connection(), page) },
        { ...options, signal: AbortSignal.any([options.signal, signal]) },
        { onProblem },
      ),
    othersMet,
    eventsOfOthers: async (milliseconds) => eventsOfOthers(connection(), milliseconds),
    close() {
      closing.abort();
      closed ??= Promise.race([
        settings.client.dispose(),
        wait(CLOSE_WITHIN_MS, undefined, { ref: false }),
      ]);
      return closed;
    },
  };
}

/**
 * The id of this log, written into it once by anyone who asks first. Who asks needs every right there is use for:
 * what is written already is sent again, which changes nothing. Throws `NotAllowed` for the first that is missing.
 */
async function storeIdOf(connection: Connection): Promise<string> {
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
