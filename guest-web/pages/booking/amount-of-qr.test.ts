import { expect, it } from 'vitest';
import { withAmount } from './amount-of-qr.ts';

// 0812345678, 1500 baht: the vector the QR of a single booking is held against, too
const CODE =
  '00020101021229370016A000000677010111011300668123456785802TH530376454071500.0063046960';

it('asks for the same amount by the same text', () => expect(withAmount(CODE, 1_500)).toBe(CODE));

it('asks for another amount of the same account, and is whole again', () => {
  const more = withAmount(CODE, 12_345);
  expect(more).toMatch(/^00020101021229370016A00000067701011101130066812345678.*540812345\.006304/);
  expect(withAmount(more, 1_500)).toBe(CODE);
});
