import { readFile } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { BootError } from '../../process/errors.ts';
import { authorityFileIn, credentialsIn, httpAddressIn } from './address.ts';
import { clientOf } from './client.ts';
import { isUnknownUser } from './errors.ts';

type GivenUser = Readonly<{
  /** With an administrator's name and password: `esdb://admin:…@host:2113?tls=true&tlsCaFile=…`. */
  adminUrl: string;
  /** With those of the user. */
  userUrl: string;
  /** Where users are made over HTTP; default the first host of `adminUrl`. */
  usersAt?: URL;
}>;

const ADMINS = '$admins';
const SETTINGS = '$settings';
/** The rules of $all are in the stream of its metadata. */
const OF_ALL = '$$$all';

/**
 * Makes the user of our services in EventStoreDB with the least rights they need: to append to and read streams that
 * are not the server's own, and to read $all. Only administrators delete streams and change rights. Again it
 * changes nothing but the password. Throws BootError where the server has rules of others.
 */
export async function giveUser({ adminUrl, userUrl, usersAt }: GivenUser): Promise<void> {
  const [credentials, user] = [credentialsIn(adminUrl), credentialsIn(userUrl)];
  if (!credentials || !user)
    throw new BootError('EVENTSTORE_ADMIN_URL and EVENTSTORE_URL each name a user and a password.');
  if (credentials.username === user.username)
    throw new BootError('EVENTSTORE_ADMIN_URL and EVENTSTORE_URL name the same user.');
  const client = await clientOf(adminUrl);
  try {
    await giveRights(client, user.username);
    await letReadAll(client, user.username);
    const at = usersAt ?? httpAddressIn(adminUrl);
    await makeUser({ at, credentials, authorityFile: authorityFileIn(adminUrl) }, user);
  } catch (error) {
    throw refusalOf(error, credentials.username);
  } finally {
    await client.dispose();
  }
}

/** What the server or the way to it says has a code; anything else is a bug. */
function refusalOf(error: unknown, admin: string): unknown {
  if (isUnknownUser(error)) return new BootError(unknownAdmin(admin));
  return error instanceof Error && 'code' in error
    ? new BootError(
        `EVENTSTORE_ADMIN_URL: ${error.message || `EventStoreDB refuses (${error.code})`}`,
      )
    : error;
}

/** Of who may what in streams without rules of their own. */
const rulesFor = (...users: readonly string[]) => ({
  $userStreamAcl: { $r: users, $w: users, $d: ADMINS, $mr: ADMINS, $mw: ADMINS },
  $systemStreamAcl: { $r: ADMINS, $w: ADMINS, $d: ADMINS, $mr: ADMINS, $mw: ADMINS },
});

async function giveRights(client: EventStoreDBClient, username: string): Promise<void> {
  const rules = rulesFor(ADMINS, username);
  const before = await lastOf(client, SETTINGS);
  if (isDeepStrictEqual(before?.data, rules)) return;
  if (before)
    throw new BootError(
      `EventStoreDB has rules already, in ${SETTINGS}: it serves others, too. Let user "${username}" append to and ` +
        'read streams there by hand, or take a server of its own.',
    );
  await write(client, SETTINGS, before, { type: 'update-default-acl', data: rules });
}

/** Who was let before still is. */
async function letReadAll(client: EventStoreDBClient, username: string): Promise<void> {
  const before = await lastOf(client, OF_ALL);
  const metadata = isRecord(before?.data) ? before.data : {};
  const acl = isRecord(metadata.$acl) ? metadata.$acl : {};
  const readers = [acl.$r ?? ADMINS].flat();
  if (readers.includes(username)) return;
  const data = { ...metadata, $acl: { ...acl, $r: [...readers, username] } };
  await write(client, OF_ALL, before, { type: '$metadata', data });
}

type Last = Readonly<{ data: unknown; revision: bigint }>;

async function write(
  client: EventStoreDBClient,
  stream: string,
  last: Last | undefined,
  event: Readonly<{ type: string; data: Record<string, unknown> }>,
): Promise<void> {
  const { jsonEvent } = await import('@eventstore/db-client');
  const expectedRevision = last?.revision ?? 'no_stream';
  await client.appendToStream(stream, jsonEvent(event), { expectedRevision });
}

/** A stream's last event; undefined where there is none. */
async function lastOf(client: EventStoreDBClient, stream: string): Promise<Last | undefined> {
  const newest = { direction: 'backwards', fromRevision: 'end', maxCount: 1 } as const;
  try {
    let last: Last | undefined;
    for await (const { event } of client.readStream(stream, newest)) last = event;
    return last;
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'stream-not-found')
      return undefined;
    throw error;
  }
}

const [OK, CREATED, UNAUTHORIZED, EXISTS] = [200, 201, 401, 409];
const PATIENCE_MS = 10_000;

type Administrator = Readonly<{
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
async function makeUser(admin: Administrator, { username, password }: Credentials): Promise<void> {
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

const unknownAdmin = (admin: string): string =>
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
