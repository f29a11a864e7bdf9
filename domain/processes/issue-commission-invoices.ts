import type { Process } from './process.ts';

/** A month that was paid out to its owner has the tax invoice of its commission. */
export const issueCommissionInvoices: Process = {
  name: 'issue-commission-invoices',
  when: {
    SettlementClosed: ({ data: { ownerId, month } }) => [
      { do: { type: 'InvoiceCommission', data: { ownerId, month } } },
    ],
  },
};
