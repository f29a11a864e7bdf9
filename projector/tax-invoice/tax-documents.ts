import type { TaxInvoiceEvent } from '@baanpak/domain/tax-invoice/tax-invoices.ts';
import { satang } from '@baanpak/domain/values/money/money.ts';
import { vatInside, vatTakenBack } from '@baanpak/domain/values/money/tax-invoice.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import { put } from '../row-changes.ts';
import type { Projection } from '../run/projection.ts';
import { taxModel } from './tables.ts';

/** One row a tax invoice and a credit note: the book of output tax. */
export const taxDocuments: Projection<TaxInvoiceEvent> = {
  model: taxModel,
  streams: ['taxInvoices-'],
  when: {
    TaxInvoiceIssued: (event) => {
      const { number, amount, issuedAt } = event.data.invoice;
      return [
        put('tax_documents', {
          ...{ ...placed(event), number, kind: 'invoice', of_invoice: null },
          ...{ amount, vat: vatInside(amount), date: bangkokDay(issuedAt), at: issuedAt },
        }),
      ];
    },
    CreditNoteIssued: (event) => {
      const { number, amount, invoice, issuedAt } = event.data.note;
      const vat = vatTakenBack(event.data.note);
      return [
        put('tax_documents', {
          ...{ ...placed(event), number, kind: 'credit-note', of_invoice: invoice.number },
          ...{
            amount: satang(-amount),
            vat: satang(-vat),
            date: bangkokDay(issuedAt),
            at: issuedAt,
          },
        }),
      ];
    },
  },
};

const placed = ({ id, data, position }: EventEnvelope<TaxInvoiceEvent>) => ({
  event_id: id,
  owner_id: data.ownerId,
  booking_id: data.bookingId,
  commit_position: Number(position.commit),
  prepare_position: Number(position.prepare),
});
