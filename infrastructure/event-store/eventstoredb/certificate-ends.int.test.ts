import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { DAY } from '@baanpak/domain/values/time/instant.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { certificateEndsOf, countCertificateEnds } from './certificate-ends.ts';
import { makeCertificate, type TestCertificate } from './testing/certificate.ts';

let directory: string;
let servers: Server[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'baanpak-certificates-'));
  servers = [];
});
afterEach(() => {
  for (const server of servers) server.close();
  rmSync(directory, { recursive: true });
});

function serve({ certificate, key }: TestCertificate): Promise<number> {
  const server = createServer({ cert: certificate, key });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
}

const daysUntil = (end: Date | undefined) => end && Math.round((end.getTime() - Date.now()) / DAY);

it('is told of the server’s certificate and of its authority’s', async () => {
  const authority = makeCertificate(directory, 400);
  const port = await serve(makeCertificate(directory, 20));
  const url = `esdb://127.0.0.1:${port}`;
  const ends = await certificateEndsOf(`${url}?tlsCaFile=${authority.file}`);
  expect([daysUntil(ends.certificate), daysUntil(ends.authority)]).toEqual([20, 400]);
  expect(Object.keys(await certificateEndsOf(url))).toEqual(['certificate']);
});

it('is unknown without TLS, and where nobody answers', async () => {
  expect(await certificateEndsOf('esdb://127.0.0.1:1?tls=false')).toEqual({});
  await expect(certificateEndsOf('esdb://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
});

it('is a number of /metrics, also while the server is away', async () => {
  const authority = makeCertificate(directory, 400);
  const port = await serve(makeCertificate(directory, 20));
  const { count } = countCertificateEnds(`esdb://127.0.0.1:${port}?tlsCaFile=${authority.file}`);
  const { certificate = new Date(0), authority: last = new Date(0) } = await certificateEndsOf(
    `esdb://127.0.0.1:${port}?tlsCaFile=${authority.file}`,
  );
  const told = { certificate: certificate.getTime() / 1_000, authority: last.getTime() / 1_000 };
  expect(await count()).toEqual(told);
  servers.pop()?.close();
  expect(await count()).toEqual(told);
  expect(await countCertificateEnds(undefined).count()).toEqual({});
});
