import { expect, it } from 'vitest';
import { transferQr, withAmount } from './transfer-qr.ts';

// 0812345678, 1500 baht: the vector the QR of a single booking is held against, too
const CODE =
  '00020101021229370016A000000677010111011300668123456785802TH530376454071500.0063046960';

it('asks for the same amount by the same text', () => expect(withAmount(CODE, 1_500)).toBe(CODE));

it('asks for another amount of the same account, and is whole again', () => {
  const more = withAmount(CODE, 12_345);
  expect(more).toMatch(/^00020101021229370016A00000067701011101130066812345678.*540812345\.006304/);
  expect(withAmount(more, 1_500)).toBe(CODE);
});

it('draws another picture for another amount', async () => {
  const [one, other] = await Promise.all([transferQr(CODE, 1_500), transferQr(CODE, 3_000)]);
  expect(one).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(other).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(other).not.toBe(one);
});

it.each([null, undefined])('draws none for a hotel without PromptPay (%s)', async (code) =>
  expect(await transferQr(code, 1_500)).toBeNull(),
);
