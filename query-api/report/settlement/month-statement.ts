import { SettlementParams } from '@baanpak/contract/settlement/settlement-requests.ts';
import { StatementAnswer, StatementQuery } from '@baanpak/contract/settlement/statement.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { asOfText } from '../as-of.ts';
import { parseReportRequest, type ReportDeps } from '../parse-report-request.ts';
import { statementOf } from './statement-of.ts';

const DETAIL = { th: 'ใบสรุปยอดของเจ้าของ', en: 'Owner statement' };

/** GET /reports/settlement/{ownerId}/{month}: what the month comes to, as of a moment. */
export const monthStatement =
  (deps: ReportDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/reports/settlement/:ownerId/:month',
      {
        config: { staff: { action: 'read-money' }, refuses: ['not-found'] },
        schema: {
          tags: ['reports'],
          summary: 'What an owner is owed for a month, as of a moment',
          params: SettlementParams,
          querystring: StatementQuery,
          response: { 200: StatementAnswer },
        },
      },
      async (request) => {
        const { ownerId, month } = request.params;
        const asked = await parseReportRequest(deps, request, { ownerId, ...request.query });
        const of = { ownerId: ownerId.toLowerCase(), month };
        const statement = await statementOf(deps.db, asked, of);
        const at = await asOfText(deps.db, asked);
        return { statement: { ...statement, at }, detail: DETAIL[request.language] };
      },
    );
  };
