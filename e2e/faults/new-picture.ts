import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const SIZE = { width: 64, height: 48 };
/** Eight bits of red, green and blue; nothing interlaced. */
const FORMAT = [8, 2, 0, 0, 0];

/** A PNG of one color, another for each number. */
export function newPicture(n: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE.width, 0);
  head.writeUInt32BE(SIZE.height, 4);
  head.set(FORMAT, 8);
  const color = [(n * 40) % 256, (Math.floor(n / 6) * 40) % 256, (Math.floor(n / 36) * 40) % 256];
  const line = Buffer.from([0, ...Array.from({ length: SIZE.width }, () => color).flat()]);
  const lines = Buffer.concat(Array.from({ length: SIZE.height }, () => line));
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
