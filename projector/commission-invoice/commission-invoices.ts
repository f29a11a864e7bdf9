import type { CommissionInvoiceIssued } from '@baanpak/domain/commission-invoice/commission-invoices.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { put } from '../row-changes.ts';
import type { Projection } from '../run/projection.ts';
import { commissionInvoiceModel } from './tables.ts';

/** One row a tax invoice or credit note of the commission: the marketplace's book of output tax. */
export const commissionInvoices: Projection<CommissionInvoiceIssued> = {
  model: commissionInvoiceModel,
  streams: ['commissionInvoices-'],
  when: {
    CommissionInvoiceIssued: ({ data: { ownerId, invoice }, position }) => {
      const { number, month, kind, issuedAt } = invoice;
      const sign = kind === 'invoice' ? 1 : -1;
      return [
        put('commission_invoices', {
          ...{ number, owner_id: ownerId, month, kind, invoice },
          commission: satang(sign * invoice.commission),
          vat: satang(sign * invoice.vat),
          withholding: satang(sign * invoice.withholding),
          ...{ date: bangkokDay(issuedAt), at: issuedAt },
          commit_position: Number(position.commit),
          prepare_position: Number(position.prepare),
        }),
      ];
    },
  },
};
