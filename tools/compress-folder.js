import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg)$/;
const ENCODINGS = {
  br: promisify(brotliCompress),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes x.br and x.gz beside each x once, so that no request has to wait for it. */
export async function compressFolder(folder) {
  const files = (await readdir(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      for (const [extension, compress] of Object.entries(ENCODINGS))
        await writeFile(join(folder, `${file}.${extension}`), await compress(bytes));
    }),
  );
}
