import { randomUUID } from 'node:crypto';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import type { Keys } from '../../personal-keys/port.ts';
import { decrypt, encrypt, isEncrypted } from '../../personal-keys/seal.ts';
import type { EventToAppend, Json, JsonObject, Position, RecordedEvent } from '../port.ts';
import { eventHash } from './hash-chain.ts';
import { type CommandContext, type EventMetadata, metadataOf } from './metadata.ts';
import { hasMember, personalHash, randomSalt } from './personal-hash.ts';
import { reading, UnreadableEvent } from './unreadable-event.ts';

/** An event with everything the log knows of it. */
export type EventEnvelope<Event extends Message> = Event &
  Readonly<{
    id: string;
    stream: string;
    revision: number;
    position: Position;
    recordedAt: Instant;
    metadata: EventMetadata;
  }>;

/** By event type: the field that is encrypted, and the field that names whose key it takes. */
export type PersonalFields = Readonly<
  Record<string, Readonly<{ subject: string; field: string }> | undefined>
>;

/** By a former event type: the events that say the same today. */
export type Upcasters = Readonly<Record<string, ((event: Message) => Message) | undefined>>;

export type EventCodec = Readonly<{
  /** Events as they are stored, chained to the stream's last; writes the personal keys they need. */
  encode(
    events: readonly Message[],
    context: CommandContext,
    previousHash: string | null,
  ): Promise<EventToAppend[]>;
  /**
   * Events as the domain knows them, null for what was personal of who was erased; throws
   * `UnreadableEvent` for the first that cannot be read.
   */
  decode<Event extends Message>(events: readonly RecordedEvent[]): Promise<EventEnvelope<Event>[]>;
}>;

/** How the product's events are stored; who reads a log needs all of it. */
export type StoredEvents = Readonly<{
  /** The types there are today; former ones have an upcaster. */
  types: ReadonlySet<string> | 'any';
  personalFields: PersonalFields;
  upcasters: Upcasters;
  /** Members of data, however deep, that not every reader of an event is shown. */
  withheld: ReadonlySet<string>;
  /** What the names of the product's streams begin with. */
  streams: readonly string[] | 'any';
}>;

type CodecOptions = Omit<StoredEvents, 'streams' | 'withheld'> &
  Partial<Pick<StoredEvents, 'withheld'>> &
  Readonly<{
    keys: Keys;
    now: Now;
    /** Of events; default random. */
    newId?: () => string;
  }>;

const SCHEMA_VERSION = 1;

const NOTHING: ReadonlySet<string> = new Set();

/** Data as they are stored, and what metadata say to bind what they do not show. */
type Sealed = Readonly<{
  data: JsonObject;
  binding: Pick<EventMetadata, 'personalHash' | 'salt'>;
}>;

/** Events hold JSON alone. */
const dataOf = ({ data }: Message) => data as JsonObject;

function personalIn(event: Message, declared: PersonalFields[string]) {
  if (!declared) return undefined;
  const data = dataOf(event);
  const value = data[declared.field];
  return value !== null && value !== undefined
    ? { ...declared, value, owner: String(data[declared.subject]) }
    : undefined;
}

const withValue = (event: Message, field: string, value: Json): Message => ({
  ...event,
  data: { ...event.data, [field]: value },
});

/** Encrypts what is personal in an event, and binds what is not shown of it. */
const sealing =
  (
    keys: Keys,
    personal: (event: Message) => ReturnType<typeof personalIn>,
    withheld: ReadonlySet<string>,
  ) =>
  async (event: Message, id: string): Promise<Sealed> => {
    const found = personal(event);
    const data = dataOf(event);
    if (!found) return { data, binding: hasMember(data, withheld) ? { salt: randomSalt() } : {} };
    const key = await keys.obtain(found.owner);
    return {
      data: { ...data, [found.field]: encrypt(key, found.value) },
      binding: { personalHash: personalHash(key, id, found.value) },
    };
  };

/** Between the domain's events and the store's: metadata, hash chain, encryption, older versions. */
export function eventCodec({
  keys,
  now,
  newId = randomUUID,
  types,
  personalFields,
  upcasters,
  withheld = NOTHING,
}: CodecOptions): EventCodec {
  const personal = (event: Message) => personalIn(event, personalFields[event.type]);
  const seal = sealing(keys, personal, withheld);

  const asToday = (stored: RecordedEvent): Message =>
    reading(stored, () => {
      if (stored.unreadable !== undefined) throw new UnreadableEvent(stored, stored.unreadable);
      if (typeof stored.metadata.recordedAt !== 'string')
        throw new UnreadableEvent(stored, 'its metadata is not that of the product');
      const event = upcasters[stored.type]?.(stored) ?? stored;
      if (types !== 'any' && !types.has(event.type))
        throw new UnreadableEvent(stored, 'this version does not know the type');
      return event;
    });

  function unseal(
    stored: RecordedEvent,
    event: Message,
    keysOf: ReadonlyMap<string, Buffer | null>,
  ): Message {
    const found = personal(event);
    if (!found || !isEncrypted(found.value)) return event;
    const key = keysOf.get(found.owner);
    if (key === null) return withValue(event, found.field, null); // erased
    // or a guest's data would vanish unseen
    if (!key) throw new UnreadableEvent(stored, 'its personal-data key is missing');
    return withValue(event, found.field, decrypt(key, found.value));
  }

  return {
    async encode(events, context, previousHash) {
      const sealed: EventToAppend[] = [];
      for (const event of events) {
        const before = sealed.at(-1);
        const id = newId();
        const { data, binding } = await seal(event, id);
        const metadata: EventMetadata = {
          ...context,
          ...binding,
          schemaVersion: SCHEMA_VERSION,
          recordedAt: now(),
          // the last one's is taken where it is applied: here too, it was half of the hashing of a booking
          previousHash: before ? eventHash(before) : previousHash,
        };
        sealed.push({ id, type: event.type, data, metadata });
      }
      return sealed;
    },
    async decode<Event extends Message>(events: readonly RecordedEvent[]) {
      const current = events.map(asToday);
      const owners = current.flatMap((event) => personal(event)?.owner ?? []);
      const keysOf = owners.length > 0 ? await keys.find([...new Set(owners)]) : new Map();
      return events.map((event, n) => {
        const { type, data } = reading(event, () => unseal(event, current[n] ?? event, keysOf));
        const { id, stream, revision, position } = event;
        const metadata = metadataOf(event.metadata);
        const { recordedAt } = metadata;
        const happened: EventEnvelope<Message> = {
          type,
          data,
          id,
          stream,
          revision,
          position,
          recordedAt,
          metadata,
        };
        return happened as EventEnvelope<Event>;
      });
    },
  };
}
