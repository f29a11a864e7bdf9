import type { TestProject } from 'vitest/node';
import { startPostgresForTest } from './own-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server all integration tests share; make a database of your own on it. */
    postgresUrl: string;
  }
}

/** Vitest's global setup: one server for all integration tests, gone without a trace after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgresForTest();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
