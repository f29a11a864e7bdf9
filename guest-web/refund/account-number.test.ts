import { expect, it } from 'vitest';
import { isAccountNumber, masked } from './account-number.ts';

it.each(['123-4-56789-0', '1234567890', ' 020 123 456 789 ', '123456789012345'])(
  'takes %j for an account number',
  (text) => expect(isAccountNumber(text)).toBe(true),
);

it.each(['123456789', '1234567890123456', '12345x7890', '-1234567890', '', '0812345678901-'])(
  'does not take %j for an account number',
  (text) => expect(isAccountNumber(text)).toBe(false),
);

it('repeats no more than the last four digits', () =>
  expect(masked('123-4-56789-0')).toBe('••• 7890'));
