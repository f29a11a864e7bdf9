import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { expect, it } from 'vitest';
import type { HistoryEvent } from './read-history.ts';
import { changesOfValues } from './values-changed.ts';

const ROOM = '9e55c1de-4d2c-4a53-8d0c-5d7e2f6a1b3c';

const METADATA: HistoryEvent['metadata'] = {
  ...{ actor: 'server', correlationId: '', causationId: null, commandId: '' },
  ...{ schemaVersion: 1, recordedAt: instant(0), previousHash: null },
};

/** What events of one stream changed; `null` is one that nobody can read. */
function changesOf(
  all: readonly (DomainEvent | null)[],
  {
    isWhole = true,
    namesOwners = true,
  }: Readonly<{ isWhole?: boolean; namesOwners?: boolean }> = {},
) {
  const events = all.map(
    (event, revision): HistoryEvent | null =>
      event && {
        ...{
          ...event,
          id: `${revision}`,
          stream: 'a-thing',
          revision,
          metadata: METADATA,
        },
        ...{ position: { commit: 0n, prepare: BigInt(revision) }, recordedAt: instant(0) },
      },
  );
  const reading = { pricesBefore: new Map(), namesOwners };
  return Object.fromEntries(changesOfValues({ events, isWhole }, reading));
}

const revised = (changes: object) => ({ type: 'SiteRevised', data: { changes } }) as DomainEvent;
const described = (changes: object) =>
  ({ type: 'RoomDescribed', data: { roomId: ROOM, changes } }) as DomainEvent;

it('of the site are told from what it is before anybody changes it', () => {
  expect(changesOf([revised({ bannerId: 'a' }), revised({ bannerId: 'b' })])).toEqual({
    0: { before: { bannerId: null }, after: { bannerId: 'a' }, missing: null },
    1: { before: { bannerId: 'a' }, after: { bannerId: 'b' }, missing: null },
  });
});

it('of the site are not told from that, where its first changes were left out', () => {
  const changed = changesOf([revised({ bannerId: 'a' }), revised({ bannerId: 'b' })], {
    isWhole: false,
  });
  expect(changed).toEqual({
    0: { before: {}, after: { bannerId: 'a' }, missing: 'far-back' },
    1: { before: { bannerId: 'a' }, after: { bannerId: 'b' }, missing: null },
  });
});

it('behind an event that cannot be read are known of what was set since', () => {
  const changed = changesOf([
    described({ maxGuests: 2, basePrice: baht(1000) }),
    null,
    described({ maxGuests: 3 }),
    described({ maxGuests: 4, basePrice: baht(2000) }),
  ]);
  expect(changed[2]).toEqual({ before: {}, after: { maxGuests: 3 }, missing: 'unreadable' });
  expect(changed[3]).toEqual({
    before: { maxGuests: 3 },
    after: { maxGuests: 4, basePrice: baht(2000) },
    missing: 'unreadable',
  });
});

it('of a user tell an owner nothing of what the user was at another', () => {
  const assigned = (ownerId: string, role: string) =>
    ({ type: 'UserAssigned', data: { userId: ROOM, ownerId, role } }) as DomainEvent;
  const all = [assigned('somchai', 'owner'), assigned('malee', 'officer')];
  expect(changesOf(all)[1]).toEqual({
    before: { role: 'owner', ownerId: 'somchai' },
    after: { role: 'officer', ownerId: 'malee' },
    missing: null,
  });
  expect(changesOf(all, { namesOwners: false })[1]).toEqual({
    ...{ before: { role: null }, after: { role: 'officer' }, missing: null },
  });
});
