import { spawn, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// What runs in containers beside our programs.

const ROOT = join(import.meta.dirname, '..');

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'baanpak-containers-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('the certificates of the event store', () => {
  const places = { KEEP: 'keep', AUTHORITY: 'authority', NODE: 'node' };
  beforeEach(() => {
    for (const place of Object.values(places)) mkdirSync(join(directory, place));
  });

  const run = (...words: string[]) =>
    spawnSync('sh', [join(import.meta.dirname, 'event-store/certificates.sh'), ...words], {
      encoding: 'utf8',
      env: {
        PATH: `${join(import.meta.dirname, 'testing/bin')}:${process.env.PATH}`,
        OWNER: `${process.getuid?.()}:${process.getgid?.()}`,
        ...Object.fromEntries(
          Object.entries(places).map(([name, place]) => [name, join(directory, place)]),
        ),
      },
    });
  const certificate = (file: string) => new X509Certificate(readFileSync(join(directory, file)));
  const modeOf = (file: string) => (statSync(join(directory, file)).mode & 0o777).toString(8);
  const isTrusted = () =>
    certificate('node/node.crt').verify(certificate('authority/ca.crt').publicKey);

  it('are made once: a pair for the event store, and for services the authority’s alone', () => {
    const made = run('make');
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(readdirSync(join(directory, 'authority'))).toEqual(['ca.crt']);
    expect(readdirSync(join(directory, 'node'))).toEqual(['node.crt', 'node.key']);
    expect(['node/node.key', 'keep/ca/ca.key', 'keep/node/node.key'].map(modeOf)).toEqual([
      ...['400', '400', '400'],
    ]);
    expect(['authority/ca.crt', 'node/node.crt'].map(modeOf)).toEqual(['444', '444']);
    expect(certificate('node/node.crt').checkHost('eventstore')).toBe('eventstore');
    expect(certificate('node/node.crt').checkIP('127.0.0.1')).toBe('127.0.0.1');
    expect(isTrusted()).toBe(true);
    const before = certificate('node/node.crt').fingerprint256;
    expect(run('make').status).toBe(0);
    expect(certificate('node/node.crt').fingerprint256).toBe(before);
  });

  it('are renewed by the same authority, which services trust already', () => {
    run('make');
    const [authority, node] = [certificate('authority/ca.crt'), certificate('node/node.crt')];
    expect(run('renew').status).toBe(0);
    expect(certificate('authority/ca.crt').fingerprint256).toBe(authority.fingerprint256);
    expect(certificate('node/node.crt').fingerprint256).not.toBe(node.fingerprint256);
    expect(isTrusted()).toBe(true);
  });

  it('are renewed with their authority', () => {
    run('make');
    const authority = certificate('authority/ca.crt');
    expect(run('renew', '--authority').status).toBe(0);
    expect(certificate('authority/ca.crt').fingerprint256).not.toBe(authority.fingerprint256);
    expect(isTrusted()).toBe(true);
  });

  it('of a volume of before stay, and everybody’s keys become nobody’s', () => {
    run('make');
    for (const file of ['ca/ca.key', 'node/node.key'])
      chmodSync(join(directory, 'keep', file), 0o444);
    rmSync(join(directory, 'authority/ca.crt'));
    const before = certificate('keep/node/node.crt').fingerprint256;
    expect(run('make').status).toBe(0);
    expect(certificate('node/node.crt').fingerprint256).toBe(before);
    expect(['keep/ca/ca.key', 'keep/node/node.key'].map(modeOf)).toEqual(['400', '400']);
    expect(isTrusted()).toBe(true);
  });

  it('refuse what they do not know', () => {
    const refused = run('renew', '--all');
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('renew --all')]);
  });
});

describe('the health check of a service', () => {
  async function exitWith(answer: RequestListener | undefined): Promise<number | null> {
    const server = createServer(answer);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    if (!answer) server.close();
    try {
      const child = spawn('bash', [join(import.meta.dirname, 'healthy.sh')], {
        env: { PORT: String(port) },
        stdio: 'ignore',
      });
      const [code] = await once(child, 'exit');
      return code;
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('ends with 0 where the process is ready, and only there', async () => {
    const paths: (string | undefined)[] = [];
    const ready: RequestListener = ({ url }, response) => {
      paths.push(url);
      response.end('{"ok":true}');
    };
    expect(await exitWith(ready)).toBe(0);
    expect(paths).toEqual(['/readyz']);
    expect(await exitWith((_asked, response) => void response.writeHead(503).end())).toBe(1);
    expect(await exitWith(undefined)).toBe(1);
  });

  it('ends with 1 where the process says nothing', async () => {
    expect(await exitWith(() => undefined)).toBe(1);
  });
});

describe('the operator’s commands', () => {
  const DOES = 'process.stdout.write(JSON.stringify(process.argv.slice(2)));';
  const ops = (...words: string[]) => {
    mkdirSync(join(directory, 'deploy'));
    mkdirSync(join(directory, 'dist'));
    writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
    writeFileSync(join(directory, 'deploy/ops.js'), readFileSync(join(ROOT, 'deploy/ops.js')));
    for (const name of ['doctor', 'backup', 'restore'])
      writeFileSync(join(directory, `dist/${name}.js`), DOES);
    return spawnSync(process.execPath, [join(directory, 'deploy/ops.js'), ...words], {
      encoding: 'utf8',
    });
  };

  it.each([
    [['doctor', '--json']],
    [['restore', 'baanpak-20261127T010203Z-logical']],
    [['backup', '/elsewhere']],
  ])('in the image are those of npm: %s', (words) =>
    expect(ops(...words).stdout).toBe(JSON.stringify(words)),
  );

  it('back up into the folder they run in', () =>
    expect(ops('backup').stdout).toBe('["backup","."]'));

  it.each([[[]], [['format']]])('say which there are: %s', (words) => {
    const { status, stderr } = ops(...words);
    expect([status, stderr]).toEqual([1, expect.stringContaining('doctor, backup, restore')]);
  });

  const onHost = (
    program: string,
    environment: Record<string, string>,
    lines = 'POSTGRES_PASSWORD=x',
  ) => {
    writeFileSync(join(directory, '.env'), `PUBLIC_URL=http://localhost:8080\n${lines}\n`);
    return spawnSync(process.execPath, [join(ROOT, 'standalone/start.js'), program, '--none'], {
      cwd: directory,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...environment },
    });
  };

  it.each(['doctor', 'backup', 'restore', 'rebuild', 'replay', 'create-admin'])(
    'npm run %s does nothing on a host of containers, and says what does',
    (program) => {
      const { status, stderr, stdout } = onHost(program, {});
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`docker compose run --rm ops ${program}`);
      expect(readdirSync(directory)).toEqual(['.env']);
    },
  );
});
