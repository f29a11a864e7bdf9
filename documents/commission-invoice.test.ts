import { SELLER } from '@baanpak/domain/testing/samples.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { expect, it } from 'vitest';
import { commissionInvoicePdf } from './commission-invoice.ts';
import { readPdf } from './testing/read-pdf.ts';
import { COMMISSION_INVOICE } from './testing/sample-settlement.ts';

const read = async (language: 'th' | 'en', invoice = COMMISSION_INVOICE) =>
  (await readPdf(await commissionInvoicePdf(invoice, language))).replaceAll(/\s+/g, ' ');

it('has what the law asks of a full tax invoice, and the tax that is withheld', async () => {
  const text = await read('en');
  for (const said of [
    ...['Tax invoice (ใบกำกับภาษี)', 'No. CM2027-000012', '5 January 2027', 'Baanpak Co., Ltd.'],
    ...['1 Silom Road', 'Tax ID 0994000165510 (Head office)', SELLER.name.en, SELLER.address.en],
    ...[`Tax ID ${SELLER.taxId} (Head office)`, 'withholding tax certificate'],
  ])
    expect(text).toContain(said);
  expect(text).toMatch(/Commission on bookings, December 2026 ?1,000\.00/);
  expect(text).toMatch(/VAT 7% ?70\.00/);
  expect(text).toMatch(/Total ?1,070\.00/);
  expect(text).toMatch(/Withholding tax 3% on the commission ?-30\.00/);
  expect(text).toMatch(/Net of withholding tax ?1,040\.00/);
});

it('is in Thai with Buddhist years, and names a buyer without a tax id by name and address', async () => {
  const buyer = { ...SELLER, taxId: null, branch: null };
  const text = await read('th', { ...COMMISSION_INVOICE, buyer });
  expect(text).toContain('ใบกำกับภาษี');
  expect(text).toContain('5 มกราคม 2570');
  expect(text).toContain('ประจำเดือน ธันวาคม 2569');
  expect(text).toContain(SELLER.name.th);
  expect(text).not.toContain(SELLER.taxId);
});

it('is a credit note where commission was given back, of the invoice before it', async () => {
  const credits = {
    ...{ number: 'CM2026-000007', month: '2026-11', issuedAt: instant('2026-12-05T04:00:00Z') },
  };
  const note = { ...COMMISSION_INVOICE, kind: 'credit-note', credits } as const;
  const text = await read('en', { ...note, number: 'CMC2027-000001' });
  expect(text).toContain('Credit note (ใบลดหนี้)');
  expect(text).toContain('Refers to tax invoice No. CM2026-000007 of 5 December 2026');
  expect(text).toContain('Reason for the credit note');
  expect(text).not.toContain('withholding tax certificate');
});
