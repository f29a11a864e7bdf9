import { randomUUID } from 'node:crypto';
import type { AppendResult, EventFilter, EventToAppend, Position } from '../port.ts';

export const event = (type = 'Happened', data: EventToAppend['data'] = {}): EventToAppend => ({
  id: randomUUID(),
  type,
  data,
  metadata: {},
});

export const events = (count: number): EventToAppend[] =>
  Array.from({ length: count }, (_, n) => event('Happened', { n }));

/** A name no other case uses, so that cases can share a log. */
export const newStream = (kind = 'thing') => `${kind}-${randomUUID()}`;

export const only = (prefix: string): { filter: EventFilter } => ({
  filter: { streamPrefixes: [prefix] },
});

export function positionOf(result: AppendResult): Position {
  if (result.outcome === 'appended') return result.position;
  throw new Error('The append was expected to win');
}
