/** @module-tag long */
import { clockForTest } from '@baanpak/command-api/testing/clock.ts';
import { openFoundation } from '@baanpak/command-api/testing/shop-foundation.ts';
import {
  type HistoryEventJson,
  NOT_IN_CHANGES,
} from '@baanpak/contract/booking/booking-history.ts';
import { shownToStaff } from '@baanpak/contract/booking/present-booking.ts';
import { isSame } from '@baanpak/domain/values/decider/differs.ts';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { mapAtMost } from '@baanpak/infrastructure/concurrency/map-at-most.ts';
import { postgresStore } from '@baanpak/payment-sandbox/postgres-store.ts';
import { PROJECTED_GROUPS } from '@baanpak/projector/projections.ts';
import { rebuild } from '@baanpak/projector/run/rebuild.ts';
import { createRegistry } from '@baanpak/projector/schema/create.ts';
import { openProjectorPool } from '@baanpak/projector/start.ts';
import { placesIn } from '@baanpak/query-api/as-of/as-of.ts';
import { findBooking } from '@baanpak/query-api/booking/booking.ts';
import { readBookingHistory } from '@baanpak/query-api/history/booking-history.ts';
import { openReadPool, openReads } from '@baanpak/query-api/http/reads.ts';
import { expect, it } from 'vitest';
import { loadDemo } from './load.ts';

const GIVEN = { pictures: new Map<string, string>(), password: 'a password of tests' };
const ADMIN: Principal = { userId: 'operator', role: 'admin', ownerId: null };

type Fields = Readonly<Record<string, unknown>>;
it('changes give the answer of every booking of the demo, folded forwards, and nothing, folded back', async () => {
  const clock = clockForTest('standing');
  const { foundation, stores, close } = await openFoundation(clock, [], {});
  await loadDemo(foundation, postgresStore(stores.pool), GIVEN);
  const projectorPool = openProjectorPool(stores.url);
  const pool = openReadPool(stores.url);
  try {
    await createRegistry(projectorPool);
    await rebuild({ ...stores, pool: projectorPool, groups: PROJECTED_GROUPS });
    const { db } = openReads(pool);
    const places = placesIn(pool, { passed: async () => false }, stores.store, ['events']);
    const reading = { db, log: stores, now: clock.now, places };
    const bookings = await db.selectFrom('bookings').select(['booking_id as id', 'code']).execute();
    expect(bookings.length).toBeGreaterThan(1_000);
    const reader = { principal: ADMIN, language: 'en' } as const;
    const today = bangkokDay(clock.now());
    const different = await mapAtMost(8, bookings, async ({ id, code }) => {
      const { events } = await readBookingHistory(reading, { id, at: undefined }, reader);
      const known = await findBooking(db, id, today);
      const answer: Fields = JSON.parse(JSON.stringify(shownToStaff(ADMIN, known)));
      return differencesOf(events, answer).map((difference) => `${code}: ${difference}`);
    });
    expect(different.flat()).toEqual([]);
  } finally {
    await pool.end();
    await projectorPool.end();
    await close();
  }
}, 600_000);

/** What folded changes say otherwise than a booking's answer, and what is left of them, folded back. */
function differencesOf(events: readonly HistoryEventJson[], answer: Fields): readonly string[] {
  const folded: Record<string, unknown> = {};
  for (const { changes } of events)
    for (const [name, { to }] of Object.entries(changes)) folded[name] = to;
  const names = new Set([...Object.keys(folded), ...Object.keys(answer)]);
  for (const name of NOT_IN_CHANGES) names.delete(name);
  const isAlike = (name: string) =>
    isSame(withoutRefundIds(folded[name] ?? null), withoutRefundIds(answer[name] ?? null));
  const forwards = [...names].filter((name) => !isAlike(name));
  const said = forwards.map(
    (name) => `${name} ${JSON.stringify(folded[name])} for ${JSON.stringify(answer[name])}`,
  );
  const backwards: string[] = [];
  for (const { type, changes } of events.toReversed())
    for (const [name, { from, to }] of Object.entries(changes)) {
      if (!isSame(folded[name] ?? null, to)) backwards.push(`${name} before ${type}`);
      folded[name] = from;
    }
  return [...said, ...backwards, ...Object.keys(folded).filter((name) => folded[name] !== null)];
}

/** The refund of late money and of a case has the id of an attempt to pay in its own, which histories hash. */
const withoutRefundIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, member) =>
      isRecord(member) && (member.of === 'late' || member.of === 'case')
        ? { ...member, id: null }
        : member,
    ),
  );
