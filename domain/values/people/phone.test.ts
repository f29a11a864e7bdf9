import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, phonePart, typedPhone } from './phone.ts';

describe('a phone number', () => {
  it.each(['081-000-0000', '0812345678', '+66 (0)81 234 5678', '191191', '1'.repeat(20)])(
    'is %s',
    (text) => expect(isPhone(text)).toBe(true),
  );

  it.each(['', '1', '12345', '1'.repeat(21), '081 234 567x', '๐๘๑๒๓๔๕๖๗๘', '+()- ', '0812345\n6'])(
    'is not %j',
    (text) => expect(isPhone(text)).toBe(false),
  );

  it('is the same however it is spaced', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,25}$/), (digits) => {
        expect(isPhone([...digits].join(' '))).toBe(isPhone(digits));
        expect(isPhone(digits)).toBe(digits.length >= 6 && digits.length <= 20);
      }),
    );
  });
});

describe('a part of a phone number that is looked for', () => {
  it.each([
    ['081', ['081']],
    ['+66 81-234', ['6681234', '081234']],
    ['0066 (0)81', ['0066081', '081']],
    ['๐๘๑.๒', ['0812']],
    ['001 415', ['001415', '1415']],
  ])('%s', (typed, parts) => expect(phonePart(typed)).toEqual(parts));

  it.each(['', '+', 'BK-81', '081 x', '()'])('is not %s', (typed) =>
    expect(phonePart(typed)).toEqual([]),
  );
});

it.each(['๐๘๑-๒๓๔-๕๖๗๘', '081.234.5678', '+66\u00a081\u2013234\u20115678', '081/2345678\u200b'])(
  'a number typed as %j is one that is taken',
  (typed) => expect([isPhone(typed), isPhone(typedPhone(typed))]).toEqual([false, true]),
);
