import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, EVENTS, subjectsOf } from './events.ts';
import type { DomainEvent } from './processes/process.ts';
import type { SubjectKind } from './values/decider/event-entry.ts';
import { fieldsOf, isRecord } from './values/fields/fields.ts';

type StoredSample = DomainEvent & Readonly<{ stream: string }>;

const filesIn = (folder: string) => readdirSync(new URL(`testing/${folder}/`, import.meta.url));
const sampleIn = (folder: string, file: string) =>
  JSON.parse(
    readFileSync(new URL(`testing/${folder}/${file}`, import.meta.url), 'utf8'),
  ) as StoredSample;

const formerTypes = fieldsOf(EVENTS).flatMap((type) => Object.keys(EVENTS[type].former ?? {}));
const FOLDERS = ['stored-events', 'stored-events-later', 'stored-events-of-other-kinds'];
const samples = FOLDERS.flatMap((folder) =>
  filesIn(folder).map((file): [string, StoredSample] => [
    `${folder}/${file}`,
    sampleIn(folder, file),
  ]),
).filter(([, { type }]) => !formerTypes.includes(type));

describe('each event type', () => {
  const sampled = new Set(filesIn('stored-events').map((file) => file.replace('.json', '')));

  it.each([...EVENT_TYPES, ...formerTypes])('%s has a stored sample', (type) =>
    expect(sampled).toContain(type),
  );

  it.each(formerTypes)('%s is former: no event of today has its name', (type) =>
    expect(EVENT_TYPES).not.toContain(type),
  );

  it('is known to whatever is sampled', () =>
    expect([...sampled].toSorted()).toEqual([...EVENT_TYPES, ...formerTypes].toSorted()));
});

describe('what is encrypted of an event', () => {
  const encrypted = samples.filter(([, { type }]) => EVENTS[type].personal);

  it.each(encrypted)('%s names whose key it takes', (_, { type, data }) => {
    const { subject = '' } = EVENTS[type].personal ?? {};
    expect(data).toHaveProperty(subject, expect.any(String));
  });
});

describe('what an event concerns', () => {
  it.each(samples)('%s: all that its data name', (_, event) => {
    const named = new Set(subjectsNamedIn(event.data).filter((name) => isItsOwn(event, name)));
    const concerned = subjectsOf(event).map(({ kind, id }) => `${kind} ${id}`);
    expect(concerned.toSorted()).toEqual([...named, ...claimantOf(event)].toSorted());
  });

  it('is each thing once, in a cart of two rooms of a hotel', () => {
    const paid = sampleIn('stored-events', 'CheckoutPaid.json');
    if (paid.type !== 'CheckoutPaid') throw new Error('a sample of another type');
    const twice = {
      ...paid,
      data: { ...paid.data, stays: [...paid.data.stays, ...paid.data.stays] },
    };
    expect(subjectsOf(twice)).toEqual(subjectsOf(paid));
  });
});

const KIND_OF: Readonly<Record<string, SubjectKind>> = {
  bookingId: 'booking',
  bookingIds: 'booking',
  uid: 'checkout',
  checkoutUid: 'checkout',
  roomId: 'room',
  hotelId: 'hotel',
  userId: 'user',
  ownerId: 'owner',
};

/** Every id in data, however deep, by the name of its member. */
function subjectsNamedIn(data: object): readonly string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const kind = KIND_OF[name];
    if (kind) return [value ?? []].flat().map((id) => `${kind} ${id}`);
    return isRecord(value) ? subjectsNamedIn(value) : [];
  });
}

/** A stay names the hotel of its room, whose history is without stays. */
const isItsOwn = ({ stream }: StoredSample, name: string): boolean =>
  !(name.startsWith('hotel ') && /^(booking|checkout|roomCalendar)-/.test(stream));

/** A name's claimant is called `by`. */
const claimantOf = ({ type, data }: StoredSample): readonly string[] =>
  type === 'NameClaimed' || type === 'NameReleased'
    ? [`${data.kind === 'username' ? 'user' : 'hotel'} ${data.by}`]
    : [];
