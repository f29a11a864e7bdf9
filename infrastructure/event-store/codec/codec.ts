import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { Instant, Now } from '@baanpak/domain/values/time/instant.ts';
import { canonicalJson, type Json, type JsonObject } from '../../json/json.ts';
import type { Keys, SealingKey } from '../../personal-keys/port.ts';
import { decrypt, encrypt, isEncrypted } from '../../personal-keys/seal.ts';
import type { EventToAppend, Position, RecordedEvent } from '../port.ts';
import { type CommandContext, type EventMetadata, eventHash, metadataOf } from './metadata.ts';
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
type PersonalFields = Readonly<
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
  sealedWith?: SealingKey | undefined;
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
      sealedWith: keys.sealedWith?.(found.owner),
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
        const { data, binding, sealedWith } = await seal(event, id);
        const metadata: EventMetadata = {
          ...context,
          ...binding,
          schemaVersion: SCHEMA_VERSION,
          recordedAt: now(),
          // the last one's is taken where it is applied: here too, it was half of the hashing of a booking
          previousHash: before ? eventHash(before) : previousHash,
        };
        sealed.push({ id, type: event.type, data, metadata, ...(sealedWith && { sealedWith }) });
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

/** Events as the domain knows them, up to the first that cannot be read. */
export async function decodeReadable<Event extends Message>(
  codec: EventCodec,
  stored: readonly RecordedEvent[],
): Promise<
  Readonly<{ events: readonly EventEnvelope<Event>[]; unreadable: UnreadableEvent | null }>
> {
  try {
    return { events: await codec.decode<Event>(stored), unreadable: null };
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const before = stored.slice(
      0,
      stored.findIndex(({ id }) => id === error.at.id),
    );
    const { events, unreadable } = await decodeReadable<Event>(codec, before);
    return { events, unreadable: unreadable ?? error };
  }
}

const SALT_BYTES = 16;

/** The members that a personal value is shown by; what is no object is one, `value`. */
const membersOf = (value: Json): readonly (readonly [string, Json])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).filter(([, member]) => member !== undefined)
    : [['value', value]];

/** Of one member of an event's personal value: nobody guesses without it, or makes it without the subject's key. */
const saltOf = (hmac: Hmac, eventId: string, member: string): Buffer =>
  hmac(`${eventId}\0${member}`).subarray(0, SALT_BYTES);

/** SHA-256 (base64url) of the salt and the RFC 8785 text of a member; that of a text or a number is JSON's own. */
function memberHash(salt: Buffer, member: Json): string {
  const text = typeof member === 'object' ? canonicalJson(member) : JSON.stringify(member);
  return hash('sha256', Buffer.concat([salt, Buffer.from(text)]), 'base64url');
}

type Hmac = (message: string) => Buffer;
const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

/** HMAC-SHA-256 (RFC 2104) by a key of 64 bytes at most; a third of the time that objects of OpenSSL take for short texts. */
function hmacBy(key: Buffer): Hmac {
  const inner = Buffer.alloc(BLOCK_BYTES, 0x36);
  const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES, 0x5c);
  for (const [n, byte] of key.entries()) {
    inner[n] = byte ^ 0x36;
    outer[n] = byte ^ 0x5c;
  }
  return (message) => {
    sha256(Buffer.concat([inner, Buffer.from(message)])).copy(outer, BLOCK_BYTES);
    return sha256(outer);
  };
}

const sha256 = (bytes: Buffer): Buffer => hash('sha256', bytes, 'buffer');

/**
 * Binds the members of a personal value, each of which can be shown with its salt beside the hashes of the others:
 * SHA-256 (base64url) of the RFC 8785 text of `{member: hash}` (docs/adr/0125-what-events-carry.md).
 */
function personalHash(key: Buffer, eventId: string, value: Json): string {
  const hmac = hmacBy(key);
  // the RFC's order is that of UTF-16, as sort's
  const members = [...membersOf(value)].sort(([a], [b]) => (a < b ? -1 : 1));
  const hashes = members.map(
    ([name, member]) =>
      `${JSON.stringify(name)}:"${memberHash(saltOf(hmac, eventId, name), member)}"`,
  );
  return hash('sha256', `{${hashes.join(',')}}`, 'base64url');
}

const randomSalt = (): string => randomBytes(SALT_BYTES).toString('base64url');

/** Whether data have a member of these names, however deep. */
function hasMember(data: Json | undefined, names: ReadonlySet<string>): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.some((each: Json) => hasMember(each, names));
  for (const [name, value] of Object.entries(data))
    if ((names.has(name) && value !== undefined && value !== null) || hasMember(value, names))
      return true;
  return false;
}
