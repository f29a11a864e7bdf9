import type { IncomingMessage } from 'node:http';
import type { UploadForm } from '@baanpak/domain/values/schema/route.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unknownField } from './field-problems.ts';
import { InvalidRequest, invalidField } from './invalid-request.ts';
import { TransportError } from './transport-problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a multipart form instead of JSON; read it with `uploadedFiles`. */
    upload?: UploadForm;
  }
}

const KIB = 1024;
/** Heads and boundaries of a form. */
const FORM_ITSELF = 64 * KIB;
/** A form with more parts than that is not read on. */
const MOST_PARTS = 100;
/** How much of a refused form is read past, so that its sender gets to see the answer. */
const READ_PAST = 32 * KIB * KIB;

/** Makes the plugin's routes take multipart forms, and nothing else. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(new TransportError('unsupported-media-type'), undefined);
  });
}

/** Lets the plugin's routes take multipart forms beside JSON. */
export async function takeFormsToo(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/**
 * The files of a request's form, one after another: the next is read when it is asked for. Throws
 * InvalidRequest naming the field for a form that is broken, empty or holds anything else, and
 * TransportError `payload-too-large` as soon as a file is; what follows is then not read.
 */
export async function* uploadedFiles(
  request: FastifyRequest,
  { field, many, largest, optional = false }: UploadForm,
): AsyncGenerator<Buffer> {
  if (!request.isMultipart()) {
    if (optional) return;
    throw noFile(field);
  }
  let files = 0;
  try {
    const declared = Number(request.headers['content-length'] ?? 0);
    if (!many && declared > largest + FORM_ITSELF) throw tooLarge();
    const limits = { fileSize: largest + 1, files: MOST_PARTS, parts: MOST_PARTS, fieldSize: KIB };
    for await (const part of request.parts({ limits })) {
      if (part.fieldname !== field) throw new InvalidRequest([unknownField(part.fieldname)]);
      if (part.type === 'field') {
        if (optional && part.value === '') continue;
        throw noFile(field);
      }
      files += 1;
      yield await contentsOf(part.file, largest);
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    readPast(request.raw);
  }
  if (files === 0 && !optional) throw noFile(field);
}

const noFile = (field: string) =>
  invalidField(field, { th: 'ต้องเป็นไฟล์', en: 'must be a file of a multipart form' });
const tooLarge = () => new TransportError('payload-too-large');

async function contentsOf(file: AsyncIterable<Buffer>, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > largest) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The parser's errors have no form of ours, and some are plain. */
function asRefusal(error: unknown): unknown {
  if (error instanceof TransportError || error instanceof InvalidRequest) return error;
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
    return tooLarge();
  return invalidField('body', {
    th: 'อ่านแบบฟอร์ม multipart ไม่ได้',
    en: 'is not a whole multipart form',
  });
}

/** Who still sends would not look at an answer: it is let go on for a while, and what comes is forgotten. */
function readPast(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe(); // or the parser's own, a moment later, would hold it up again
  let left = READ_PAST;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
