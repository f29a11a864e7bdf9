import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import type { Keys } from '../../personal-keys/port.ts';
import type { EventToAppend, RecordedEvent } from '../port.ts';
import { eventCodec, type Upcasters } from './codec.ts';
import { eventHash } from './metadata.ts';

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

const text = (words: string | null): Message => ({
  type: 'LetterMarked',
  data: { letterId: 'letter-1', words },
});

function withText() {
  const { ring, keys } = keyRing();
  const personalFields = { LetterMarked: { subject: 'letterId', field: 'words' } };
  const options = { keys: ring, now: () => NOW, types: 'any', upcasters: {} } as const;
  return { keys, codec: eventCodec({ ...options, personalFields }) };
}

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
      personalHash: expect.any(String),
    });
  });

  it('is bound to each member of what it says of a person, by salts that only their key makes', async () => {
    const { store, keys } = given();
    const [stored] = await store(letter(PERSON));
    const key = keys.get('letter-1') ?? Buffer.alloc(0);
    const sha256 = (...parts: (string | Buffer)[]) =>
      parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('base64url');
    const saltOf = (member: string) =>
      createHmac('sha256', key).update(`${stored?.id}\0${member}`).digest().subarray(0, 16);
    // RFC 8785 by hand: the order of keys, and strings as they are
    const hashes = [
      `"age":"${sha256(saltOf('age'), '33')}"`,
      `"email":"${sha256(saltOf('email'), '"kwan@example.com"')}"`,
      `"name":"${sha256(saltOf('name'), '"ขวัญ ใจดี"')}"`,
      `"note":"${sha256(saltOf('note'), 'null')}"`,
    ];
    expect(stored?.metadata.personalHash).toBe(sha256(`{${hashes.join(',')}}`));
    expect(stored?.metadata).not.toHaveProperty('salt');
    const [same] = await store(letter(PERSON));
    expect(same?.metadata.personalHash).not.toBe(stored?.metadata.personalHash);
  });

  it('is bound to a plain text likewise', async () => {
    const { codec, keys } = withText();
    const [stored] = await codec.encode([text('ด่วน')], CONTEXT, null);
    const key = keys.get('letter-1') ?? Buffer.alloc(0);
    const salt = createHmac('sha256', key).update(`${stored?.id}\0value`).digest().subarray(0, 16);
    const hash = createHash('sha256').update(salt).update('"ด่วน"').digest('base64url');
    const whole = createHash('sha256').update(`{"value":"${hash}"}`).digest('base64url');
    expect(stored?.metadata.personalHash).toBe(whole);
    const [none] = await codec.encode([text(null)], CONTEXT, null);
    expect(none?.metadata).not.toHaveProperty('personalHash');
  });

  it('keeps its hash of what was personal when the key is gone, which makes no salt any more', async () => {
    const { store, decode, keys } = given();
    const stored = await store(letter(PERSON));
    keys.set('letter-1', null);
    const [read] = await decode(stored);
    expect(read?.data).toMatchObject({ sender: null });
    expect(read?.metadata.personalHash).toBe(stored[0]?.metadata.personalHash);
    expect(JSON.stringify(stored[0]?.data)).not.toContain('kwan@example.com');
  });

  it.each([
    ['a member that is withheld', { terms: { rates: { fee: 1 } } }, true],
    ['one in a list', { all: [{ personId: 'p' }] }, true],
    ['none', { terms: { price: 1 } }, false],
    ['one without a value', { rates: null }, false],
  ])('has a salt of its own with %s, where nothing of it is sealed', async (_, data, hasSalt) => {
    const { ring } = keyRing();
    const codec = eventCodec({
      ...{ keys: ring, now: () => NOW, types: 'any', upcasters: {} },
      personalFields: { LetterCame: { subject: 'letterId', field: 'sender' } },
      withheld: new Set(['rates', 'personId']),
    });
    const open = { type: 'LetterSent', data };
    const [one, other] = await codec.encode([open, open], CONTEXT, null);
    const salts = [one?.metadata.salt, other?.metadata.salt];
    if (hasSalt) for (const salt of salts) expect(salt).toMatch(/^[\w-]{22}$/);
    else expect(salts).toEqual([undefined, undefined]);
    expect(salts[0] === salts[1]).toBe(!hasSalt);
    const sealed = { type: 'LetterCame', data: { letterId: 'l', sender: PERSON, ...data } };
    const [bound] = await codec.encode([sealed], CONTEXT, null);
    expect(bound?.metadata).not.toHaveProperty('salt');
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
