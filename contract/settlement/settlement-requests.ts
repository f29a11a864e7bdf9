import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { line, uuid } from '../fields/fields.ts';
import { at } from '../report/report-queries.ts';

export const month = () =>
  Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', examples: ['2026-12'] });
export const moment = () =>
  Type.String({ format: 'date-time', examples: ['2027-01-05T03:00:00.000Z'] });

export const SettlementParams = Type.Object({ ownerId: uuid(), month: month() });

export const CloseSettlementBody = Type.Object({
  paidAt: { ...moment(), description: 'When it was paid out; not to come' },
  reference: { ...line(100), description: "The bank's", examples: ['KBANK 20270105-4711'] },
  at: at('Of the statement that was paid out; default as it stands now'),
});
export type CloseSettlementRequest = Static<typeof CloseSettlementBody>;

/** A month of an owner that was paid out. */
export const SettlementSchema = Type.Object({
  ownerId: uuid(),
  month: month(),
  paidAt: moment(),
  reference: Type.String({ examples: ['KBANK 20270105-4711'] }),
  closedAt: moment(),
});
export const SettlementAnswer = withDetail({ settlement: SettlementSchema });
