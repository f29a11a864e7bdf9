import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf } from './client.ts';
import { makeCertificate } from './testing/certificate.ts';

let directory: string;
let server: Server;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'baanpak-client-'));
  server = new Server();
});
afterEach(() => {
  server.forceShutdown();
  rmSync(directory, { recursive: true });
});

const listen = (credentials: ServerCredentials) =>
  new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', credentials, (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });

/** What a server without any service answers, or why it was not reached. */
async function answerAt(url: string): Promise<string> {
  const client = await clientOf(url);
  try {
    const events = client.readStream('some', { maxCount: 1 });
    for await (const _ of events) return 'an event';
    return 'no event';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.dispose();
  }
}

it('names no IP address as server over TLS, of which Node warns, and still proves who the server is', async () => {
  const { file, certificate, key } = makeCertificate(directory, 2);
  const other = makeCertificate(directory, 3).file;
  const pair = { cert_chain: certificate, private_key: key };
  const port = await listen(ServerCredentials.createSsl(null, [pair]));
  const warnings: string[] = [];
  const hear = ({ message }: Error) => void warnings.push(message);
  process.on('warning', hear);
  try {
    const trusting = await answerAt(`esdb://127.0.0.1:${port}?tls=true&tlsCaFile=${file}`);
    expect(trusting).toContain('UNIMPLEMENTED');
    const doubting = await answerAt(`esdb://127.0.0.1:${port}?tls=true&tlsCaFile=${other}`);
    expect(doubting).not.toContain('UNIMPLEMENTED');
    const wrongName = await answerAt(`esdb://localhost:${port}?tls=true&tlsCaFile=${file}`);
    expect(wrongName).not.toContain('UNIMPLEMENTED');
    await turn();
  } finally {
    process.off('warning', hear);
  }
  expect(warnings.filter((message) => message.includes('ServerName'))).toEqual([]);
});
