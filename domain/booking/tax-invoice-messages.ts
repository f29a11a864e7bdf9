import type { Message } from '../values/decider/message.ts';
import type { CreditNote, TaxInvoice } from '../values/money/tax-invoice.ts';

/** The number that its stay's tax invoice got. */
export type RecordTaxInvoice = Message<
  'RecordTaxInvoice',
  { bookingId: string; invoice: TaxInvoice }
>;
/** A credit note that takes some of its tax invoice back. */
export type RecordCreditNote = Message<'RecordCreditNote', { bookingId: string; note: CreditNote }>;
export type TaxInvoiceCommand = RecordTaxInvoice | RecordCreditNote;

export type TaxInvoiceRecorded = Message<'TaxInvoiceRecorded', RecordTaxInvoice['data']>;
export type CreditNoteRecorded = Message<'CreditNoteRecorded', RecordCreditNote['data']>;
export type TaxInvoiceEvent = TaxInvoiceRecorded | CreditNoteRecorded;
