export const FORMATS = ['csv', 'xlsx', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** How much of a file is there; `rows` where its format lets them be counted, `total` where the server said it. */
export type ReceivedFile = Readonly<{ bytes: number; rows?: number; total?: number }>;

const QUOTE = 34;
const NEWLINE = 10;

/** Takes a file as it comes, and tells how far it is. */
export async function receive(
  answer: Response,
  format: Format,
  onProgress: (received: ReceivedFile) => void,
): Promise<Blob> {
  const said = answer.headers.get('x-total-rows');
  const total = said === null ? {} : { total: Number(said) };
  const count = format === 'csv' ? lineCounter() : undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    parts.push(value);
    bytes += value.length;
    // the first line is the headings
    onProgress({ bytes, ...total, ...(count && { rows: Math.max(0, count(value) - 1) }) });
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}

/** Lines so far; a line that ends within quotes goes on. */
function lineCounter(): (part: Uint8Array) => number {
  let lines = 0;
  let isQuoted = false;
  return (part) => {
    for (const byte of part)
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === NEWLINE && !isQuoted) lines++;
    return lines;
  };
}
