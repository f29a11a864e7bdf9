import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone } from './phone.ts';

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
