import { it } from 'vitest';
import { follow } from '../testing/follow.ts';
import { minute } from '../testing/samples.ts';
import { issueCommissionInvoices } from './issue-tax-documents.ts';

const of = { ownerId: 'somchai', month: '2026-12' };

it('asks for the invoice of a month that was closed', () =>
  follow(issueCommissionInvoices)({
    type: 'SettlementClosed',
    data: { ...of, paidAt: minute(0), reference: 'KBANK 1', by: 'admin', closedAt: minute(1) },
  }).expect({ do: { type: 'InvoiceCommission', data: of } }));
