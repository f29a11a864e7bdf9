import { createHash, createHmac } from 'node:crypto';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { START } from '@baanpak/infrastructure/event-store/port.ts';
import { canonicalJson, type Json } from '@baanpak/infrastructure/json/json.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROJECTED_GROUPS, WITHOUT_ROWS } from './projections.ts';
import { changesOf as changesIn, streamsOf } from './run/projection.ts';
import {
  type EventType,
  eventOfOtherKind,
  laterEvent,
  laterTypes,
  type Reader,
  SCENARIOS,
  type StoredEvent,
  sampledTypes,
  storedEvent,
  typesOfOtherKinds,
} from './testing/event-scenarios.ts';

const codec = eventCodec({
  keys: { obtain: () => Promise.reject(new Error('no key')), find: async () => new Map() },
  now: () => minute(0),
  ...STORED_EVENTS,
});

const [LISTS, REPORTS, OTHERS] = [
  PROJECTED_GROUPS.filter(({ name }) => name === 'events'),
  PROJECTED_GROUPS.filter(({ name }) => name === 'reports'),
  PROJECTED_GROUPS.filter(({ name }) => name !== 'events' && name !== 'reports'),
];
const changesOf = (event: Parameters<typeof changesIn>[0]) => changesIn(event, OTHERS);

async function read(type: string, sample = storedEvent(type)) {
  const [event] = await codec.decode<DomainEvent>([{ ...sample, position: START }]);
  if (!event) throw new Error(`${type} was not read`);
  return event;
}

const fold = ({ initialState, evolve }: Reader, events: readonly DomainEvent[]) =>
  events.reduce<unknown>((state, event) => evolve(state as never, event as never), initialState);

const types = Object.keys(SCENARIOS) as EventType[];
const formerTypes = Object.keys(STORED_EVENTS.upcasters);

describe('events stored long ago', () => {
  it('are there for every type there is, and for no other', () => {
    expect(sampledTypes().toSorted()).toEqual([...types, ...formerTypes].toSorted());
  });

  it('stand in streams that are known as ours', () => {
    const ours = (stream: string) =>
      STORED_EVENTS.streams.some((prefix) => stream.startsWith(prefix));
    expect(
      sampledTypes()
        .map((type) => storedEvent(type).stream)
        .filter((stream) => !ours(stream)),
    ).toEqual([]);
    for (const prefix of streamsOf(PROJECTED_GROUPS).streamPrefixes)
      expect(STORED_EVENTS.streams).toContain(prefix);
  });

  it.each(formerTypes)('%s is read as the type that says it today', async (type) => {
    const event = await read(type);
    expect(types).toContain(event.type);
    const { by, after = [] } = SCENARIOS[event.type];
    const before = await Promise.all(after.map((earlier) => read(earlier)));
    expect(fold(by, [...before, event])).not.toEqual(fold(by, before));
    expect(changesOf(event).length).toBeGreaterThan(1);
  });

  it.each(types)('%s is read with its metadata', async (type) => {
    const event = await read(type);
    expect(event.type).toBe(type);
    expect(event.stream).toMatch(
      /^((hotel|hotelRooms|room|roomCalendar|booking|checkout|payment|refund|moneyCase|moneyCases|ledgerDay|user|endedToken|partnerApplication|slug|taxInvoices|settlement|commissionInvoices|till|review|reviewScores)-|admins$|site$)/,
    );
    expect(event.metadata).toMatchObject({
      actor: expect.any(String),
      correlationId: expect.any(String),
      commandId: expect.any(String),
      recordedAt: expect.stringMatching(/^2027-.*Z$/),
      schemaVersion: 1,
    });
  });

  it.each(types)('%s makes a difference to who decides by it', async (type) => {
    const { by, after = [] } = SCENARIOS[type];
    const before = await Promise.all(after.map((earlier) => read(earlier)));
    expect(fold(by, [...before, await read(type)])).not.toEqual(fold(by, before));
  });

  it.each(types)('%s is projected', async (type) => {
    const event = await read(type);
    const { unseen = false, inReports = false } = SCENARIOS[type];
    const groups = inReports ? REPORTS : OTHERS;
    const isRead = streamsOf(groups).streamPrefixes.some((prefix) =>
      event.stream.startsWith(prefix),
    );
    expect(isRead).toBe(!(type in WITHOUT_ROWS));
    if (isRead) expect(changesIn(event, groups).length > 0).toBe(!unseen);
  });

  it.each(types)('%s is listed, unless somebody’s name is in its stream’s', async (type) => {
    const event = await read(type);
    const [row] = changesIn(event, LISTS).filter(({ table }) => table === 'listed_events');
    if (type.startsWith('Name')) expect(row).toBeUndefined();
    else expect(row).toMatchObject({ key: { event_id: event.id }, put: { type } });
  });
});

describe('events that say more than those of their type once did', () => {
  it.each(laterTypes() as EventType[])(
    '%s makes a difference by what it says more',
    async (type) => {
      const { by, after = [] } = SCENARIOS[type];
      const before = await Promise.all(after.map((earlier) => read(earlier)));
      const [first, later] = await Promise.all([read(type), read(type, laterEvent(type))]);
      expect(later.data).toMatchObject(first.data);
      expect(fold(by, [...before, later])).not.toEqual(fold(by, [...before, first]));
      if (type in WITHOUT_ROWS) return;
      expect(tablesOf(later)).toEqual(tablesOf(first));
    },
  );
});

/** A table that gets a row for each field is named once. */
const tablesOf = (event: Parameters<typeof changesOf>[0]) =>
  new Set(changesOf(event).map(({ table }) => table));

describe('events of another kind than the first sample of their type', () => {
  it.each(typesOfOtherKinds() as EventType[])(
    '%s has all that the first has, and makes a difference of its own',
    async (type) => {
      const { by, after = [] } = SCENARIOS[type];
      const before = await Promise.all(after.map((earlier) => read(earlier)));
      const [first, other] = await Promise.all([read(type), read(type, eventOfOtherKind(type))]);
      expect(Object.keys(other.data)).toEqual(expect.arrayContaining(Object.keys(first.data)));
      const state = fold(by, [...before, other]);
      expect(state).not.toEqual(fold(by, before));
      expect(state).not.toEqual(fold(by, [...before, first]));
      if (type in WITHOUT_ROWS) return;
      expect(changesOf(other).map(({ table }) => table)).toEqual(
        changesOf(first).map(({ table }) => table),
      );
    },
  );
});

/** Every sample, by where it is kept. */
const SAMPLES: readonly (readonly [name: string, StoredEvent])[] = [
  ...sampledTypes().map((type) => [type, storedEvent(type)] as const),
  ...laterTypes().map((type) => [`${type}, later`, laterEvent(type as EventType)] as const),
  ...typesOfOtherKinds().map(
    (type) => [`${type}, another kind`, eventOfOtherKind(type as EventType)] as const,
  ),
];
const personalOf = ({ type, data }: DomainEvent) => {
  const named = STORED_EVENTS.personalFields[type];
  const said = data as Readonly<Record<string, Json>>;
  const value = named && said[named.field];
  return named && value !== undefined && value !== null
    ? { ...named, value, owner: String(said[named.subject]) }
    : undefined;
};
const isSealed = await Promise.all(
  SAMPLES.map(async ([name, sample]) => personalOf(await read(name, sample)) !== undefined),
);
const SEALED = SAMPLES.filter((_, n) => isSealed[n]);
const OPEN = SAMPLES.filter((_, n) => !isSealed[n]);

/** A codec with keys in memory, and a sample written by it; `forget` destroys the key of whom it is about. */
async function writtenToday(sample: StoredEvent) {
  const keys = new Map<string, Buffer | null>();
  const keyOf = (subject: string) => createHash('sha256').update(subject).digest();
  const ring = {
    async obtain(subject: string) {
      keys.set(subject, keyOf(subject));
      return keyOf(subject);
    },
    find: async () => keys,
  };
  const today = eventCodec({ keys: ring, now: () => minute(0), ...STORED_EVENTS });
  const event = await read(sample.type, sample);
  const context = { actor: 'guest', correlationId: 'c', causationId: null, commandId: 'd' };
  const [written] = await today.encode([event], context, null);
  if (!written) throw new Error(`${sample.type} was not written`);
  const stored = { ...sample, ...written, position: START };
  return {
    ...{ event, written, keyOf },
    readAgain: async () => (await today.decode<DomainEvent>([stored]))[0],
    forget: (subject: string) => keys.set(subject, null),
  };
}

const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('base64url');

/** As docs/adr/0125-what-events-carry.md has it, for anyone who verifies an event. */
function personalHashByHand(key: Buffer, eventId: string, value: Json): string {
  const members = isObject(value) ? value : { value };
  const hashes = Object.entries(members).map(([name, member]) => {
    const hmac = createHmac('sha256', key).update(`${eventId}\0${name}`);
    return [name, sha256(hmac.digest().subarray(0, 16), canonicalJson(member))];
  });
  return sha256(canonicalJson(Object.fromEntries(hashes)));
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same with another text in place of one of its members, or another text. */
const changed = (value: Json): fc.Arbitrary<Json> =>
  (isObject(value)
    ? fc
        .tuple(fc.constantFrom(...Object.keys(value)), fc.string())
        .map(([name, text]): Json => ({ ...value, [name]: text }))
    : fc.string()
  ).filter((other) => canonicalJson(other) !== canonicalJson(value));

describe('events written today', () => {
  it('are of both sorts', () => {
    expect(SEALED.length).toBeGreaterThan(20);
    expect(OPEN.length).toBeGreaterThan(100);
  });

  it.each(SEALED)(
    '%s carries a hash of what is personal, that stays once the key is destroyed',
    async (_, sample) => {
      const { event, written, keyOf, readAgain, forget } = await writtenToday(sample);
      const { owner, field, value = null } = personalOf(event) ?? {};
      if (owner === undefined || field === undefined) throw new Error('It is not personal');
      const { personalHash } = written.metadata;
      const verifies = (key: Buffer, text: Json) =>
        personalHashByHand(key, written.id, text) === personalHash;

      expect(verifies(keyOf(owner), value)).toBe(true);
      expect((await readAgain())?.data).toEqual(event.data);
      fc.assert(fc.property(changed(value), (other) => !verifies(keyOf(owner), other)));

      forget(owner);
      const erased = await readAgain();
      expect(erased?.data).toEqual({ ...event.data, [field]: null });
      expect(erased).toMatchObject({ metadata: { personalHash } });
      const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(Buffer.from);
      fc.assert(fc.property(anyKey, (key) => !verifies(key, value)));
    },
  );

  it.each(OPEN)('%s, with nothing personal, carries no such hash', async (_, sample) => {
    const { written } = await writtenToday(sample);
    expect(written.metadata).not.toHaveProperty('personalHash');
  });

  it.each(SAMPLES)(
    '%s carries a salt where something is withheld and nothing sealed',
    async (_, sample) => {
      const { event, written } = await writtenToday(sample);
      const isWithheld = /"(rates|personId)":[^n]/.test(JSON.stringify(event.data));
      const hasSalt = isWithheld && !personalOf(event);
      expect('salt' in written.metadata).toBe(hasSalt);
    },
  );
});
