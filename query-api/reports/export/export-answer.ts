import type { Readable } from 'node:stream';
import type { FileFormat } from '@baanpak/contract/report/report-queries.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import type { FastifyReply } from 'fastify';
import { csvFile, type ExportedTable, jsonFile, xlsxFile } from './files.ts';

/** A report whole: `total` counts its rows, `answer` is what a page of it says beside them. */
type Export = ExportedTable &
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

const WHOLE: I18nText = { th: 'รายงานทั้งฉบับ', en: 'The whole report' };

const written: Readonly<Record<FileFormat, (whole: Export, language: Language) => Readable>> = {
  csv: csvFile,
  xlsx: (whole) => xlsxFile(whole, { sheet: whole.name }),
  // its one page has all rows
  json: ({ answer, rows, total }, language) =>
    jsonFile({ ...answer, page: 1, perPage: total, detail: WHOLE[language] }, rows),
};

/** Each keeps a connection to the database for as long as its caller reads. */
const AT_ONCE = 4;
const writing = new Set<Readable>();

/**
 * Answers a report as a file, sent as its rows are read. Its length is not known before; `x-total-rows` says how
 * many rows come, so that progress can be shown. Throws 503 `busy` while too many are being written.
 */
export function sendExport(reply: FastifyReply, format: FileFormat, whole: Export): FastifyReply {
  if (writing.size >= AT_ONCE) throw new TransportError('busy', { retryAfter: 10 });
  const file = written[format](whole, reply.request.language);
  writing.add(file);
  file.once('close', () => writing.delete(file));
  return reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${whole.name}.${format}"`)
    .header('x-total-rows', String(whole.total))
    .send(file);
}
