import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, problemDocument } from './problem-document.ts';

/** Answers what is not even HTTP, or never got complete, with a problem document in Thai, and hangs up. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const document = problemDocument('invalid-request', 'th');
  const body = JSON.stringify(document);
  const head = [
    `HTTP/1.1 ${document.status} Bad Request`,
    `content-type: ${PROBLEM_MEDIA_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
