import type { Dispatcher, Pool } from 'undici';

export type Request = Readonly<
  Pick<Dispatcher.DispatchOptions, 'path' | 'method'> & {
    headers: Readonly<Record<string, string>>;
    body?: string;
  }
>;

/**
 * The status of the answer, once its last byte has come. Past undici's streams, which would wait longer for
 * themselves than for the answer. Rejects with its body when the status is none of `expected`.
 */
export const ask = (guests: Pool, request: Request, expected: readonly number[]): Promise<number> =>
  new Promise((resolve, reject) => {
    let status = 0;
    const problem: Buffer[] = [];
    guests.dispatch(request, {
      onRequestStart() {}, // undici tells the new kind of handler by it
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        if (!expected.includes(status)) problem.push(chunk);
      },
      onResponseEnd() {
        if (expected.includes(status)) resolve(status);
        else reject(new Error(`${request.path}: ${status} ${Buffer.concat(problem)}`));
      },
      onResponseError(_controller, error) {
        reject(error);
      },
    });
  });
