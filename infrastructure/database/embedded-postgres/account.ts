import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Whom initdb and the server run as; undefined: the user of this process. Spreads into spawn's options. */
export type Account = Readonly<{ uid: number; gid: number }> | undefined;

const NOBODY: Account = { uid: 65534, gid: 65534 };
const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root and wants to own its data: root starts it as the data's owner,
 * or as nobody when there is no data yet.
 */
export async function accountFor(dataDirectory: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataDirectory).catch(() => undefined);
  return owner === undefined || owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

/** Asks as the account itself, as the modes of every parent (0700 of /root) have a say. */
export const canWrite = (account: Account, directory: string): Promise<boolean> =>
  run('/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', directory], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );

/** Hands a directory and all in it to the account. */
export async function giveTo(account: Account, directory: string): Promise<void> {
  if (account === undefined) return;
  const entries = await readdir(directory, { recursive: true });
  for (const path of ['', ...entries]) await chown(join(directory, path), account.uid, account.gid);
}
