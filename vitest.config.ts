import { defineConfig } from 'vitest/config';

/** unit: nothing outside the process. integration: one real PostgreSQL for all. e2e: the product, one test at a time. */
export default defineConfig({
  test: {
    maxWorkers: 2, // by itself it leaves one core of two idle
    reporters: process.env.CI
      ? ['default', ['json', { outputFile: '.reports/tests.json' }]]
      : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['**/*.{int,e2e}.test.ts', '**/node_modules/**', '**/dist/**'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['infrastructure/testing/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['**/*.e2e.test.ts'],
          globalSetup: ['e2e/testing/build-the-product.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
