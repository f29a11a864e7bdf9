import { BUYER, minute, SELLER } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import { describe, expect, it } from 'vitest';
import { languageOfDocument } from './document-facts.ts';
import { paidStay } from './testing/sample-stay.ts';

const invoice = {
  ...{ number: '00000-000042', seller: SELLER, amount: baht(2000), issuedAt: minute(3) },
};
const stay = (buyer: object, issued: typeof invoice | null = invoice) => ({
  ...paidStay({ lang: 'en', taxInvoice: { ...BUYER, ...buyer } }),
  invoice: issued,
});

describe('the language of papers', () => {
  it("is that of a tax invoice's buyer, once it is issued", () => {
    expect(languageOfDocument(stay({ lang: 'th' }))).toBe('th');
    expect(languageOfDocument(stay({ lang: 'th' }, null))).toBe('en');
  });

  it('is that of the booking where the buyer named none', () =>
    expect(languageOfDocument(stay({}))).toBe('en'));
});
