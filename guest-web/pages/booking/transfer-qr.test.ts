import { expect, it } from 'vitest';
import { transferQr } from './transfer-qr.ts';

const CODE =
  '00020101021229370016A000000677010111011300668123456785802TH530376454071500.0063046960';

it('draws another picture for another amount', async () => {
  const [one, other] = await Promise.all([transferQr(CODE, 1_500), transferQr(CODE, 3_000)]);
  expect(one).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(other).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(other).not.toBe(one);
});

it.each([null, undefined])('draws none for a hotel without PromptPay (%s)', async (code) =>
  expect(await transferQr(code, 1_500)).toBeNull(),
);
