import { zip } from '@baanpak/domain/values/lists/zip.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreUnavailable } from '../event-store/port.ts';
import { type CrowdFaults, crowdBefore, expectChained, type Fault } from './testing/crowd.ts';
import { type HandlersForTest, openHandlersForTest, someContext } from './testing/handlers.ts';
import { bringBack, take } from './testing/shelf.ts';

let log: HandlersForTest;
beforeAll(async () => {
  log = await openHandlersForTest();
});
afterAll(() => log.close());

it('commands that are appended together never give away more than there is, whatever comes between', async () => {
  const deed = fc.record({
    guest: fc.nat(14).map((n) => `guest ${n}`),
    what: fc.constantFrom('takes', 'takes', 'takes', 'brings back'),
    process: fc.nat(1),
  });
  const fault = fc.constantFrom('none', 'none', 'lost', 'away', 'other');
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 10, maxLength: 40 }),
      fc.array(fault, { maxLength: 8 }),
      async (deeds, faultsOf) => {
        let others = 0;
        const faults = faultsOf.map(
          (name): Fault =>
            async (append) => {
              if (name === 'away') throw new StoreUnavailable('away');
              if (name === 'other')
                await log
                  .newHandler()
                  .handle(all.decider, all.shared, take(`other ${others++}`), someContext())
                  .catch(() => undefined);
              const result = await append();
              if (name === 'lost') throw new StoreUnavailable('the answer got lost');
              return result;
            },
        );
        const all = crowdBefore(log, { ...[undefined, ...faults] } as CrowdFaults);
        const processes = [all.handler, log.newHandler()];
        const results = await Promise.allSettled(
          deeds.map(({ guest, what, process }) => {
            const { handle } = processes[process] ?? all.handler;
            return what === 'takes'
              ? all.asks(guest, processes[process])
              : handle(all.decider, all.shared, bringBack(guest), someContext());
          }),
        );
        for (const result of results)
          if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StoreUnavailable);
        const events = await all.taken();
        let state = all.decider.initialState;
        for (const { type, data } of events) {
          state = all.decider.evolve(state, { type, data } as never);
          expect(state.size).toBeLessThanOrEqual(10);
        }
        expectChained(events);
        const told = zip(deeds, results).filter(([{ what }]) => what === 'takes');
        for (const name of new Set(deeds.map((each) => each.guest))) {
          const place = await log.store.readStream(all.placeOf(name));
          const hasTaken = events.some(({ type, data }) => type === 'OneTaken' && data.by === name);
          expect([name, place.length]).toEqual([name, hasTaken ? 1 : 0]);
          const mine = told.flatMap(([{ guest }, result]) => (guest === name ? [result] : []));
          if (mine.some((each) => outcomeOf(each) === 'done')) expect(hasTaken).toBe(true);
          if (mine.every((each) => outcomeOf(each) === 'untouched')) expect(hasTaken).toBe(false);
        }
      },
    ),
    { numRuns: 25 },
  );
});

/** What somebody was told who asked for something. */
function outcomeOf(result: PromiseSettledResult<object>): 'done' | 'untouched' | 'other' {
  if (result.status === 'rejected') return 'other';
  const { value } = result;
  if ('outcome' in value && value.outcome === 'done') return 'done';
  return 'untouched' in value && value.untouched === true ? 'untouched' : 'other';
}
