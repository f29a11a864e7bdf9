import type { DocumentDefinition } from 'pdfmake';
import { describe, expect, it } from 'vitest';
import { printPdf } from './pdf.ts';
import { receipt } from './receipt.ts';
import { readPdf } from './testing/read-pdf.ts';
import { paidStay } from './testing/sample-stay.ts';

const named = (bookingId: string) => receipt(paidStay({ bookingId }), 'en');

describe('the printer', () => {
  it('gives each caller their own, however many come at once', async () => {
    const codes = Array.from({ length: 6 }, (_, n) => `BK-22222${n}`);
    const texts = await Promise.all(codes.map(async (code) => readPdf(await named(code))));
    expect(texts.map((text) => /BK-22222\d/.exec(text)?.[0])).toEqual(codes);
  });

  it('asks callers to come again where too many wait', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => named(`BK-4444${n}`)),
    );
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(14);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'busy' });
  });

  it('says what went wrong, and goes on', async () => {
    const broken: DocumentDefinition = {
      pageSize: 'A4',
      pageMargins: [48, 48, 48, 56],
      info: { title: '', author: '', creator: '' },
      content: [{ columns: 5 as never }],
      footer: '',
    };
    await expect(printPdf(broken)).rejects.toThrow();
    expect((await named('BK-555555')).subarray(0, 4).toString()).toBe('%PDF');
  });
});
