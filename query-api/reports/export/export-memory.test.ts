/** @module-tag long */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { SMALL_HEAP } from './testing/small-heap.ts';

const PROGRAM = fileURLToPath(new URL('./testing/write-whole-file.ts', import.meta.url));
const MB = 1024 ** 2;

it.each([
  ['csv', 40 * MB],
  ['xlsx', 8 * MB],
  ['json', 60 * MB],
])('writes 200,000 rows as %s in less memory than they take', async (kind, least) => {
  const args = [...SMALL_HEAP, PROGRAM, kind];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { bytes, grown } = JSON.parse(stdout);
  expect(bytes).toBeGreaterThan(least);
  expect(grown).toBeLessThan(150 * MB);
});
