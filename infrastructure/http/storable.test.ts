import { describe, expect, it } from 'vitest';
import { InvalidRequest } from './invalid-request.ts';
import { assertStorable } from './storable.ts';

const faultOf = (value: unknown): string | undefined => {
  try {
    assertStorable(value, 'body');
    return undefined;
  } catch (error) {
    if (error instanceof InvalidRequest) return error.fields[0]?.path;
    throw error;
  }
};

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = { inner: value };
  return value;
};

describe('what can be stored', () => {
  it.each([
    [undefined],
    [null],
    [''],
    [{ name: 'สมชาย 🏝️', list: [1, true, null, ['x']] }],
    [Object.assign(Object.create(null), { q: 'a' })],
    [Buffer.from('\0')],
    [nested(32)],
    [Array.from({ length: 20_000 }, () => 0)],
  ])('takes sound value %#', (value) => expect(faultOf(value)).toBeUndefined());

  it.each([
    ['name', { name: 'a\0b' }],
    ['item.price', { item: { price: Number.POSITIVE_INFINITY } }],
    ['checkouts.0.note', { checkouts: [{ note: '\ud800' }] }],
    ['note', { note: 'x\udc00' }],
    ['note', { note: 'x\ufffe' }],
    ['note', { note: '\uffff' }],
    ['body', 'a\0'],
    ['body', { 'a\0': 1 }],
    ['labels', { labels: { '\udfff': 1 } }],
    ['inner', nested(33)],
    ['inner', nested(100_000)],
    ['list', { list: Array.from({ length: 20_001 }, () => 0) }],
  ])('refuses, naming %s', (path, value) => expect(faultOf(value)).toBe(path));
});
