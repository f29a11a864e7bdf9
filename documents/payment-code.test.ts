import { baht } from '@baanpak/domain/values/money/money.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPaymentCode, linesOf } from './payment-code.ts';

const PAYMENT = {
  amount: baht(23_970),
  bookingCode: 'BK-7Q2MX4',
  until: instant('2026-12-24T10:30:00Z'),
  language: 'en',
} as const;
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="red"/></svg>',
);

describe('the picture of a code to scan', () => {
  it('says the amount, until when, and of which booking, in both languages', () => {
    expect(linesOf(PAYMENT).map(({ text }) => text)).toEqual([
      ...['฿23,970', 'Pay by 24 December 2026 at 17:30', 'Booking BK-7Q2MX4'],
      'Scan with a banking app',
    ]);
    expect(linesOf({ ...PAYMENT, language: 'th' })[1]?.text).toMatch(/^ชำระภายใน .*2569.* 17:30/);
  });

  it('is a PNG with the code in its middle', async () => {
    const png = await drawPaymentCode({ ...PAYMENT, picture: SVG });
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 720, height: 1000 });
    const middle = { left: 360, top: 430, width: 1, height: 1 };
    const [red, green] = await sharp(png).extract(middle).raw().toBuffer();
    expect([red, green]).toEqual([255, 0]);
  });

  it('is not drawn of what is no picture', () =>
    expect(drawPaymentCode({ ...PAYMENT, picture: Buffer.from('<html>') })).rejects.toThrow(
      'could not be drawn',
    ));
});
