import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './json.ts';

describe('canonical JSON', () => {
  it('sorts keys at every depth and writes no spaces', () =>
    expect(canonicalJson({ b: { d: 1, c: [2, { f: null, e: 'ก' }] }, a: true })).toBe(
      '{"a":true,"b":{"c":[2,{"e":"ก","f":null}],"d":1}}',
    ));

  it('leaves undefined properties out', () =>
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}'));

  it('refuses what is no JSON value', () => {
    expect(() => canonicalJson(undefined)).toThrow(TypeError);
    expect(() => canonicalJson({ a: Number.NaN })).toThrow('NaN');
    expect(() => canonicalJson({ a: Number.POSITIVE_INFINITY })).toThrow('Infinity');
  });

  it('does not depend on the order of keys, and reads back as the same value', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    ));
});
