import { afterAll, beforeAll, describe } from 'vitest';
import { appendingCases } from './contract-suite/appending.ts';
import { closingCases } from './contract-suite/closing.ts';
import type { LogUnderTest } from './contract-suite/log-under-test.ts';
import { failureCases, losingTheServerCases } from './contract-suite/losing-the-server.ts';
import { readingCases } from './contract-suite/reading.ts';
import { subscribingCases } from './contract-suite/subscribing.ts';
import type { EventStore } from './port.ts';

/**
 * What every event store adapter must do. `make` gives a log, which may hold events of others;
 * `skip` shows the cases as skipped where there is no server.
 */
export function describeEventStore(
  name: string,
  make: () => Promise<LogUnderTest>,
  { skip = false } = {},
): void {
  describe.skipIf(skip)(name, () => {
    let log: LogUnderTest;
    let store: EventStore;
    const current = () => ({ log, store });

    beforeAll(async () => {
      log = await make();
      store = await log.open();
    });
    afterAll(async () => {
      await store.close();
      await log.remove();
    });

    describe('appending', () => appendingCases(current));
    describe('reading', () => readingCases(current));
    describe('subscribing', () => subscribingCases(current));
    describe('losing the server', () => losingTheServerCases(current));
    describe('a server in trouble', () => failureCases(current));
    describe('closing', () => closingCases(current));
  });
}
