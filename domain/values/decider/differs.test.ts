import { expect, it } from 'vitest';
import { differs } from './differs.ts';

type Described = { name: { th: string; en: string }; phone: string | null; views: string[] };

const current: Described = { name: { th: 'บ้าน', en: 'House' }, phone: null, views: ['sea', 'bay'] };

it.each<[string, Partial<Described>]>([
  ['nothing', {}],
  ['a field as it is', { phone: null }],
  ['a nested value as it is', { name: { th: 'บ้าน', en: 'House' } }],
  ['a nested value, its fields in another order', { name: { en: 'House', th: 'บ้าน' } }],
  ['every field as it is', { ...current }],
])('%s changes nothing', (_, changes) => expect(differs(current, changes)).toBe(false));

it.each<[string, Partial<Described>]>([
  ['another value', { phone: '0812345678' }],
  ['another nested value', { name: { th: 'บ้าน', en: 'Home' } }],
  ['another order of a list', { views: ['bay', 'sea'] }],
  ['one more in a list', { views: ['sea', 'bay', 'city'] }],
  ['one field among others that stay', { phone: null, views: [] }],
])('%s is news', (_, changes) => expect(differs(current, changes)).toBe(true));

it('a field that was not there before is news', () =>
  expect(differs<Partial<Described>>({}, { phone: null })).toBe(true));
