import { expect, it } from 'vitest';
import { refundFailureText } from './refund-failures.ts';

it('says why a refund failed, in both languages', () => {
  const { th, en } = refundFailureText('charge-disputed');
  expect(th).toContain('โต้แย้ง');
  expect(en).toContain('disputes this charge');
});

it('shows a word of the provider’s that nobody translated, as it is', () =>
  expect(refundFailureText('constructor')).toEqual({ th: 'constructor', en: 'constructor' }));
