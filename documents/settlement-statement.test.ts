import { SELLER } from '@baanpak/domain/testing/samples.ts';
import { expect, it } from 'vitest';
import { type StatementFacts, statementPdf } from './settlement-statement.ts';
import { readPdf } from './testing/read-pdf.ts';
import { COMMISSION_INVOICE, MARKETPLACE, STATEMENT } from './testing/sample-settlement.ts';

const PAID: StatementFacts = {
  ...{ statement: STATEMENT, marketplace: MARKETPLACE, invoice: COMMISSION_INVOICE },
};
const read = async (language: 'th' | 'en', facts = PAID) =>
  (await readPdf(await statementPdf(facts, language))).replaceAll(/\s+/g, ' ');

it('adds up what was paid out, to whom, when and by which transfer', async () => {
  const text = await read('en');
  for (const said of [
    ...['Settlement statement', 'For December 2026', 'Baanpak Co., Ltd.', 'สมชาย ใจดี'],
    ...[SELLER.name.en, '5 January 2027 at 10:00', 'KBANK 20270105-4711', 'CM2027-000012'],
    'The owner withholds tax of THB 30.00',
  ])
    expect(text).toContain(said);
  expect(text).toMatch(/Received through the payment provider ?10,000\.00/);
  expect(text).toMatch(/Refunded through the payment provider ?-2,000\.00/);
  expect(text).toMatch(/VAT on the fee ?-25\.55/);
  expect(text).toMatch(/VAT 7% on the commission ?-70\.00/);
  expect(text).toMatch(/Withholding tax 3% on the commission ?30\.00/);
  expect(text).toMatch(/Paid out to the owner ?6,569\.45/);
});

it('is in Thai with Buddhist years', async () => {
  const text = await read('th');
  expect(text).toContain('ประจำเดือน ธันวาคม 2569');
  expect(text).toContain('ข้อมูล ณ วันที่ 6 มกราคม 2570');
  expect(text).toContain('5 มกราคม 2570');
  expect(text).toMatch(/ยอดที่โอนให้เจ้าของที่พักแล้ว ?6,569\.45/);
});

it('says of an open month what is owed, that it is not paid, and who owes where it is below 0', async () => {
  const statement = { ...STATEMENT, status: 'open', paidAt: null, reference: null } as const;
  const text = await read('en', { ...PAID, invoice: null, statement: { ...statement, owed: -70 } });
  expect(text).toMatch(/Owed to the owner ?-70\.00/);
  expect(text).toContain('Not paid out yet');
  expect(text).toContain('A negative total is the amount the owner owes');
  expect(text).not.toContain('CM2027');
});
