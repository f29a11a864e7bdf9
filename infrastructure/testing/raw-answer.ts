import { request } from 'node:http';

type RawAnswer = Readonly<{ status: number; location: string | undefined; text: string }>;

/** Asks for a path as it is written: `fetch` would mend `//`, `\` and `..` before it asks. */
export const rawAnswer = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sendable = path.replace(/[^\x21-\x7e]/g, '');
    request({ hostname, port, path: sendable, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0, headers: given } = answer;
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status, location: given.location, text });
      });
    })
      .on('error', reject)
      .end();
  });
