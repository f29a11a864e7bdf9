import { randomUUID } from 'node:crypto';
import { zip } from '@baanpak/domain/values/lists/zip.ts';
import { expect } from 'vitest';
import type { EventCodec } from '../../event-store/codec/codec.ts';
import { eventHash, metadataOf } from '../../event-store/codec/metadata.ts';
import type { Append, EventStore, RecordedEvent } from '../../event-store/port.ts';
import { commandHandler } from '../command-handler.ts';
import { type CommandStep, commandStep } from '../commands-in-order.ts';
import { type HandlersForTest, someContext } from './handlers.ts';
import { shelf, take } from './shelf.ts';

/** A place that one guest fills. */
export const ownPlace = shelf(1);

export type Fault = (
  append: () => ReturnType<EventStore['appendInOrder']>,
) => ReturnType<EventStore['appendInOrder']>;

export type CrowdFaults = Readonly<Record<number, Fault>>;
export type CrowdParts = Readonly<{
  size?: number;
  store?: Partial<EventStore>;
  codec?: EventCodec;
}>;

/** Guests after the same shelf, each with a place of their own to put what they take; faults are by append. */
export function crowdBefore(
  log: HandlersForTest,
  faults: CrowdFaults = {},
  { size = 10, ...parts }: CrowdParts = {},
) {
  const crowded = shelf(size);
  const shared = `z-${randomUUID()}`;
  const appends: (readonly Append[])[] = [];
  const store: EventStore = {
    ...log.store,
    async appendInOrder(asked) {
      appends.push(asked);
      const append = () => log.store.appendInOrder(asked);
      return (faults[appends.length] ?? append)(append);
    },
  };
  const { store: changed = {}, codec = log.codec } = parts;
  const handler = commandHandler({ store: { ...store, ...changed }, codec });
  const placeOf = (guest: string) => `place-${guest}-${shared}`;
  const steps = (guest: string): CommandStep[] => [
    commandStep(crowded, shared, take(guest)),
    commandStep(ownPlace, placeOf(guest), take(guest)),
  ];
  const asks = (guest: string, of = handler) => of.handleInOrder(steps(guest), someContext());
  const taken = () => log.store.readStream(shared);
  const joint = () => appends.filter(({ length }) => length > 2);
  return { handler, decider: crowded, shared, appends, joint, placeOf, steps, asks, taken };
}

export const guests = (count: number) => Array.from({ length: count }, (_, n) => `guest ${n}`);

/** Each event carries the hash of the one before it. */
export function expectChained(events: readonly RecordedEvent[]): void {
  for (const [before, event] of zip(events.slice(0, -1), events.slice(1)))
    expect(metadataOf(event.metadata).previousHash).toBe(eventHash(before));
}
