import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The process whose connection begins at a port of this machine; undefined where it is closed. */
export async function processAtPort(port: number): Promise<number | undefined> {
  const { stdout } = await run('ss', ['-tnpH', `sport = :${port}`]);
  const [, pid] = /pid=(\d+)/.exec(stdout) ?? [];
  return pid === undefined ? undefined : Number(pid);
}
