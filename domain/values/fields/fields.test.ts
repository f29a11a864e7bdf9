import { describe, expect, it } from 'vitest';
import { fieldsOf, fieldsWhere, isFieldOf, isOneOf, isRecord } from './fields.ts';

describe('fields of objects', () => {
  it('are read of objects and lists alone', () => {
    expect([{}, []].every(isRecord)).toBe(true);
    expect([null, undefined, 'text', 7].some(isRecord)).toBe(false);
  });

  it('are its own, none that every object has', () => {
    expect(isFieldOf({ name: 'Baan' }, 'name')).toBe(true);
    expect(isFieldOf({ name: 'Baan' }, 'toString')).toBe(false);
    expect(fieldsOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
    expect(fieldsOf(Object.create({ inherited: 1 }))).toEqual([]);
  });

  it('are kept as they are told, undefined ones as well', () => {
    const fields = { a: 1, b: null, c: undefined };
    expect(fieldsWhere(fields, (name) => name !== 'a')).toStrictEqual({ b: null, c: undefined });
    expect(fieldsWhere(fields, (_, value) => value !== undefined)).toStrictEqual({ a: 1, b: null });
  });
});

it('knows a choice from what is none', () => {
  expect(isOneOf(['th', 'en'], 'en')).toBe(true);
  expect(isOneOf(['th', 'en'], 'de')).toBe(false);
});
