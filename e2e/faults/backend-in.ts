/** Of PostgreSQL's protocol: which process of the server works for a connection, told before its first query. */
const BACKEND_KEY_DATA = 'K'.charCodeAt(0);
const HEAD = 5;

/** Hands all pieces on, and tells the process's id once, when it comes by. */
export function backendIn(found: (pid: number) => void) {
  let begun: Buffer | undefined = Buffer.alloc(0);
  return async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      if (begun) {
        begun = Buffer.concat([begun, piece]);
        const pid = pidIn(begun);
        if (pid !== undefined) {
          begun = undefined;
          found(pid);
        }
      }
      yield piece;
    }
  };
}

/** Messages are a letter, the length of what follows with itself, and that. */
function pidIn(bytes: Buffer): number | undefined {
  for (let at = 0; at + HEAD + 4 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1))
    if (bytes[at] === BACKEND_KEY_DATA) return bytes.readInt32BE(at + HEAD);
  return undefined;
}
