import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessPublicKey } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const text = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const COMPOSE = text('docker-compose.yml');

type Service = Readonly<{
  image?: string;
  user?: string;
  restart?: string;
  read_only?: boolean;
  tmpfs?: readonly string[];
  mem_limit?: string;
  pids_limit?: number;
  cap_drop?: readonly string[];
  cap_add?: readonly string[];
  security_opt?: readonly string[];
  network_mode?: string;
  command?: readonly string[];
  working_dir?: string;
  profiles?: readonly string[];
  volumes?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  healthcheck?: Readonly<{ test: readonly string[]; interval: string }>;
}>;
const { services } = parse(COMPOSE, { merge: true, maxAliasCount: -1 }) as {
  services: Readonly<Record<string, Service>>;
};
const SERVICES = Object.entries(services);
const serviceOf = (name: string): Service => services[name] ?? {};

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'baanpak-compose-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const setup = (file: string, ...options: string[]) =>
  spawnSync(process.execPath, ['deploy/setup.js', '--file', join(directory, file), ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
const variables = (file: string) =>
  Object.fromEntries(
    readFileSync(join(directory, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

describe('npm run setup', () => {
  it('writes secrets once, for their owner alone, and never over a file', () => {
    expect(setup('once.env').status).toBe(0);
    const first = variables('once.env');
    expect(statSync(join(directory, 'once.env')).mode & 0o777).toBe(0o600);
    const again = setup('once.env');
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('stays as it is')]);
    expect(variables('once.env')).toEqual(first);
  });

  it('makes secrets that nobody else has', () => {
    setup('one.env');
    setup('other.env');
    const [one, other] = [variables('one.env'), variables('other.env')];
    const secrets = Object.keys(one).filter((name) => /SECRET|KEY|PASSWORD|TOKEN/.test(name));
    const given = secrets.filter((name) => one[name] !== '');
    expect(given.length).toBeGreaterThan(8);
    for (const name of given) expect([name, one[name]]).not.toEqual([name, other[name]]);
  });

  it('gives query-api the key that command-api signs against', () => {
    setup('pair.env');
    const { JWT_SECRET = '', JWT_PUBLIC_KEY } = variables('pair.env');
    expect(JWT_PUBLIC_KEY).toBe(accessPublicKey(JWT_SECRET));
  });

  it('prints the lines that a file of before lacks, and changes nothing', () => {
    setup('new.env', '--sandbox');
    const now = variables('new.env');
    const lines = readFileSync(join(directory, 'new.env'), 'utf8').split('\n');
    const before = lines.filter(
      (line) => !/^(JWT_PUBLIC_KEY|SIGNING_KEY|SANDBOX_WEBHOOK_SECRET)=/.test(line),
    );
    writeFileSync(join(directory, 'before.env'), before.join('\n'));
    const asked = setup('before.env', '--missing');
    expect(asked.stdout).toMatch(
      /^JWT_PUBLIC_KEY=[\w+/]{43}=\nSIGNING_KEY=[\da-f]{64}\nSANDBOX_WEBHOOK_SECRET=[\da-f]{64}\n$/,
    );
    expect(asked.stdout).toContain(`JWT_PUBLIC_KEY=${now.JWT_PUBLIC_KEY}\n`);
    expect(readFileSync(join(directory, 'before.env'), 'utf8')).toBe(before.join('\n'));
    const lacksNothing = setup('new.env', '--missing');
    expect([lacksNothing.status, lacksNothing.stdout]).toEqual([0, '']);
    const none = setup('none-of-this-name.env', '--missing');
    expect([none.status, none.stderr]).toEqual([1, expect.stringContaining('npm run setup')]);
  });

  it('names the site with a certificate where its address is https', () => {
    setup('tls.env', '--url', 'https://baanpak.example');
    expect(variables('tls.env')).toMatchObject({
      PUBLIC_URL: 'https://baanpak.example',
      SITE_ADDRESS: 'baanpak.example, http://gateway',
      HTTP_PORT: '80',
      HTTPS_PORT: '443',
      REDIRECT_HOST: 'baanpak.example',
    });
  });

  it('says which host is sent to the certificate’s, of a file of before, too', () => {
    setup('redirect.env', '--url', 'https://baanpak.example:8443');
    const lines = readFileSync(join(directory, 'redirect.env'), 'utf8').split('\n');
    const before = lines.filter((line) => !line.startsWith('REDIRECT_HOST='));
    writeFileSync(join(directory, 'redirect-before.env'), before.join('\n'));
    expect(setup('redirect-before.env', '--missing').stdout).toBe(
      'REDIRECT_HOST=baanpak.example\n',
    );
    expect(variables('redirect.env').PUBLIC_URL).toBe('https://baanpak.example:8443');
  });
});

describe('docker-compose.yml', () => {
  const missing = spawnSync('docker-compose', ['version']).error
    ? 'skipped: there is no docker-compose here (apt-get install docker-compose)'
    : undefined;
  if (missing) console.warn(`docker-compose.yml: ${missing}`);

  it.skipIf(missing).each([
    ['with real payments', []],
    ['with the sandbox', ['--sandbox']],
    ['with the demo', ['--sandbox', '--demo']],
  ])('is read %s', (_case, options) => {
    const file = `${options.length}.env`;
    setup(file, ...options);
    const ask = (...what: string[]) =>
      execFileSync('docker-compose', ['--env-file', join(directory, file), 'config', ...what], {
        cwd: ROOT,
        encoding: 'utf8',
      });
    const names = ask('--services').trim().split('\n');
    expect(names).toEqual(
      expect.arrayContaining(['gateway', 'command-api-2', 'query-api-2', 'guest-web-2']),
    );
    expect(ask().match(/^ {4}ports:/gm)).toHaveLength(1);
  });

  it.skipIf(missing)('is read with guests by IPv6, and published to both', () => {
    setup('ipv6.env');
    const files = ['docker-compose.yml', 'deploy/compose-ipv6.yml'].flatMap((file) => ['-f', file]);
    const read = execFileSync(
      'docker-compose',
      [...files, '--env-file', join(directory, 'ipv6.env'), 'config'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const { services: merged, networks } = parse(read);
    const published = ['0.0.0.0:80', '0.0.0.0:8443', '[::]:80', '[::]:8443'];
    expect(merged.gateway.ports.map((port: string) => port.replace(/^:::/, '[::]:'))).toEqual(
      expect.arrayContaining(published.map((place) => expect.stringContaining(place))),
    );
    expect(networks.outside.enable_ipv6).toBe(true);
  });

  it.skipIf(missing)('tells the event store’s administrator to one container alone', () => {
    setup('rights.env');
    const read = execFileSync(
      'docker-compose',
      ['--env-file', join(directory, 'rights.env'), 'config'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const { EVENTSTORE_URL: user = '', EVENTSTORE_ADMIN_URL: admin = '' } = variables('rights.env');
    expect([user, admin]).toEqual([
      expect.stringMatching(/^esdb:\/\/baanpak:/),
      expect.stringMatching(/^esdb:\/\/admin:/),
    ]);
    expect(read.split(admin)).toHaveLength(2);
    expect(read.split(user).length).toBeGreaterThan(8);
  });

  it.skipIf(missing)('is refused without secrets', () => {
    const none = join(directory, 'none.env');
    writeFileSync(none, '');
    const empty = spawnSync('docker-compose', ['--env-file', none, 'config'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
    expect([empty.status, empty.stderr]).toEqual([1, expect.stringContaining('npm run setup')]);
  });

  it('lets no container write but to its volumes and to memory', () => {
    expect(SERVICES.length).toBeGreaterThan(15);
    expect(SERVICES.filter(([, { read_only }]) => read_only !== true)).toEqual([]);
    expect(serviceOf('postgres').tmpfs).toEqual(['/tmp', '/run/postgresql']);
    expect(serviceOf('eventstore').tmpfs).toEqual(['/tmp']);
  });

  it('bounds the memory and the processes of each container, and takes its rights away', () => {
    for (const [name, { mem_limit, pids_limit, cap_drop, security_opt }] of SERVICES)
      expect([name, mem_limit, pids_limit, cap_drop, security_opt]).toEqual([
        name,
        expect.stringMatching(/^(\d+m|\$\{[A-Z]+_MEMORY:-\dg\})$/),
        expect.any(Number),
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
    const given = SERVICES.filter(([, { cap_add }]) => cap_add);
    expect(Object.fromEntries(given.map(([name, { cap_add }]) => [name, cap_add]))).toEqual({
      gateway: ['NET_BIND_SERVICE'],
      owner: ['CHOWN'],
      certificates: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'],
    });
    const isRoot = ({ user = '1000:1000' }: Service) => user.startsWith('0:');
    const roots = SERVICES.filter(([, service]) => isRoot(service)).map(([name]) => name);
    expect(roots).toEqual(['owner', 'certificates']);
    expect(SERVICES.filter(([, each]) => isRoot(each) && each.network_mode !== 'none')).toEqual([]);
  });

  it('gives the keys of certificates to nobody but the event store', () => {
    const holders = (volume: string) =>
      SERVICES.filter(([, { volumes = [] }]) =>
        volumes.some((mounted) => mounted.startsWith(`${volume}:`)),
      ).map(([name]) => name);
    expect(holders('event-certificates')).toEqual(['certificates']);
    expect(holders('event-node')).toEqual(['certificates', 'eventstore']);
    const trusting = SERVICES.filter(([, { environment = {} }]) => environment.EVENTSTORE_URL);
    expect(holders('event-authority').sort()).toEqual(
      [...trusting.map(([name]) => name), 'certificates', 'eventstore'].sort(),
    );
  });

  it('shows no password on a command line', () => {
    for (const [name, { command }] of SERVICES)
      expect([name, JSON.stringify(command ?? '')]).not.toEqual([
        name,
        expect.stringMatching(/PASSWORD|SECRET|KEY/),
      ]);
    expect(serviceOf('nats').environment?.NATS_PASSWORD).toMatch(/^"\$\{NATS_PASSWORD.*\}"$/);
  });

  it('looks at the health of all that runs on, without a Node started for it', () => {
    const lasting = SERVICES.filter(([, { restart }]) => restart === 'unless-stopped').filter(
      ([, { command }]) => !/load-demo|event-store-user/.test(JSON.stringify(command ?? '')),
    );
    for (const [name, { healthcheck }] of lasting) {
      expect([name, healthcheck?.test[0]]).toEqual([name, expect.stringMatching(/^CMD/)]);
      expect([name, healthcheck?.test]).not.toEqual([name, expect.arrayContaining(['node'])]);
      expect([name, healthcheck?.interval]).toEqual([name, '10s']);
    }
  });

  it('runs the operator’s commands as command-api is configured, and writes to the folder of backups', () => {
    const { environment = {}, volumes = [], working_dir, profiles } = serviceOf('ops');
    const { DATA_DIR, ...others } = environment;
    const { ADMIN_USERNAME, ADMIN_PASSWORD, ...ofApi } =
      serviceOf('command-api-1').environment ?? {};
    expect([ADMIN_USERNAME, ADMIN_PASSWORD]).toEqual([expect.any(String), expect.any(String)]);
    const { DATA_DIR: _elsewhere, SIGNING_KEY: _signsEvents, ...expected } = ofApi;
    expect(others).toEqual(expected);
    expect([DATA_DIR, working_dir, profiles]).toEqual(['/backups', '/backups', ['ops']]);
    const backups = volumes.find((mounted) => mounted.endsWith(':/backups')) ?? '';
    expect(backups).toContain('{BACKUPS:-backups}');
    expect(serviceOf('owner').volumes).toContain(backups.replace(/\/backups$/, '/data/backups'));
  });

  it('has subnets that proxies are named by, and believes who is in them alone', () => {
    const { networks } = parse(COMPOSE, { merge: true, maxAliasCount: -1 });
    const subnets = Object.values(networks).map(
      (network) => (network as { ipam: { config: { subnet: string }[] } }).ipam.config[0]?.subnet,
    );
    const trusted = serviceOf('command-api-1').environment?.TRUST_PROXY?.split(',');
    expect(trusted).toEqual([...subnets, expect.stringContaining('OUTSIDE_SUBNET_IPV6')]);
    const byIpv6 = parse(text('deploy/compose-ipv6.yml'));
    expect(
      byIpv6.networks.outside.ipam.config.map(({ subnet }: { subnet: string }) => subnet),
    ).toEqual(trusted?.slice(1));
  });

  it('takes no sandbox along but by its profile', () =>
    expect(COMPOSE).toMatch(
      / {2}payment-sandbox:\n {4}<<: \*service\n {4}profiles: \[sandbox\]\n/,
    ));

  it('names every image by a variable, with a tag', () => {
    const images = [...COMPOSE.matchAll(/^\s+image: (.+)$/gm)].map(([, image]) => image);
    expect(images.length).toBeGreaterThan(6);
    for (const image of images)
      expect(image).toMatch(/^\$\{[A-Z_]+:-[a-z/-]+:[a-z0-9.-]+(@sha256:[a-f0-9]{64})?\}$/);
  });

  it('names images so that Renovate finds each, and can add its digest', () => {
    const { customManagers, ...managers } = JSON.parse(text('renovate.json')) as {
      'docker-compose': object;
      customManagers: [{ matchStrings: [string] }];
    };
    expect(managers['docker-compose']).toMatchObject({ enabled: false });
    const found = [...COMPOSE.matchAll(new RegExp(customManagers[0].matchStrings[0], 'g'))];
    const names = found.map(({ groups }) => `${groups?.depName}:${groups?.currentValue}`);
    const images = [...COMPOSE.matchAll(/^\s+image: \$\{[A-Z_]+:-([^@}]+)/gm)];
    expect(names).toEqual(images.map(([, image]) => image));
  });
});

it('an image is built of every folder that the build reads', () => {
  const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
  const taken = text('.dockerignore').split('\n');
  for (const folder of [...workspaces.filter((name) => name !== 'e2e'), 'tools'])
    expect(taken).toContain(`!${folder}`);
});

it('an image has the folders to which its services write, so that Docker gives empty volumes to their user', () => {
  const ours = SERVICES.filter(([, { image = '', user }]) => /BAANPAK/.test(image) && !user);
  const writable = ours.flatMap(([, { volumes = [] }]) =>
    volumes.filter((mounted) => !mounted.endsWith(':ro')).map((each) => each.split(':').at(-1)),
  );
  const made = /^RUN mkdir -p (.+) && chown -R 1000:1000 \/data \/backups$/m.exec(
    text('Dockerfile'),
  )?.[1];
  expect(made?.split(' ').sort()).toEqual([...new Set(writable)].sort());
});

it('containers start with the flags of npm start, and not as root', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: { start: string } };
  const flags = scripts.start.match(/--\S+/g);
  const entry = /^ENTRYPOINT (.+)$/m.exec(text('Dockerfile'))?.[1] ?? '[]';
  expect(JSON.parse(entry)).toEqual(['node', ...(flags ?? ['none'])]);
  expect(text('Dockerfile')).toMatch(/^USER 1000:1000$/m);
});
