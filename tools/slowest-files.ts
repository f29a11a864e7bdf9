import type { Reporter } from 'vitest/node';

const SHOWN = 10;

/** For vitest: names the test files that took longest, so that a slow one is seen when it comes. */
export const slowestFiles: Reporter = {
  onTestRunEnd(files) {
    if (files.length <= SHOWN) return; // each is told with its time already
    const slowest = files
      .map((file) => {
        const { collectDuration, setupDuration, duration } = file.diagnostic();
        return { name: file.relativeModuleId, ms: collectDuration + setupDuration + duration };
      })
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, SHOWN);
    console.log(`\nThe ${SHOWN} slowest test files, in seconds:`);
    for (const { name, ms } of slowest)
      console.log(`${(ms / 1000).toFixed(1).padStart(7)}  ${name}`);
  },
};
