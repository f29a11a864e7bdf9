import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  type Catalogue,
  PROBLEM_MEDIA_TYPE,
  type ProblemCode,
  problemDocument,
} from './problem-document.ts';

/** By the codes of Node's server and its parser. */
const PROBLEM_OF: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Answers what is not even HTTP, or never got complete, with a problem document in Thai, and hangs up. */
export const answerClientErrors =
  (catalogue: Catalogue) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const code = PROBLEM_OF[error.code ?? ''] ?? 'invalid-request';
    const document = problemDocument(catalogue, { code }, 'th');
    const body = JSON.stringify(document);
    const head = [
      `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status]}`,
      `content-type: ${PROBLEM_MEDIA_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
