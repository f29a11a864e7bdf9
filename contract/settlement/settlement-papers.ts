import { Type } from 'typebox';
import { PrintQuery } from '../booking/booking-queries.ts';
import { at } from '../report/report-queries.ts';

export const StatementPdfQuery = Type.Object({
  ...PrintQuery.properties,
  at: at('As of then: an instant, an `x-position`, or the `at` of an answer'),
});

const pdf = (description: string) => ({
  description,
  content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string' }) } },
});
export const StatementPdfAnswer = pdf('The statement');
export const CommissionInvoiceAnswer = pdf('The tax invoice');
