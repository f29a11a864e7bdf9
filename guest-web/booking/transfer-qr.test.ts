import { expect, it } from 'vitest';
import { transferQr } from './transfer-qr.ts';

const promptPayQr =
  '00020101021229370016A000000677010111011300668123456785802TH530376454071500.0063046960';

it('draws a transfer that is due', async () =>
  expect(await transferQr({ status: 'Reserved', promptPayQr })).toMatch(
    /^data:image\/svg\+xml,%3Csvg/,
  ));

it.each([
  { status: 'Booked', promptPayQr },
  { status: 'Reserved', promptPayQr: null },
  { status: 'Reserved' },
] as const)('draws none for %j', async (book) => expect(await transferQr(book)).toBeNull());
