import { BUYER, minute, SELLER } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { CreditNote } from '@baanpak/domain/values/money/tax-invoice.ts';
import { describe, expect, it } from 'vitest';
import { creditNotePdf } from './credit-note.ts';
import { readPdf } from './testing/read-pdf.ts';
import { paidStay } from './testing/sample-stay.ts';

const NOTE: CreditNote = {
  number: 'CN00000-000003',
  refundId: 'anna',
  seller: SELLER,
  invoice: { number: '00000-000001', amount: baht(2140), issuedAt: minute(3) },
  before: baht(2140),
  amount: baht(1070),
  reason: 'canceled',
  issuedAt: minute(20),
};
const read = async (
  note = NOTE,
  language: 'th' | 'en' = 'en',
  book: Parameters<typeof paidStay>[0] = { taxInvoice: BUYER },
) => (await readPdf(await creditNotePdf(paidStay(book), note, language))).replaceAll(/\s+/g, ' ');

describe('a credit note', () => {
  it('says who takes back how much of which invoice, and why', async () => {
    const text = await read();
    for (const fact of [
      'Credit note (ใบลดหนี้)',
      'CN00000-000003',
      'Riverside Co., Ltd.',
      'Tax ID 0105561234560 (Head office)',
      BUYER.name,
      BUYER.address,
      `Tax ID ${BUYER.taxId} (Branch no. 00001)`,
      'Refers to tax invoice No. 00000-000001 of 1 January 2027',
      'The stay was canceled',
    ])
      expect(text).toContain(fact);
    expect(text).toMatch(/original tax invoice ?2,000\.00/);
    expect(text).toMatch(/Correct value ?1,000\.00/);
    expect(text).toMatch(/Difference ?1,000\.00/);
    expect(text).toMatch(/VAT 7% on the difference ?70\.00/);
    expect(text).toMatch(/Total credited ?1,070\.00/);
    expect(text).not.toContain('earlier');
  });

  it('says in Thai what earlier ones took back', async () => {
    const text = await read(
      { ...NOTE, before: baht(1070), amount: baht(535), reason: 'reduced' },
      'th',
    );
    expect(text).toContain('อ้างถึงใบกำกับภาษีเลขที่ 00000-000001 วันที่ 1 มกราคม 2570');
    expect(text).toMatch(/ตามใบกำกับภาษีเดิม ?2,000\.00/);
    expect(text).toMatch(/ใบลดหนี้ก่อนหน้า ?1,000\.00/);
    expect(text).toMatch(/มูลค่าที่ถูกต้อง ?500\.00/);
    expect(text).toContain('ลดค่าบริการ');
  });

  it('names no buyer who was erased', async () => {
    const text = await read(NOTE, 'en', { taxInvoice: null });
    expect(text).not.toContain(BUYER.name);
    expect(text).toContain('CN00000-000003');
  });
});
