import { toBaht } from '@baanpak/domain/values/money/money.ts';
import type { CreditNote } from '@baanpak/domain/values/money/tax-invoice.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/** Whom a tax invoice is made out to. */
export const TaxInvoiceBuyerSchema = Type.Object(
  {
    name: Type.String(),
    taxId: Type.String(),
    branch: Nullable(Type.String({ description: 'Five digits, 00000 for a head office' })),
    address: Type.String(),
    lang: Type.Optional(
      Type.Enum(['th', 'en'], {
        type: 'string',
        description:
          'Of the tax invoice and its credit notes; left out: the language of the booking',
      }),
    ),
  },
  { description: 'Whom the tax invoice is made out to; null where none is wanted' },
);

/** What takes some of a tax invoice back; `amount` in THB, with the VAT inside. */
export const CreditNoteSchema = Type.Object({
  number: Type.String({ examples: ['CN00000-000007'] }),
  amount: Type.Integer({ description: 'By how much the invoice is less, with the VAT inside' }),
  issuedAt: Type.String({ format: 'date-time' }),
});

/** The first issued first. */
export const toCreditNotes = (notes: Iterable<CreditNote>): Static<typeof CreditNoteSchema>[] =>
  [...notes]
    .toSorted((a, b) => (a.issuedAt < b.issuedAt ? -1 : 1))
    .map(({ number, amount, issuedAt }) => ({ number, amount: toBaht(amount), issuedAt }));
