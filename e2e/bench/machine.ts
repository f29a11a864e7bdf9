import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { withDatabase } from './database.ts';

/** What the figures were taken on, and how busy it was before they were. */
export async function machine(): Promise<string> {
  const postgres = await withDatabase(async ({ url }) => {
    const pool = openPool(url);
    const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
    await pool.end();
    return rows[0]?.server_version;
  });
  const [load = 0] = loadavg();
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.version}`,
    `PostgreSQL ${postgres}`,
    `load before: ${load.toFixed(1)}`,
  ].join(', ');
}
