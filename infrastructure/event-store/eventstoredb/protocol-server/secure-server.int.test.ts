import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { event, events, newStream } from '../../contract-suite/given.ts';
import { openEventStoreDb } from '../event-store-db.ts';
import { giveUser } from '../give-user.ts';
import { createProtocolLog, openLogFile } from './log.ts';
import { startSecureServer } from './secure-server.ts';

const noOpenssl = (): string | undefined => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'skipped: there is no openssl here (apt-get install openssl)';
  }
};
const missing = noOpenssl();
if (missing) console.warn(`The protocol server with TLS: ${missing}`);

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'baanpak-tls-'));
  if (missing) return;
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=node'];
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', join(directory, 'node.key'), '-out', join(directory, 'node.crt')];
  execFileSync('openssl', ['req', ...options, ...names, ...files], { stdio: 'ignore' });
});
afterAll(() => rmSync(directory, { recursive: true }));

const textOf = (name: string) => readFileSync(join(directory, name), 'utf8');

/** A server on a log in this file; the addresses are of its users. */
async function startOn(logFile: string) {
  const file = openLogFile(join(directory, logFile));
  const server = await startSecureServer(createProtocolLog(file), {
    ...{ host: '127.0.0.1', port: 0 },
    ...{ certificate: textOf('node.crt'), key: textOf('node.key') },
    passwords: { admin: 'of-admin', ops: 'of-ops' },
  });
  const as = (who: string) =>
    `esdb://${who}@localhost:${server.port}?tls=true&tlsCaFile=${join(directory, 'node.crt')}`;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop().then(() => file.close());
    return stopped;
  };
  onTestFinished(stop);
  return { as, stop, port: server.port };
}

async function openAs(url: string) {
  const store = await openEventStoreDb({ url, patience: 2_000 });
  onTestFinished(() => store.close());
  return store;
}

describe.skipIf(missing)('the protocol server with TLS, users and a file', () => {
  it('says over HTTP that it lives, at the port of the protocol', async () => {
    const { port } = await startOn('live.log');
    const agent = new Agent({ ca: textOf('node.crt'), ALPNProtocols: ['h2', 'http/1.1'] }); // as curl asks
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path: '/health/live', agent }, resolve).on('error', reject);
    });
    expect(answer.resume().statusCode).toBe(204);
  });

  it('gives the user of our services all that they need, and nobody else anything', async () => {
    const { as } = await startOn('rights.log');
    const stranger = await openAs(as('baanpak:secret'));
    await expect(stranger.storeId()).rejects.toThrow('does not know user "baanpak"');
    await expect(
      giveUser({ adminUrl: as('admin:guessed'), userUrl: as('baanpak:secret') }),
    ).rejects.toThrow('does not know user "admin" with this password');
    for (let again = 0; again < 2; again += 1)
      await giveUser({ adminUrl: as('admin:of-admin'), userUrl: as('baanpak:secret') });

    const store = await openAs(as('baanpak:secret'));
    await store.storeId();
    const stream = newStream();
    await store.append(stream, 'no-stream', events(2));
    expect(await store.readStream(stream)).toHaveLength(2);
    const ownRules = store.append('$settings', 0, [event()]);
    await expect(ownRules).rejects.toThrow('does not let user "baanpak" append');
    const nobody = await openAs(as('ops:of-ops'));
    await expect(nobody.readAll({ limit: 1 })).rejects.toThrow('read $all');
  });

  it('has after a new start what it answered for, and users with it, and not half an append', async () => {
    const first = await startOn('kept.log');
    await giveUser({ adminUrl: first.as('admin:of-admin'), userUrl: first.as('baanpak:secret') });
    const store = await openAs(first.as('baanpak:secret'));
    const id = await store.storeId();
    const stream = newStream();
    const appended = events(3);
    await store.append(stream, 'no-stream', appended);
    const before = await store.readStream(stream);
    await store.close();
    await first.stop();
    appendFileSync(join(directory, 'kept.log'), '{"stream":"half","ev');

    const second = await startOn('kept.log');
    const again = await openAs(second.as('baanpak:secret'));
    expect(await again.storeId()).toBe(id);
    expect(await again.readStream(stream)).toEqual(before);
    expect(await again.append(stream, 'no-stream', appended)).toMatchObject({ revision: 2 });
    await again.append(stream, 2, [event()]);
    await second.stop();
    const third = await openAs((await startOn('kept.log')).as('baanpak:secret'));
    expect(await third.readStream(stream)).toHaveLength(4);
  });
});
