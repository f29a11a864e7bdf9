import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundedQueue } from '../concurrency/bounded-queue.ts';

type Encoding = 'br' | 'gzip';

/** Bytes or characters below which the headers of a packet weigh more than what is saved. */
const LEAST = 1_024;
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

/** Bytes or characters up to which an answer is compressed where it stands: to ask a thread takes longer (ADR 163). */
const SMALL = 32 * 1_024;

const brotli = promisify<string | Buffer, object, Buffer>(brotliCompress);
const zip = promisify<string | Buffer, object, Buffer>(gzip);

/** As small as gzip's best in a third of its time, with 1 MB of memory an answer and not 16. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
/** A twelfth larger than that, in half its time; the hint and the window keep its memory small. */
const smallBrotli = ({ length }: string | Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 2,
    [constants.BROTLI_PARAM_LGWIN]: 14,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
const ZIP = { level: 6 };

const COMPRESS: Readonly<Record<Encoding, (bytes: string | Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, BROTLI),
  gzip: (bytes) => zip(bytes, ZIP),
};
const COMPRESS_SMALL: Readonly<Record<Encoding, (bytes: string | Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, smallBrotli(bytes)),
  gzip: (bytes) => gzipSync(bytes, ZIP),
};

/** Of Node's four threads two are left for files and passwords. */
const inTurn = boundedQueue({ atOnce: 2, waiting: 64, longestWait: 250 });

/**
 * Compresses pages and JSON for those who take it. Only what is in memory whole: streams, event streams
 * among them, pass untouched, since what compresses also holds back. Comes after `tagReads`, whose weak
 * tags name an answer however it is written. What would wait too long for a thread is sent as it is. Why nothing
 * secret leaks by sizes: docs/security.md.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    // says of the answer it stands for what that would say
    if (reply.statusCode === 304) varyByEncoding(reply);
    if (!isLarge(payload) || !isCompressible(reply)) return done(null, payload);
    varyByEncoding(reply);
    const encoding = encodingFor(request);
    const isSmall = payload.length <= SMALL;
    if (encoding === undefined || (!isSmall && inTurn.isFull())) return done(null, payload);
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    if (isSmall) return done(null, COMPRESS_SMALL[encoding](payload));
    inTurn(() => COMPRESS[encoding](payload)).then((compressed) => done(null, compressed), done);
  });
}

const isLarge = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= LEAST;

function isCompressible(reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type');
  const control = String(reply.getHeader('cache-control') ?? '');
  return (
    typeof type === 'string' &&
    COMPRESSIBLE.test(type) &&
    !reply.hasHeader('content-encoding') &&
    !/\bno-transform\b/.test(control)
  );
}

/** Caches keep one answer an encoding. */
function varyByEncoding(reply: FastifyReply): void {
  const given = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (given === '*' || /(?:^|,)\s*accept-encoding\s*(?:,|$)/i.test(given)) return;
  void reply.header('vary', given === '' ? 'accept-encoding' : `${given}, accept-encoding`);
}

/** The smaller one of those the caller takes (RFC 9110, 12.5.3); undefined: none. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const wanted = headers['accept-encoding'];
  const given = (Array.isArray(wanted) ? wanted.join(',') : (wanted ?? '')).toLowerCase();
  const taken = new Map(
    given.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))];
    }),
  );
  const takes = (name: Encoding) => taken.get(name) ?? taken.get('*') ?? false;
  return (['br', 'gzip'] as const).find(takes);
}
