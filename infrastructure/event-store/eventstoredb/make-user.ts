import { readFile } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Credentials } from '@eventstore/db-client';
import { BootError } from '../../process/errors.ts';

const [OK, CREATED, UNAUTHORIZED, EXISTS] = [200, 201, 401, 409];
const PATIENCE_MS = 10_000;

export type Administrator = Readonly<{
  /** Where EventStoreDB answers over HTTP. */
  at: URL;
  credentials: Credentials;
  /** Of the certificate's authority, unless well known. */
  authorityFile?: string | undefined;
}>;

/**
 * Makes a user who is in no group, or gives who exists this password. The client speaks of streams alone: users
 * are made over HTTP. BootError where the administrator is not let.
 */
export async function makeUser(
  admin: Administrator,
  { username, password }: Credentials,
): Promise<void> {
  const made = await post(admin, '/users', {
    ...{ LoginName: username, FullName: 'Baanpak', Groups: [], Password: password },
  });
  if (made.status === CREATED) return;
  const reset = `/users/${encodeURIComponent(username)}/command/reset-password`;
  const answer =
    made.status === EXISTS ? await post(admin, reset, { NewPassword: password }) : made;
  if (answer.status === UNAUTHORIZED) throw new BootError(unknownAdmin(admin.credentials.username));
  if (answer.status !== OK)
    throw new BootError(
      `EVENTSTORE_ADMIN_URL: EventStoreDB answered ${answer.status} to "${admin.credentials.username}", who makes ` +
        `user "${username}". ${answer.said}`.trim(),
    );
}

export const unknownAdmin = (admin: string): string =>
  `EVENTSTORE_ADMIN_URL: EventStoreDB does not know user "${admin}" with this password.`;

async function post({ at, credentials, authorityFile }: Administrator, path: string, body: object) {
  const ca = authorityFile === undefined ? undefined : await readFile(authorityFile);
  const request = at.protocol === 'https:' ? requestOverTls : requestPlain;
  return new Promise<{ status: number; said: string }>((resolve, reject) => {
    const sent = request(
      new URL(path, at),
      {
        method: 'POST',
        auth: `${credentials.username}:${credentials.password}`,
        headers: { 'content-type': 'application/json' },
        timeout: PATIENCE_MS,
        ca,
      },
      (answer) => {
        text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('EventStoreDB does not answer')));
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
