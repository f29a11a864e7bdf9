import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { Type } from 'typebox';

/** Whom a tax invoice is made out to. */
export const TaxInvoiceBuyerSchema = Type.Object(
  {
    name: Type.String(),
    taxId: Type.String(),
    branch: Nullable(Type.String({ description: 'Five digits, 00000 for a head office' })),
    address: Type.String(),
  },
  { description: 'Whom the tax invoice is made out to; null where none is wanted' },
);
