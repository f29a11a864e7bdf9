import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { STORED_EVENTS } from '@baanpak/domain/processes/stored-events.ts';
import { minute } from '@baanpak/domain/testing/samples.ts';
import { eventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { START } from '@baanpak/infrastructure/event-store/port.ts';
import { describe, expect, it } from 'vitest';
import { changesOf as changesIn, streamsOf } from './projections.ts';
import { GROUPS } from './schema/groups.ts';
import {
  type EventType,
  eventOfOtherKind,
  laterEvent,
  laterTypes,
  type Reader,
  SCENARIOS,
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
  GROUPS.filter(({ name }) => name === 'events'),
  GROUPS.filter(({ name }) => name === 'reports'),
  GROUPS.filter(({ name }) => name !== 'events' && name !== 'reports'),
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
    for (const prefix of streamsOf(GROUPS).streamPrefixes)
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
    const { unseen = false, unread = false, inReports = false } = SCENARIOS[type];
    const groups = inReports ? REPORTS : OTHERS;
    const isRead = streamsOf(groups).streamPrefixes.some((prefix) =>
      event.stream.startsWith(prefix),
    );
    expect(isRead).toBe(!unread);
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
      const { by, after = [], unread } = SCENARIOS[type];
      const before = await Promise.all(after.map((earlier) => read(earlier)));
      const [first, later] = await Promise.all([read(type), read(type, laterEvent(type))]);
      expect(later.data).toMatchObject(first.data);
      expect(fold(by, [...before, later])).not.toEqual(fold(by, [...before, first]));
      if (unread) return;
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
      const { by, after = [], unread } = SCENARIOS[type];
      const before = await Promise.all(after.map((earlier) => read(earlier)));
      const [first, other] = await Promise.all([read(type), read(type, eventOfOtherKind(type))]);
      expect(Object.keys(other.data)).toEqual(expect.arrayContaining(Object.keys(first.data)));
      const state = fold(by, [...before, other]);
      expect(state).not.toEqual(fold(by, before));
      expect(state).not.toEqual(fold(by, [...before, first]));
      if (unread) return;
      expect(changesOf(other).map(({ table }) => table)).toEqual(
        changesOf(first).map(({ table }) => table),
      );
    },
  );
});
