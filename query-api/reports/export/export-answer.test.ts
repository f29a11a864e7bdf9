import type { FileFormat } from '@baanpak/contract/report/report-queries.ts';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { sendExport } from './export-answer.ts';
import { COLUMNS, countedRows } from './testing/sample-table.ts';

const answered = (format: FileFormat) => {
  const app = fastify();
  const whole = { name: 'daily-2026-12-01-2026-12-05', columns: COLUMNS, total: 2, answer: {} };
  app.get('/', (_, reply) => sendExport(reply, format, { ...whole, rows: countedRows(2).rows }));
  return app.inject('/');
};

it.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['json', 'application/json; charset=utf-8'],
] as const)('answers %s as a file, and says how many rows come', async (format, type) => {
  const { headers, rawPayload } = await answered(format);
  expect(headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="daily-2026-12-01-2026-12-05.${format}"`,
    'x-total-rows': '2',
  });
  expect(headers['content-length']).toBeUndefined();
  expect(rawPayload.length).toBeGreaterThan(100);
});
