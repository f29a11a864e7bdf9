import type { FastifyReply } from 'fastify';

const SIZE = 1_048_576;
const MOST_KEPT = 64;

const free: Buffer[] = [];

/**
 * Writes a large answer as bytes, into memory that is used again once they are sent: V8 counts what
 * buffers hold, and collected a whole heap of a hundred thousand rooms twice a second for their sake.
 */
export class AnswerWriter {
  #bytes = free.pop() ?? Buffer.allocUnsafeSlow(SIZE);
  #length = 0;

  /** Where in the answer the next byte will stand. */
  get length(): number {
    return this.#length;
  }

  text(text: string): void {
    this.#reserve(3 * text.length); // the most that UTF-8 makes of it
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** Text of which each character is a byte. */
  bytes(text: string): void {
    this.#reserve(text.length);
    this.#length += this.#bytes.write(text, this.#length, 'latin1');
  }

  /** One character of ASCII. */
  letter(code: number): void {
    this.#reserve(1);
    this.#bytes[this.#length] = code;
    this.#length += 1;
  }

  /** Writes once more what stands from `start` to `end`, with other bytes from its place `at` on. */
  again(start: number, end: number, others: Uint8Array, at: number): void {
    this.#reserve(end - start);
    const bytes = this.#bytes;
    const copy = this.#length;
    bytes.copyWithin(copy, start, end);
    // a loop is quicker than a call for so few
    for (let n = 0; n < others.length; n += 1) bytes[copy + at + n] = others[n] ?? 0;
    this.#length += end - start;
  }

  /** Sends what was written; nothing may be written any more. */
  send(reply: FastifyReply): FastifyReply {
    const bytes = this.#bytes;
    // only when it was handed on whole: of one that broke off somebody may still hold the memory
    reply.raw.once('finish', () => {
      if (bytes.length === SIZE && free.length < MOST_KEPT) free.push(bytes);
    });
    return reply.send(bytes.subarray(0, this.#length));
  }

  /** What was written so far. */
  toString(): string {
    return this.#bytes.toString('utf8', 0, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
