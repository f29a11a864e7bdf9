import { Type } from 'typebox';
import { PrintQuery } from '../booking/booking-queries.ts';
import { ReportAnswer, ReportChangesAnswer, ReportEventsAnswer } from '../report/report.ts';
import {
  REPORT_FILES,
  ReportChangesQuery,
  ReportEventsQuery,
  ReportParams,
  ReportQuery,
} from '../report/report-queries.ts';
import {
  CommissionInvoiceAnswer,
  StatementPdfAnswer,
  StatementPdfQuery,
} from '../settlement/settlement-papers.ts';
import { SettlementParams } from '../settlement/settlement-requests.ts';
import { StatementAnswer, StatementQuery } from '../settlement/statement.ts';
import type { Routes } from './route.ts';

/** What all of them have: an owner or a hotel that there is not is 404. */
const OF_REPORTS = {
  tag: 'reports',
  rights: { action: 'read-money' },
  refuses: ['not-found'],
} as const;

export const REPORT_ROUTES = {
  'GET /reports/settlement/{ownerId}/{month}/tax-invoice.pdf': {
    ...OF_REPORTS,
    summary: "The tax invoice (ใบกำกับภาษี) of a month's commission, as PDF",
    private: true,
    params: SettlementParams,
    query: PrintQuery,
    answer: CommissionInvoiceAnswer,
    reads: ['reports', 'search', 'users'],
  },
  'GET /reports/commission': {
    ...OF_REPORTS,
    summary: 'Tax invoices and credit notes of the commission, as of a moment',
    files: REPORT_FILES,
    query: Type.Omit(ReportQuery, ['sort', 'hotelId', 'channel']),
    answer: ReportAnswer,
    reads: ['reports', 'search', 'users'],
  },
  'GET /reports/{name}/changes': {
    ...OF_REPORTS,
    summary: 'What came into a report between two moments',
    params: ReportParams,
    query: ReportChangesQuery,
    answer: ReportChangesAnswer,
    reads: ['reports', 'events', 'search', 'users'],
  },
  'GET /reports/{name}/events': {
    ...OF_REPORTS,
    summary: 'The events that a figure of a report is made of',
    params: ReportParams,
    query: ReportEventsQuery,
    answer: ReportEventsAnswer,
    reads: ['reports', 'events', 'search', 'users'],
  },
  'GET /reports/{name}': {
    ...OF_REPORTS,
    summary: 'A report, as of a moment',
    files: REPORT_FILES,
    params: ReportParams,
    query: ReportQuery,
    answer: ReportAnswer,
    reads: ['reports', 'events', 'search', 'users'],
  },
  'GET /reports/settlement/{ownerId}/{month}': {
    ...OF_REPORTS,
    summary: 'What an owner is owed for a month, as of a moment',
    params: SettlementParams,
    query: StatementQuery,
    answer: StatementAnswer,
    reads: ['reports', 'search', 'users'],
  },
  'GET /reports/settlement/{ownerId}/{month}/statement.pdf': {
    ...OF_REPORTS,
    summary: 'What an owner is owed for a month, as of a moment, as PDF',
    private: true,
    params: SettlementParams,
    query: StatementPdfQuery,
    answer: StatementPdfAnswer,
    reads: ['reports', 'search', 'users'],
  },
  'GET /reports/settlement': {
    ...OF_REPORTS,
    summary: 'What is owed to owners by month, as of a moment',
    files: REPORT_FILES,
    query: Type.Omit(ReportQuery, ['sort']),
    answer: ReportAnswer,
    reads: ['reports', 'search', 'users'],
  },
  'GET /reports/vat': {
    ...OF_REPORTS,
    summary: 'Tax invoices and credit notes issued, as of a moment',
    private: true,
    files: REPORT_FILES,
    query: Type.Omit(ReportQuery, ['sort']),
    answer: ReportAnswer,
    reads: ['reports', 'bookings', 'search', 'users'],
  },
} as const satisfies Routes;
