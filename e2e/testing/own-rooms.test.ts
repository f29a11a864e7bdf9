import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const E2E = join(import.meta.dirname, '..');
const HOTELS: readonly { slug: string }[] = JSON.parse(
  readFileSync(join(E2E, '../standalone/demo/hotels.json'), 'utf8'),
);

/** The first room with one unit, which `roomWith` finds for all who ask. */
const FIRST = 'roomWith(1,';

/** Which tests take their nights in the same order, from the same day on, on a product that others use. */
function testsByHotel(): ReadonlyMap<string, readonly string[]> {
  const tests = new Map<string, string[]>();
  for (const file of readdirSync(E2E, { encoding: 'utf8', recursive: true })) {
    if (!file.endsWith('.e2e.test.ts')) continue;
    const text = readFileSync(join(E2E, file), 'utf8');
    if (!text.includes('sharedProduct(') || !text.includes('differentStays(')) continue;
    for (const room of [...HOTELS.map(({ slug }) => `'${slug}'`), FIRST])
      if (text.includes(room)) tests.set(room, [...(tests.get(room) ?? []), file]);
  }
  return tests;
}

it('tests that share a product book in hotels of their own', () => {
  const tests = [...testsByHotel()];
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter(([, files]) => files.length > 1)).toEqual([]);
});
