import { randomUUID } from 'node:crypto';
import { subjectsOf } from '@baanpak/domain/events.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { storedSamples } from '@baanpak/domain/testing/stored-samples.ts';
import { describe, expect, it } from 'vitest';
import { hotelRegistered } from '../testing/sample-events.ts';
import { streamOwner } from './events.ts';
import { shownStream } from './tables.ts';

const registered = hotelRegistered();
const { hotelId, ownerId } = registered.data;
const listed: DomainEvent = { type: 'RoomListed', data: { hotelId, roomId: randomUUID() } };

it('is named by the first event of a stream that grows for ever, and by no later one', () => {
  const owner = { ownerId: null, partOf: [hotelStream(hotelId)] };
  expect(streamOwner({ ...listed, revision: 0 })).toEqual(owner);
  expect(streamOwner({ ...listed, revision: 1 })).toBeUndefined();
});

it('is named by any event that says it in another stream', () => {
  const owner = { ownerId, partOf: [] };
  expect(streamOwner({ ...registered, revision: 3 })).toEqual(owner);
});

describe('the name of a stream as staff may read it', () => {
  const id = randomUUID();

  it.each([
    `checkout-${id}`,
    `payment-${id}`,
    `refund-${id}`,
    `moneyCase-mismatched-money-${id}`,
    `moneyCases-${id}`,
  ])('hides what acts in %s', (stream) => {
    const [kind] = stream.split('-');
    expect(shownStream(stream)).toMatch(
      new RegExp(`^${kind}-[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$`),
    );
    expect(shownStream(stream)).not.toContain(id);
  });

  it('is its own for all others', () => {
    for (const stream of [`hotel-${id}`, `till-${id}-${id}-2027-01-01`, 'admins'])
      expect(shownStream(stream)).toBe(stream);
  });
});

it('is the owner alone, and no hotel, that a settlement concerns', () => {
  const settled = storedSamples().filter(({ type }) => type === 'SettlementClosed');
  expect(settled.length).toBeGreaterThan(0);
  for (const event of settled) expect(subjectsOf(event).map(({ kind }) => kind)).toEqual(['owner']);
});
