import { BUYER, minute, SELLER } from '@baanpak/domain/testing/samples.ts';
import { baht, satang } from '@baanpak/domain/values/money/money.ts';
import type { CreditNote } from '@baanpak/domain/values/money/tax-invoice.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { describe, expect, it } from 'vitest';
import { receipt, receiptFileName } from './receipt.ts';
import { readPdf } from './testing/read-pdf.ts';
import { paidStay } from './testing/sample-stay.ts';

const read = async (facts = paidStay(), language: 'th' | 'en' = 'en') =>
  (await readPdf(await receipt(facts, language))).replaceAll(/\s+/g, ' ');

describe('a receipt', () => {
  it('says in English who paid whom for what, and the VAT inside once', async () => {
    const text = await read();
    for (const fact of [
      'Riverside House Amphawa',
      '12 Moo 3, Prachaset Road Amphawa Samut Songkhram 75110 Thailand',
      'Tax ID 0105500000000',
      'Booking number BK-7Q2MX4',
      '1 January 2027 at 10:02',
      'Anna',
      'Garden room',
      '1 March 2027',
      '3 March 2027 (2 nights)',
      'Paid by PromptPay',
    ])
      expect(text).toContain(fact);
    expect(text.match(/1,000\.00/g)).toHaveLength(2);
    expect(text).toMatch(/Value before VAT\s*1,869\.16/);
    expect(text).toMatch(/VAT 7%\s*130\.84/);
    expect(text).toMatch(/Total\s*2,000\.00/);
    expect(text).not.toContain('Refunded');
  });

  it('says it in Thai, with the year of the Buddhist era, and every sign of it can be read back', async () => {
    const text = await read(paidStay({ reservedBy: 'กมลชนก วงศ์สุวรรณรัตน์' }), 'th');
    for (const fact of [
      'ใบเสร็จรับเงิน',
      'บ้านริมน้ำ อัมพวา',
      'กมลชนก วงศ์สุวรรณรัตน์',
      'ห้องริมสวนน้ำค้าง',
      '1 มีนาคม 2570',
      'ภาษีมูลค่าเพิ่ม 7%',
      'รวมทั้งสิ้น',
      'พร้อมเพย์',
    ])
      expect(text).toContain(fact);
  });

  it('names no VAT for a hotel that has no tax id', async () => {
    const text = await read(paidStay({}, { taxId: null }));
    expect(text).not.toMatch(/VAT|Tax ID/);
    expect(text).toMatch(/Total\s*2,000\.00/);
  });

  it('names no VAT for a hotel that is not registered for it', async () => {
    const text = await read(paidStay({}, { vatRegistered: false }));
    expect(text).not.toContain('VAT');
    expect(text).toContain('Tax ID');
  });

  it('is of who is registered, not of the shop', async () => {
    const registeredName = { th: 'บริษัท บ้านริมน้ำ จำกัด', en: 'Riverside Co., Ltd.' };
    const registeredAddress = { th: '99 ถนนสุขุมวิท', en: '99 Sukhumvit Road' };
    const text = await read(paidStay({}, { registeredName, registeredAddress }));
    for (const fact of Object.values({ registeredName, registeredAddress }))
      expect(text).toContain(fact.en);
  });

  it('adds the extras up with the nights', async () => {
    const extra = { id: 'x', text: 'เตียงเสริม', amount: 500, at: '', by: '' };
    const text = await read({ ...paidStay(), charges: [extra, { ...extra, text: null }] });
    expect(text).toMatch(/เตียงเสริม\s*500\.00/);
    expect(text).toMatch(/Extra\s*500\.00/);
    expect(text).toMatch(/Total\s*3,000\.00/);
  });

  it('tells what was paid from extras that are not', async () => {
    const charges = [{ id: 'x', text: 'เตียงเสริม', amount: 500, at: '', by: '' }];
    const text = await read({ ...paidStay(), charges, amountDue: 500 });
    expect(text).toMatch(/Total\s*2,500\.00/);
    expect(text).toContain('Paid 2,000.00');
    expect(text).toContain('Amount due 500.00');
  });

  it('lists what was given back, with its day and reason, and adds up after a change of dates', async () => {
    const nightPrices = [{ date: '2027-03-01', price: 1000 }];
    const changed = paidStay({ price: 1000, nights: 1, nightPrices });
    const money = {
      ...changed.money,
      returned: [
        { refundId: 'r', amount: 1000, at: minute(60 * 24 * 3), because: 'changed' as const },
      ],
    };
    const facts = { ...changed, money };
    expect(await read(facts)).toMatch(
      new RegExp(
        [
          'Total 1,000.00 Payments Amount \\(THB\\)',
          '1 January 2027 · Paid by PromptPay 2,000.00',
          '4 January 2027 · Refunded: the stay was changed -1,000.00',
          'Paid less refunds 1,000.00',
        ].join(' '),
      ),
    );
    const thai = await read(facts, 'th');
    expect(thai).toMatch(/4 มกราคม 2570 · คืนเงิน: เปลี่ยนแปลงการเข้าพัก -1,000\.00/);
    expect(thai).toMatch(/ชำระแล้วหักเงินที่คืน 1,000\.00/);
  });

  it('says what is still to be given back', async () =>
    expect(await read({ ...paidStay({ price: 1500 }), amountDue: -500 })).toContain(
      'Paid 2,000.00 To be refunded 500.00',
    ));

  it('leaves the extras out of a stay that was called off', async () => {
    const charges = [{ id: 'x', text: 'เตียงเสริม', amount: 500, at: '', by: '' }];
    const returned = [{ refundId: 'r', amount: 2000, at: minute(9), because: 'canceled' as const }];
    const money = { ...paidStay().money, returned };
    const text = await read({ ...paidStay({ status: 'Canceled' }), charges, money });
    expect(text).toMatch(/Total\s*2,000\.00/);
    expect(text).not.toContain('เตียงเสริม');
    expect(text).toContain('Refunded: the stay was canceled -2,000.00 Paid less refunds 0.00');
  });

  it('says what was taken at the desk in parts, and what is still due', async () => {
    const part = { id: 'p', reference: null, by: '', at: minute(5) };
    const text = await read({
      ...paidStay(),
      payment: { paidAt: minute(6), method: null, atDesk: true },
      money: { ...paidStay().money, throughCheckout: 0 },
      payments: [
        { ...part, method: 'cash', amount: 500 },
        { ...part, method: 'card-terminal', amount: 1500 },
      ],
      charges: [{ id: 'x', text: null, amount: 120, at: '', by: '' }],
      amountDue: 120,
    });
    expect(text).toContain('1 January 2027 · Received at the hotel: Cash 500.00');
    expect(text).toContain('Received at the hotel: Card terminal 1,500.00');
    expect(text).toContain('Paid 2,000.00 Amount due 120.00');
    expect(text).not.toContain('Paid by');
  });

  it('adds up to the satang where the nights bear what the hotel keeps of others', async () => {
    const { money, ...facts } = paidStay({ price: 1000 });
    const nights = ['2027-03-01', '2027-03-02', '2027-03-03'].map((date, n) => ({
      date: localDate(date),
      price: satang(n === 0 ? 33_334 : 33_333),
    }));
    expect(await read({ ...facts, money: { ...money, nights } })).toMatch(
      /333\.34 .* 333\.33 .* 333\.33 .*Total 1,000\.00/,
    );
  });

  it('goes over as many pages as the nights need', async () => {
    const nightPrices = Array.from({ length: 60 }, (_, n) => ({ date: '2027-03-01', price: n }));
    const text = await read(paidStay({ nightPrices }));
    expect(text).toContain('BK-7Q2MX4 · 2/2');
    expect(text).toContain('59.00');
  });

  it('prints what a guest wrote as it is, however long, and loads nothing by it', async () => {
    const word = 'x'.repeat(90);
    const text = await read(paidStay({ reservedBy: `<b>${word} file:///etc/passwd` }));
    expect(text.replaceAll(' ', '')).toContain(`<b>${word}file:///etc/passwd`);
  });

  it('prints names of many scripts, so that they can be read back, in a file that stays small', async () => {
    const names = [
      ...['Łukasz', '王小明', '𠮷田', 'たなか', '김민수', 'Иванов', 'Παππάς', 'Nguyễn Thị Ánh'],
      ...['محمد', 'לוי'],
    ];
    const pdf = await receipt(paidStay({ reservedBy: `${names.join(' ')} प्रिया` }), 'en');
    const text = await readPdf(pdf);
    for (const name of names) expect(text).toContain(name);
    expect(pdf.length).toBeLessThan(40_000);
  });

  it('is called by the booking', () =>
    expect(receiptFileName(paidStay())).toBe('receipt-BK-7Q2MX4.pdf'));
});

describe('a tax invoice', () => {
  const invoiced = {
    ...paidStay({ taxInvoice: BUYER }, { taxId: null }),
    invoice: {
      number: '00000-000042',
      seller: SELLER,
      amount: baht(2000),
      issuedAt: minute(3),
    },
  };

  it('says in Thai what the law asks for', async () => {
    const text = await read(invoiced, 'th');
    for (const fact of [
      'ใบกำกับภาษี/ใบเสร็จรับเงิน',
      'เลขที่ 00000-000042',
      'วันที่ 1 มกราคม 2570',
      'บริษัท ริมน้ำ จำกัด',
      'อัมพวา สมุทรสงคราม',
      'เลขประจำตัวผู้เสียภาษี 0105561234560 (สำนักงานใหญ่)',
      'บริษัท ทำดี จำกัด',
      '99 ถนนสุขุมวิท กรุงเทพมหานคร 10110',
      'เลขประจำตัวผู้เสียภาษี 0994000165510 (สาขาที่ 00001)',
    ])
      expect(text).toContain(fact);
    expect(text).toMatch(/มูลค่าก่อนภาษี\s*1,869\.16/);
    expect(text).toMatch(/ภาษีมูลค่าเพิ่ม 7%\s*130\.84/);
  });

  it('has the Thai words in English too, and names the hotel as it was then', async () => {
    const text = await read(invoiced);
    expect(text).toContain('Tax invoice / Receipt (ใบกำกับภาษี/ใบเสร็จรับเงิน)');
    expect(text).toContain('Riverside Co., Ltd.');
    expect(text).toContain('Tax ID 0105561234560 (Head office)');
    expect(text).toContain('Customer');
    expect(text).toContain('(Branch no. 00001)');
  });

  it('has the extras it was issued for in its total, and later ones beside it', async () => {
    const extra = (id: string, amount: number) => ({
      id,
      text: `Extra ${id}`,
      amount,
      at: '',
      by: '',
    });
    const facts = { ...invoiced, charges: [extra('a', 500), extra('b', 90)] };
    const invoice = { ...invoiced.invoice, amount: baht(2500), extras: ['a'] };
    const text = await read({ ...facts, invoice });
    expect(text).toMatch(
      /Extra a\s*500\.00.*VAT 7%\s*163\.55.*Total\s*2,500\.00.*Extra b\s*90\.00/,
    );
    const gone = await read({ ...facts, charges: [], invoice });
    expect(gone).toMatch(/Changed after this tax invoice\s*500\.00.*Total\s*2,500\.00/);
  });

  it('adds up after a change of dates, and shows the money returned with its credit note', async () => {
    const { invoice } = invoiced;
    const returned = [
      { refundId: 'r', amount: 1000, at: minute(60 * 24), because: 'changed' as const },
    ];
    const note: CreditNote = {
      ...{ number: 'CN00000-000007', refundId: 'r', seller: SELLER, reason: 'reduced' },
      ...{ invoice, before: baht(2000), amount: baht(1000), issuedAt: minute(60 * 25) },
    };
    const [night] = invoiced.money.nights;
    if (!night) throw new Error('No night');
    const text = await read({
      ...invoiced,
      money: { ...invoiced.money, nights: [night], returned },
      creditNotes: [note],
    });
    expect(text).toMatch(/1,000\.00 Changed after this tax invoice 1,000\.00 .*Total 2,000\.00/);
    expect(text).toContain(
      '2 January 2027 · Refunded: the stay was changed · credit note CN00000-000007 -1,000.00',
    );
    const nights = [night, ...invoiced.money.nights];
    const longer = await read({ ...invoiced, money: { ...invoiced.money, nights } });
    expect(longer).toMatch(/Changed after this tax invoice -1,000\.00 .*Total 2,000\.00/);
  });

  it('is called one', () => expect(receiptFileName(invoiced)).toBe('tax-invoice-BK-7Q2MX4.pdf'));
});
