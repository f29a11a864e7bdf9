import { randomUUID } from 'node:crypto';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { expect, it } from 'vitest';
import { hotelRegistered } from '../testing/sample-events.ts';
import { streamOwner } from './events.ts';

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
