import { expect, it } from 'vitest';
import { withAsciiDigits } from './digits.ts';

it.each([
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['ห้อง ๑๒/3', 'ห้อง 12/3'],
])('writes the digits of %s', (text, written) => expect(withAsciiDigits(text)).toBe(written));
