import { randomUUID } from 'node:crypto';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect, it } from 'vitest';
import type { Keys } from '../../personal-keys/port.ts';
import type { EventToAppend, JsonObject, RecordedEvent } from '../port.ts';
import { eventCodec, type Upcasters } from './codec.ts';
import { eventHash } from './hash-chain.ts';

const NOW = instant('2027-01-01T03:00:00.000Z');
const CONTEXT = { actor: 'guest', correlationId: 'corr', causationId: null, commandId: 'cmd' };
const PERSON = { name: 'ขวัญ ใจดี', email: 'kwan@example.com', age: 33, note: null };

/** Keys in memory; forgetting one erases what it sealed. */
function keyRing() {
  const keys = new Map<string, Buffer | null>();
  const ring: Keys = {
    async obtain(subject) {
      const key = keys.get(subject) ?? Buffer.alloc(32, keys.size + 1);
      keys.set(subject, key);
      return key;
    },
    find: async (subjects) => new Map([...keys].filter(([subject]) => subjects.includes(subject))),
  };
  return { ring, keys };
}

function given(upcasters: Upcasters = {}) {
  const { ring, keys } = keyRing();
  const personalFields = { LetterCame: { subject: 'letterId', field: 'sender' } };
  const codec = eventCodec({ keys: ring, now: () => NOW, types: 'any', personalFields, upcasters });
  const store = async (...events: Message[]) => {
    const encoded = await codec.encode(events, CONTEXT, null);
    return encoded.map(asRead);
  };
  return { ...codec, keys, store };
}

/** As the store gives it back: through JSON. */
const asRead = (event: EventToAppend, revision: number): RecordedEvent => ({
  ...(JSON.parse(JSON.stringify(event)) as EventToAppend),
  stream: 'letters-1',
  revision,
  position: { commit: 1n, prepare: BigInt(revision) },
});

const letter = (sender: object | null, letterId = 'letter-1'): Message => ({
  type: 'LetterCame',
  data: { letterId, sender, weight: 20 },
});

describe('an event on its way through the log', () => {
  it('comes back as it was, with what the log knows of it', async () => {
    const { store, decode } = given();
    const stored = await store(letter(PERSON));
    const [read] = await decode(stored);
    expect(read).toMatchObject(letter(PERSON));
    expect(read).toMatchObject({ id: stored[0]?.id, stream: 'letters-1', revision: 0 });
    expect(read?.position).toEqual({ commit: 1n, prepare: 0n });
    expect(read?.recordedAt).toBe(NOW);
  });

  it('carries complete metadata', async () => {
    const { encode } = given();
    const context = { ...CONTEXT, causationId: randomUUID(), requestHash: 'f00' };
    const [stored] = await encode([letter(PERSON)], context, 'hash of the one before');
    expect(stored?.metadata).toEqual({
      ...context,
      schemaVersion: 1,
      recordedAt: NOW,
      previousHash: 'hash of the one before',
    });
  });

  it('has an id of its own', async () => {
    const stored = await given().store(letter(PERSON), letter(PERSON));
    expect(stored[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(stored[1]?.id).not.toBe(stored[0]?.id);
  });

  it('is chained to the one before it in the same append', async () => {
    const [first, second] = await given().store(letter(PERSON), letter(null));
    expect(first && eventHash(first)).toBe(second?.metadata.previousHash);
  });
});

describe('personal data', () => {
  it('is nowhere in the log in plain text, in whole or in part', async () => {
    const [stored] = await given().store(letter(PERSON));
    const text = JSON.stringify([stored?.data, stored?.metadata]);
    for (const word of ['ขวัญ', 'ใจดี', 'kwan', 'example.com', 'email'])
      expect(text).not.toContain(word);
    expect(stored?.data.sender).toMatch(/^aes256gcm:/);
    expect(stored?.data).toMatchObject({ letterId: 'letter-1', weight: 20 });
  });

  it('is sealed differently each time', async () => {
    const [first, second] = await given().store(letter(PERSON), letter(PERSON));
    expect(first?.data.sender).not.toBe(second?.data.sender);
  });

  it('that is absent is left alone and needs no key', async () => {
    const { store, decode, keys } = given();
    const bare = { type: 'LetterCame', data: { letterId: 'letter-1' } };
    const stored = await store(letter(null), bare);
    expect(stored[0]?.data).toEqual({ letterId: 'letter-1', sender: null, weight: 20 });
    expect(keys.size).toBe(0);
    expect(await decode(stored)).toMatchObject([letter(null), bare]);
  });

  it('cannot be read without its key, and says which event that is', async () => {
    const { store, decode, keys } = given();
    const stored = await store(letter(PERSON));
    keys.clear();
    await expect(decode(stored)).rejects.toMatchObject({
      name: 'UnreadableEvent',
      at: {
        position: '1/0',
        id: stored[0]?.id,
        stream: 'letters-1',
        type: 'LetterCame',
        why: 'its personal-data key is missing',
      },
    });
  });

  it('of one subject goes with its key, that of others stays', async () => {
    const { store, decode, keys } = given();
    const [gone, stays] = await store(letter(PERSON, 'a'), letter(PERSON, 'b'));
    keys.delete('a');
    expect(await decode([stays as RecordedEvent])).toMatchObject([letter(PERSON, 'b')]);
    await expect(decode([gone as RecordedEvent])).rejects.toThrow('personal-data key is missing');
  });

  it('of a subject who was erased is null, and the rest is as it was', async () => {
    const { store, decode, keys } = given();
    const stored = await store(letter(PERSON, 'a'), letter(PERSON, 'b'));
    keys.set('a', null);
    expect(await decode(stored)).toMatchObject([letter(null, 'a'), letter(PERSON, 'b')]);
  });

  it('sealed with another key, or changed, is not read as something else', async () => {
    const { store, decode, keys } = given();
    const stored = await store(letter(PERSON));
    keys.set('letter-1', Buffer.alloc(32, 99));
    await expect(decode(stored)).rejects.toThrow();
  });
});

describe('what any client may append', () => {
  it('is not read in a stream of ours, and says why', async () => {
    const { store, decode } = given();
    const [ours] = await store(letter(null));
    if (!ours) throw new Error('nothing was stored');
    await expect(decode([{ ...ours, metadata: {} }])).rejects.toThrow(
      'its metadata is not that of the product',
    );
    await expect(decode([{ ...ours, unreadable: 'its data is no JSON object' }])).rejects.toThrow(
      'at 1/0): its data is no JSON object',
    );
  });
});

describe('an event of a former type', () => {
  const upcasters: Upcasters = {
    LetterArrived: ({ data }) => {
      const { letterId, from } = data as Readonly<Record<string, unknown>>;
      return { type: 'LetterCame', data: { letterId, sender: from, weight: 0 } as JsonObject };
    },
  };
  const former = { type: 'LetterArrived', data: { letterId: 'letter-1', from: null } };

  it('says what it would say today, at its own place in the log', async () => {
    const { store, decode } = given(upcasters);
    const stored = await store(former, letter(null));
    expect(await decode(stored)).toMatchObject([
      { type: 'LetterCame', data: { letterId: 'letter-1', sender: null, weight: 0 }, revision: 0 },
      { ...letter(null), revision: 1 },
    ]);
  });

  it('is unsealed by what is personal today', async () => {
    const { store, decode } = given(upcasters);
    const [sealed] = await store(letter(PERSON));
    if (!sealed) throw new Error('nothing was stored');
    const { letterId, sender } = sealed.data as { letterId: string; sender: string };
    const old = { ...sealed, type: 'LetterArrived', data: { letterId, from: sender } };
    expect(await decode([old])).toMatchObject([{ type: 'LetterCame', data: { sender: PERSON } }]);
  });
});
