import type { Readable } from 'node:stream';
import type { FileFormat } from '@baanpak/contract/report/report-queries.ts';
import type { FastifyReply } from 'fastify';
import { csvFile } from './csv-file.ts';
import type { ExportedTable } from './exported-table.ts';
import { jsonFile } from './json-file.ts';
import { xlsxFile } from './xlsx-file.ts';

/** A report whole: `total` counts its rows, `answer` is what a page of it says beside them. */
export type Export = ExportedTable &
  Readonly<{
    /** Of the file, without its ending: letters, digits and `-`. */
    name: string;
    total: number;
    answer: Readonly<Record<string, unknown>>;
  }>;

const TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

const written: Readonly<Record<FileFormat, (whole: Export) => Readable>> = {
  csv: csvFile,
  xlsx: (whole) => xlsxFile(whole, { sheet: whole.name }),
  json: ({ answer, rows }) => jsonFile(answer, rows),
};

/**
 * Answers a report as a file, sent as its rows are read. Its length is not known before; `x-total-rows` says how
 * many rows come, so that progress can be shown.
 */
export const sendExport = (reply: FastifyReply, format: FileFormat, whole: Export): FastifyReply =>
  reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${whole.name}.${format}"`)
    .header('x-total-rows', String(whole.total))
    .send(written[format](whole));
