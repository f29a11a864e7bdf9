import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { BootError } from '../../process/errors.ts';
import { giveUser } from './give-user.ts';
import { createProtocolLog } from './protocol-server/log.ts';
import { type ProtocolServer, startProtocolServer } from './protocol-server/server.ts';

/** What a server that makes users over HTTP was asked, and what it answers to a path. */
const asked: { path: string | undefined; auth: string | undefined; body: unknown }[] = [];
let answers: (request: IncomingMessage) => number;
let log: ReturnType<typeof createProtocolLog>;
let server: ProtocolServer;
let give: (changes?: Partial<Parameters<typeof giveUser>[0]>) => Promise<void>;

beforeEach(async () => {
  asked.length = 0;
  answers = () => 201;
  log = createProtocolLog();
  server = await startProtocolServer(log);
  const users = createServer(async (request, response) => {
    const { url: path, headers } = request;
    asked.push({ path, auth: headers.authorization, body: await json(request) });
    response.writeHead(answers(request)).end('{"error":"why"}');
  });
  users.listen(0, '127.0.0.1');
  await once(users, 'listening');
  onTestFinished(() => {
    users.close();
    server.stop();
  });
  const usersAt = new URL(`http://127.0.0.1:${(users.address() as AddressInfo).port}`);
  const as = (who: string) => server.url.replace('esdb://', `esdb://${who}@`);
  give = (changes = {}) =>
    giveUser({ adminUrl: as('admin:changed'), userUrl: as('baanpak:secret'), usersAt, ...changes });
});

const said = (stream: string) =>
  log.stream(stream).map(({ data }) => JSON.parse(Buffer.from(data).toString()));
const EVERYBODY = ['$admins', 'baanpak'];

describe('a user of EventStoreDB for our services', () => {
  it('is made by the administrator, in no group', async () => {
    await give();
    const auth = `Basic ${Buffer.from('admin:changed').toString('base64')}`;
    const body = { LoginName: 'baanpak', FullName: 'Baanpak', Groups: [], Password: 'secret' };
    expect(asked).toEqual([{ path: '/users', auth, body }]);
  });

  it('may append to and read streams and read $all, and no more', async () => {
    await give();
    const others = { $d: '$admins', $mr: '$admins', $mw: '$admins' };
    expect(said('$settings')).toEqual([
      {
        $userStreamAcl: { $r: EVERYBODY, $w: EVERYBODY, ...others },
        $systemStreamAcl: { $r: '$admins', $w: '$admins', ...others },
      },
    ]);
    expect(said('$$$all')).toEqual([{ $acl: { $r: EVERYBODY } }]);
  });

  it('who exists gets the password, and no rule is written twice', async () => {
    await give();
    answers = ({ url }) => (url === '/users' ? 409 : 200);
    await give();
    expect(asked.at(-1)).toMatchObject({
      path: '/users/baanpak/command/reset-password',
      body: { NewPassword: 'secret' },
    });
    expect([said('$settings').length, said('$$$all').length]).toEqual([1, 1]);
  });

  it('is not made where the administrator is not let, or the server has other rules', async () => {
    answers = () => 403;
    await expect(give()).rejects.toThrow(
      'EVENTSTORE_ADMIN_URL: EventStoreDB answered 403 to "admin", who makes user "baanpak". {"error":"why"}',
    );
    const other = { userUrl: 'esdb://other:secret@127.0.0.1:1?tls=false' };
    await expect(give(other)).rejects.toThrow('rules already, in $settings');
    await expect(give(other)).rejects.toBeInstanceOf(BootError);
  });

  it('is not made by an administrator whose password is wrong', async () => {
    const why = 'EVENTSTORE_ADMIN_URL: EventStoreDB does not know user "admin" with this password.';
    answers = () => 401;
    await expect(give()).rejects.toThrow(why);
    server.faults.denies = ['user'];
    await expect(give()).rejects.toThrow(why);
  });

  it('is not made where the server is away', async () => {
    const adminUrl = 'esdb://admin:changed@127.0.0.1:9?tls=false';
    const error = await give({ adminUrl }).catch((why: unknown) => why);
    expect(error).toBeInstanceOf(BootError);
    expect(String(error)).toMatch(/EVENTSTORE_ADMIN_URL: .*UNAVAILABLE/);
  });

  it.each([
    [{ userUrl: 'esdb://localhost:2113?tls=false' }, 'each name a user and a password'],
    [{ userUrl: 'esdb://admin:secret@localhost:2113' }, 'name the same user'],
  ])('is named by the addresses: %o', async (changes, why) => {
    await expect(give(changes)).rejects.toThrow(why);
    expect(log.stream('$settings')).toEqual([]);
  });
});
