import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, EVENTS, subjectsOf } from './events.ts';
import { FORMER_TYPES, type StoredSample, storedSamples } from './testing/stored-samples.ts';
import type { SubjectKind } from './values/decider/event-entry.ts';
import { isRecord } from './values/fields/fields.ts';

const samples = storedSamples().map((sample): [string, StoredSample] => [sample.file, sample]);

describe('each event type', () => {
  const sampled = new Set(
    readdirSync(new URL('testing/stored-events/', import.meta.url)).map((file) =>
      file.replace('.json', ''),
    ),
  );

  it.each([...EVENT_TYPES, ...FORMER_TYPES])('%s has a stored sample', (type) =>
    expect(sampled).toContain(type),
  );

  it.each(FORMER_TYPES)('%s is former: no event of today has its name', (type) =>
    expect(EVENT_TYPES).not.toContain(type),
  );

  it('is known to whatever is sampled', () =>
    expect([...sampled].toSorted()).toEqual([...EVENT_TYPES, ...FORMER_TYPES].toSorted()));
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
    const paid = storedSamples().find(({ type }) => type === 'CheckoutPaid');
    if (paid?.type !== 'CheckoutPaid') throw new Error('a sample of another type');
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

/** A stay names the hotel of its room, a settlement one whose name its invoice has: their histories are without these. */
const isItsOwn = ({ stream }: StoredSample, name: string): boolean =>
  !(name.startsWith('hotel ') && /^(booking|checkout|roomCalendar|settlement)-/.test(stream));

/** A name's claimant is called `by`. */
const claimantOf = ({ type, data }: StoredSample): readonly string[] =>
  type === 'NameClaimed' || type === 'NameReleased'
    ? [`${data.kind === 'username' ? 'user' : 'hotel'} ${data.by}`]
    : [];
