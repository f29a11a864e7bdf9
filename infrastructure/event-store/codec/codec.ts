import { randomUUID } from 'node:crypto';
import type { Instant, Now } from '@baanpak/domain/values/instant.ts';
import type { Message } from '@baanpak/domain/values/message.ts';
import type { PersonalKeys } from '../../personal-keys/port.ts';
import { decrypt, encrypt, isEncrypted } from '../../personal-keys/seal.ts';
import type { EventToAppend, Json, JsonObject, Position, RecordedEvent } from '../port.ts';
import { eventHash } from './hash-chain.ts';
import { type CommandContext, type EventMetadata, metadataOf } from './metadata.ts';

/** An event with everything the log knows of it. */
export type Happened<Event extends Message> = Event &
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
  /** Events as the domain knows them; throws `MissingPersonalKey` where a key is gone. */
  decode<Event extends Message>(events: readonly RecordedEvent[]): Promise<Happened<Event>[]>;
}>;

type CodecOptions = Readonly<{
  keys: PersonalKeys;
  now: Now;
  personalFields: PersonalFields;
  upcasters?: Upcasters;
}>;

const SCHEMA_VERSION = 1;

/** Between the domain's events and the store's: metadata, hash chain, encryption, older versions. */
export function eventCodec({
  keys,
  now,
  personalFields,
  upcasters = {},
}: CodecOptions): EventCodec {
  const personal = ({ type, data }: Message) => {
    const declared = personalFields[type];
    const value = declared && (data as JsonObject)[declared.field];
    return declared && value !== null && value !== undefined
      ? { ...declared, value, owner: String((data as JsonObject)[declared.subject]) }
      : undefined;
  };

  async function seal(event: Message): Promise<JsonObject> {
    const found = personal(event);
    if (!found) return event.data as JsonObject;
    const key = await keys.obtain(found.owner);
    return { ...(event.data as JsonObject), [found.field]: encrypt(key, found.value) };
  }

  function unseal(event: Message, keysOf: ReadonlyMap<string, Buffer>): Message {
    const found = personal(event);
    if (!found || !isEncrypted(found.value)) return event;
    const key = keysOf.get(found.owner);
    if (!key) throw new MissingPersonalKey(found.owner);
    return { ...event, data: { ...event.data, [found.field]: decrypt(key, found.value) as Json } };
  }

  return {
    async encode(events, context, previousHash) {
      const sealed: EventToAppend[] = [];
      let previous = previousHash;
      for (const event of events) {
        const metadata: EventMetadata = {
          ...context,
          schemaVersion: SCHEMA_VERSION,
          recordedAt: now(),
          previousHash: previous,
        };
        const stored = { id: randomUUID(), type: event.type, data: await seal(event), metadata };
        previous = eventHash(stored);
        sealed.push(stored);
      }
      return sealed;
    },
    async decode<Event extends Message>(events: readonly RecordedEvent[]) {
      const current = events.map((event) => upcasters[event.type]?.(event) ?? event);
      const owners = current.flatMap((event) => personal(event)?.owner ?? []);
      const keysOf = owners.length > 0 ? await keys.find([...new Set(owners)]) : new Map();
      return events.map((event, n) => {
        const { type, data } = unseal(current[n] ?? event, keysOf);
        const { id, stream, revision, position } = event;
        const metadata = metadataOf(event.metadata);
        const { recordedAt } = metadata;
        const happened = { type, data, id, stream, revision, position, recordedAt, metadata };
        return happened as unknown as Happened<Event>;
      });
    },
  };
}

/** A key that should be there is not: whoever reads on must stop, or a guest's data would vanish unseen. */
export class MissingPersonalKey extends Error {
  override readonly name = 'MissingPersonalKey';
  constructor(subject: string) {
    super(`The personal-data key of ${subject} is missing`);
  }
}
