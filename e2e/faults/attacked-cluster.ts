import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/postmaster.ts';
import { inject } from 'vitest';
import { type ClusterForTest, startCluster } from '../testing/cluster.ts';
import { copyOfData, databaseDirectory } from '../testing/data-directory.ts';
import { type Link, openLink } from './link.ts';

/** A cluster whose way to the database and whose clocks are in our hands. */
export type AttackedCluster = ClusterForTest &
  Readonly<{
    link: Link;
    /** Sets a process's clock so many milliseconds off the machine's. */
    stepClock(pid: number, milliseconds: number): Promise<void>;
    /** After the cluster has ended. */
    letGo(): Promise<void>;
  }>;

/**
 * A guest whose payment broke off asks until this is over. The sandbox answers at once, and nothing that sends to it is
 * stopped for half as long.
 */
const LEASE_SECONDS = '20';
const STEPPED_CLOCK = join(import.meta.dirname, 'stepped-clock.js');

export async function startAttackedCluster(): Promise<AttackedCluster> {
  const dataDir = await copyOfData(inject('demoData'));
  const link = await openLink(() => socketOf(dataDir));
  const clocks = await mkdtemp(join(tmpdir(), 'baanpak-clocks-'));
  const cluster = await startCluster({
    RATE_LIMITS: 'off',
    LEASE_SECONDS,
    DATA_DIR: dataDir,
    DATABASE_VIA: link.address,
    NODE_OPTIONS: `--import=${STEPPED_CLOCK}`,
    CLOCK_STEPS: clocks,
  });
  return {
    ...cluster,
    link,
    async stepClock(pid, milliseconds) {
      await writeFile(join(clocks, String(pid)), String(milliseconds));
      process.kill(pid, 'SIGUSR2');
    },
    async letGo() {
      await link.close();
      await rm(clocks, { recursive: true });
    },
  };
}

async function socketOf(dataDir: string): Promise<string> {
  const url = await attachEmbeddedPostgres(databaseDirectory(dataDir));
  if (url === null) throw new Error('The cluster has no database running');
  return join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
}
