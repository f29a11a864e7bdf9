import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded-postgres/start.ts';

export type PostgresForTest = Readonly<{
  url: string;
  /** What `startEmbeddedPostgres` and `attachEmbeddedPostgres` take, for tests that restart it. */
  directory: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}>;

/** A server of the test's own in a temporary directory, quick because it forgets in a power cut. */
export async function startPostgresForTest(): Promise<PostgresForTest> {
  const temporary = await mkdtemp(join(tmpdir(), 'baanpak-test-'));
  await chmod(temporary, 0o711); // root's tests run the server as another user, who must get there
  const directory = join(temporary, 'postgres');
  const { url, stop } = await startEmbeddedPostgres({
    directory,
    settings: { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB' },
  });
  return {
    url,
    directory,
    async stop() {
      await stop();
      await rm(temporary, { recursive: true, force: true });
    },
  };
}
