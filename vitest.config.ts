import { defineConfig } from 'vitest/config';
import { JsonReporter } from 'vitest/node';
import { longTests } from './tools/long-tests.ts';
import { LongestFirst } from './tools/longest-first.ts';
import { chooseSeed } from './tools/seed.ts';
import { slowestFiles } from './tools/slowest-files.ts';
import { keepTestDataInMemory } from './tools/test-data-in-memory.ts';

/** In ms: a test waits for what it expects, never for a time, and a machine may be busy. */
const PATIENCE = 60_000;
/** For `expect.poll`, which is used instead of `vi.waitFor`: that one has a second, whatever is set here. */
const POLL = { poll: { timeout: 20_000 } };

/** Long tests of the product: they measure time, or load, crash and stop what others would need beside them. */
const ALONE = longTests().filter((file) => file.endsWith('.e2e.test.ts'));
/** `vitest list` needs no product to say which tests there are. */
const PRODUCT = process.env.LIST_TESTS
  ? []
  : ['e2e/testing/build-the-product.ts', 'e2e/testing/share-products.ts'];
const SEED = 'tools/testing/random-from-seed.ts';

keepTestDataInMemory();
chooseSeed();

/**
 * unit: nothing outside the process. components: screens of guests and staff in a document of happy-dom.
 * integration: one real PostgreSQL for all. e2e: the product, two files at a time; within a file, tests that measure
 * nothing may wait at once. alone: the product, one file at a time, so that timing on two cores never decides a result;
 * the gate leaves it out. compose: docker-compose.yml on a Docker engine; likewise. unit-web puts something in the place of globals before modules are loaded, so its files stay
 * isolated from each other; for the others, loading the modules again for each took longer than the tests.
 */
export default defineConfig({
  test: {
    maxWorkers: 2, // by itself it leaves one core of two idle
    maxConcurrency: 3, // of tests that wait at once in one file: with more, starts of the product starve each other
    sequence: { sequencer: LongestFirst },
    tags: [
      {
        name: 'long',
        description:
          'Run by `npm run test:long`: made at random, in bulk, for every call there is, or of servers that start and crash.',
      },
    ],
    reporters: [
      'default',
      slowestFiles,
      ...(process.env.CI
        ? [new JsonReporter({ outputFile: `.reports/${process.env.REPORT ?? 'tests'}.json` })]
        : []),
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [
            '**/*.{int,e2e,compose}.test.ts',
            '{guest-web,admin-web,web-ui}/**',
            '**/node_modules/**',
            '**/dist/**',
          ],
          setupFiles: [SEED],
          isolate: false,
          restoreMocks: true,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: POLL,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'unit-web',
          include: ['{guest-web,admin-web,web-ui}/**/*.test.ts'],
          exclude: ['**/*.{int,e2e}.test.ts', '**/node_modules/**', '**/dist/**'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: POLL,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'components',
          include: ['{guest,admin}-web/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          environment: 'happy-dom',
          isolate: false,
          restoreMocks: true,
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          setupFiles: [
            'guest-web/testing/without-owner-stacks.ts',
            'guest-web/testing/after-each.ts',
            'admin-web/testing/without-styles.ts',
          ],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: POLL,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['infrastructure/testing/postgres-for-tests.ts'],
          setupFiles: [SEED],
          maxWorkers: 3, // a third of their time they wait for PostgreSQL, for timers and for programs
          isolate: false,
          restoreMocks: true,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: POLL,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['**/*.e2e.test.ts'],
          globalSetup: PRODUCT,
          setupFiles: [SEED],
          exclude: ['**/node_modules/**', '**/dist/**', ...ALONE],
          maxWorkers: 2,
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: POLL,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'alone',
          include: ALONE,
          globalSetup: PRODUCT,
          setupFiles: [SEED],
          maxWorkers: 1,
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: POLL,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'compose',
          include: ['e2e/compose/*.compose.test.ts'],
          setupFiles: [SEED],
          maxWorkers: 1,
          expect: POLL,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
