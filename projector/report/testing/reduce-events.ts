import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { Change } from '../../run/rows.ts';
import { reportProjection } from '../reports.ts';

/** By whom and when, where that is not as ever. */
type Circumstances = Readonly<{ recordedAt?: Instant; actor?: string }>;
export type Given = DomainEvent & Circumstances;

const RECORDED = '2027-01-01T03:00:00.000Z' as Instant;

/** The n-th event of a log, counted from 1. */
export function nthEvent({ recordedAt = RECORDED, actor = 'guest', ...event }: Given, n: number) {
  const metadata = {
    ...{ actor, correlationId: 'c', causationId: null, commandId: 'c', schemaVersion: 1 },
    ...{ recordedAt, previousHash: null },
  };
  const place = { id: `event-${n}`, stream: 'booking-1', revision: n };
  const position = { commit: BigInt(n), prepare: BigInt(n) };
  return { ...event, ...place, position, recordedAt, metadata } as EventEnvelope<DomainEvent>;
}

/** The rows that events lead to, in their order, with states read from what was kept. */
export function rowsAfter(given: readonly Given[]) {
  const states = new Map<string, object>();
  const changes: Change[] = [];
  for (const [n, each] of given.entries()) {
    const event = nthEvent(each, n + 1);
    const named = new Map<string, object>();
    for (let before = -1; before < named.size; ) {
      before = named.size;
      for (const subject of reportProjection.subjects(event, (one) => named.get(one))) {
        const state = states.get(subject);
        if (state) named.set(subject, JSON.parse(JSON.stringify(state)));
      }
    }
    const folded = reportProjection.fold(event, (subject) => named.get(subject));
    for (const [subject, state] of folded.states) states.set(subject, state);
    changes.push(...folded.changes);
  }
  const rowsOf = (table: string) =>
    changes.flatMap((change) => (change.table === table && 'put' in change ? [change.put] : []));
  return { facts: rowsOf('facts'), details: rowsOf('fact_details'), log: rowsOf('fact_log') };
}
