import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { longTests, longTestsOf, namedInTable, sourcesInTable } from './long-tests.ts';

const EVENT_STORE = 'infrastructure/event-store/postgres/append.ts';

it('every long test is one that a change of some source is tried with', () =>
  expect(namedInTable().toSorted()).toEqual(longTests().toSorted()));

it('every row of the table is about sources that there are', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const without = sourcesInTable().filter((source) => !files.some((file) => source.test(file)));
  expect(without).toEqual([]);
});

it('a change of the event store adds its long tests', () => {
  const tests = longTestsOf([EVENT_STORE]);
  expect(tests).toContain('infrastructure/event-store/postgres/no-event-is-missed.int.test.ts');
  expect(tests).toContain('e2e/crash.e2e.test.ts');
});

it('a change of a page or of a text adds none', () =>
  expect(longTestsOf(['guest-web/pages/home/home-page.tsx', 'README.md'])).toEqual([]));

it('a long test that changed itself is run', () =>
  expect(longTestsOf(['e2e/pauses.e2e.test.ts'])).toEqual(['e2e/pauses.e2e.test.ts']));
