import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lists of rows that wait on disk for a slow reader, who gets them in the order they were put. */
export type Spool<Row> = Readonly<{
  put(rows: readonly Row[]): Promise<void>;
  /** What was put, one list at a time. */
  lists(): AsyncGenerator<readonly Row[]>;
  close(): Promise<void>;
}>;

/**
 * A file without a name in the folder for temporary files, so that nothing of it is left when it is closed, nor when
 * the process ends before. Rows hold JSON only. No file is made before something is put.
 */
export function openSpool<Row>(): Spool<Row> {
  let file: FileHandle | undefined;
  const lengths: number[] = [];
  return {
    async put(rows) {
      file ??= await namelessFile();
      const bytes = Buffer.from(JSON.stringify(rows));
      await file.writeFile(bytes);
      lengths.push(bytes.length);
    },
    async *lists() {
      let position = 0;
      for (const length of lengths) {
        const { buffer } = (await file?.read(Buffer.alloc(length), 0, length, position)) ?? {};
        position += length;
        const rows: Row[] = JSON.parse(String(buffer));
        yield rows;
      }
    },
    async close() {
      await file?.close();
    },
  };
}

async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'baanpak-rows-'));
  try {
    return await open(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
