import { expect, it } from 'vitest';
import { plainNumber, withAsciiDigits } from './digits.ts';

it.each([
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['ห้อง ๑๒/3', 'ห้อง 12/3'],
])('writes the digits of %s', (text, written) => expect(withAsciiDigits(text)).toBe(written));

it.each([
  ['๐๑๐๕\u00a0๕๖๑–๒๓๔๕๖', '0105 561-23456'],
  ['123\u2011456\u200b\n', '123-456'],
  ['SW1A\u202f1AA', 'SW1A 1AA'],
])('writes the number %j as the API takes it', (text, written) =>
  expect(plainNumber(text)).toBe(written),
);
