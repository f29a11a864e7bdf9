import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser that all test files share is reached. */
    browserAt: string;
  }
}

/** The shared browser; to close it ends the caller's windows alone. */
export const sharedBrowser = (): Promise<Browser> => chromium.connect(inject('browserAt'));
