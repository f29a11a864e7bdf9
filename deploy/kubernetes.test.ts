import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '..');

type Container = Readonly<{
  name: string;
  image: string;
  args?: readonly string[];
  livenessProbe?: Readonly<{
    httpGet?: Readonly<{ path: string; port: number }>;
    exec?: Readonly<{ command: readonly string[] }>;
  }>;
  env?: readonly Readonly<{ name: string; value?: string }>[];
  securityContext?: Readonly<{
    capabilities?: Readonly<{ drop?: readonly string[]; add?: readonly string[] }>;
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
  }>;
}>;
type PodSpec = Readonly<{
  containers: readonly Container[];
  initContainers?: readonly Container[];
  enableServiceLinks?: boolean;
  securityContext?: Readonly<{
    runAsNonRoot?: boolean;
    seccompProfile?: Readonly<{ type: string }>;
  }>;
  volumes?: readonly object[];
}>;
type Policy = Readonly<{
  podSelector: Readonly<{
    matchLabels?: Readonly<{ app: string }>;
    matchExpressions?: readonly Readonly<{ values: readonly string[] }>[];
  }>;
  policyTypes: readonly string[];
  egress?: readonly Readonly<{
    to?: readonly object[];
    ports?: readonly Readonly<{ port: number }>[];
  }>[];
}>;
type Rendered = Readonly<{
  kind: string;
  metadata: Readonly<{ name: string; labels?: Readonly<Record<string, string>> }>;
  spec: Readonly<{ replicas?: number; template: Readonly<{ spec: PodSpec }> }> & Policy;
  data: Readonly<Record<string, string>>;
}>;

const missing =
  spawnSync('kubectl', ['kustomize', '--help']).status === 0
    ? undefined
    : 'skipped: there is no kubectl here';
if (missing) console.warn(`deploy/kubernetes: ${missing}`);

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'baanpak-kubernetes-'));
  cpSync(join(ROOT, 'deploy'), directory, {
    recursive: true,
    filter: (from) => !from.endsWith('secrets.env'),
  });
});
afterAll(() => rmSync(directory, { recursive: true }));

function rendered(overlay: string, ...options: string[]): Rendered[] {
  const file = join(directory, 'kubernetes', overlay, 'secrets.env');
  const setup = [join(ROOT, 'deploy/setup.js'), '--kubernetes', '--file', file, ...options];
  execFileSync(process.execPath, setup);
  const text = execFileSync('kubectl', ['kustomize', join(directory, 'kubernetes', overlay)], {
    encoding: 'utf8',
  });
  return parseAllDocuments(text).map((document) => document.toJSON());
}

const podsOf = (all: readonly Rendered[]) =>
  all
    .filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
    .map(({ metadata: { name }, spec: { replicas, template } }) => ({
      ...{ name, replicas },
      ...template.spec,
    }));

const isKind = (key: string) => key !== 'name';
const isEmpty = (value: object) => Object.keys(value).length === 0;
const policiesOf = (all: readonly Rendered[]): readonly Policy[] =>
  all.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec);

describe.skipIf(missing)('deploy/kubernetes', () => {
  let site: Rendered[];
  let tried: Rendered[];
  beforeAll(() => {
    site = rendered('site', '--url', 'https://baanpak.example');
    tried = rendered('try', '--demo');
  });

  it('has two of each service, and engines only to try', () => {
    const two = (all: readonly Rendered[]) =>
      podsOf(all)
        .filter(({ replicas }) => replicas === 2)
        .map(({ name }) => name)
        .sort();
    const services = ['command-api', 'gateway', 'guest-web', 'projector', 'query-api'];
    expect(two(site)).toEqual(services);
    expect(two(tried)).toEqual(services);
    const names = (all: readonly Rendered[]) => podsOf(all).map(({ name }) => name);
    expect(names(site)).not.toContain('postgres');
    expect(names(tried)).toEqual(
      expect.arrayContaining(['postgres', 'payment-sandbox', 'mail', 'nats']),
    );
  });

  it('lets no container write but to what is mounted', () => {
    for (const { name, containers, initContainers = [] } of podsOf(tried))
      for (const { securityContext } of [...containers, ...initContainers])
        expect([name, securityContext?.readOnlyRootFilesystem]).toEqual([name, true]);
  });

  it('runs nothing as root, and takes no variables from the names of services', () => {
    for (const { name, securityContext, enableServiceLinks, containers } of podsOf(tried)) {
      const isTight = containers.every(
        (each) =>
          each.securityContext?.allowPrivilegeEscalation === false &&
          each.securityContext.capabilities !== undefined,
      );
      expect([name, securityContext?.runAsNonRoot, enableServiceLinks, isTight]).toEqual([
        ...[name, true, false, true],
      ]);
    }
  });

  it('is admitted where pods are restricted, and its namespaces ask for that', () => {
    for (const all of [site, tried]) {
      const [namespace] = all.filter(({ kind }) => kind === 'Namespace');
      expect(namespace?.metadata.labels?.['pod-security.kubernetes.io/enforce']).toBe('restricted');
    }
    const kinds = ['configMap', 'emptyDir', 'persistentVolumeClaim'];
    for (const pod of [...podsOf(tried), ...podsOf(site)]) {
      expect([pod.name, pod.securityContext?.seccompProfile]).toEqual([
        pod.name,
        { type: 'RuntimeDefault' },
      ]);
      for (const { securityContext } of [...pod.containers, ...(pod.initContainers ?? [])])
        expect([pod.name, securityContext?.capabilities?.drop]).toEqual([pod.name, ['ALL']]);
      for (const volume of pod.volumes ?? [])
        expect(kinds).toEqual(expect.arrayContaining(Object.keys(volume).filter(isKind)));
    }
  });

  it('lets the gateway have the one capability that its program has on its file', () => {
    const added = podsOf(tried).flatMap(({ name, containers }) =>
      containers.flatMap(({ securityContext }) =>
        (securityContext?.capabilities?.add ?? []).map((capability) => [name, capability]),
      ),
    );
    expect(added).toEqual([['gateway', 'NET_BIND_SERVICE']]);
  });

  it('shows no password on a command line, and gives NATS’s in quotes, as its file wants it', () => {
    for (const { name, containers } of podsOf(tried))
      for (const { args = [] } of containers)
        expect([name, args.join(' ')]).not.toEqual([name, expect.stringMatching(/PASSWORD/)]);
    const [nats] = podsOf(tried).filter(({ name }) => name === 'nats');
    const given = nats?.containers[0]?.env?.find(({ name }) => name === 'NATS_PASSWORD');
    expect(given?.value).toBe('"$(PASSWORD)"');
  });

  it('starts again what no longer answers', () => {
    const probes = Object.fromEntries(
      podsOf(tried).map(({ name, containers: [{ livenessProbe } = {}] }) => [name, livenessProbe]),
    );
    for (const name of ['gateway', 'command-api', 'query-api', 'projector', 'guest-web'])
      expect([name, probes[name]?.httpGet]).toEqual([name, { path: '/healthz', port: 8080 }]);
    expect(probes.nats?.exec?.command.at(-1)).toBe('http://127.0.0.1:8222/healthz');
    expect(probes.postgres?.exec?.command.at(-1)).toMatch(/^pg_isready .*; test \$\? -le 1$/);
  });

  it('lets nobody call outside but those who need it, at the ports they need', () => {
    const outside = new Map<string, number[]>();
    for (const { podSelector, policyTypes, egress = [] } of policiesOf(site)) {
      if (!policyTypes.includes('Egress')) continue;
      const open = egress.filter(({ to }) => to === undefined);
      const ports = open.flatMap(({ ports: named = [] }) => named.map(({ port }) => port));
      expect(ports.length).toBeGreaterThanOrEqual(open.length); // none to all ports
      const { matchLabels, matchExpressions = [] } = podSelector;
      const apps = matchLabels
        ? [matchLabels.app]
        : matchExpressions.flatMap(({ values }) => values);
      for (const app of apps) outside.set(app, [...(outside.get(app) ?? []), ...ports]);
    }
    const sorted = [...outside].map(([app, ports]) => [app, ports.toSorted((a, b) => a - b)]);
    expect(Object.fromEntries(sorted)).toEqual({
      'command-api': [25, 443, 465, 587, 2113, 5432],
      'query-api': [443, 2113, 5432],
      projector: [2113, 5432],
    });
    const [all] = policiesOf(site).filter(({ podSelector }) => isEmpty(podSelector));
    expect(all?.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(all?.egress?.[0]).toEqual({ to: [{ podSelector: {} }] });
    expect(all?.egress?.[1]?.ports?.map(({ port }) => port)).toEqual([53, 53]);
  });

  it('starts programs that are built, of images that docker-compose.yml names too', () => {
    const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
    const build = readFileSync(join(ROOT, 'standalone/build.js'), 'utf8');
    for (const { containers, initContainers = [] } of podsOf(tried))
      for (const { image, args } of [...containers, ...initContainers]) {
        expect(compose).toContain(`:-${image}}`);
        const [, program] = /^dist\/(.+)\.js$/.exec(args?.[0] ?? '') ?? [];
        if (program) expect(build).toMatch(new RegExp(`^  '?${program}'?: '`, 'm'));
      }
  });

  it('gives no secret of the site to its pages, but the one they call by', () => {
    const [pages] = podsOf(site).filter(({ name }) => name === 'guest-web');
    const text = JSON.stringify(pages);
    expect(text.match(/"key":"([A-Z_]+)"/g)).toEqual(['"key":"PUBLIC_URL"', '"key":"SERVER_KEY"']);
    expect(text).not.toContain('secretRef');
  });

  it('names every pod that the gateway and the readiness of the site ask', () => {
    const services = new Set(
      tried.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name),
    );
    const hosts = podsOf(tried)
      .flatMap(({ containers }) => containers.flatMap(({ env = [] }) => env))
      .flatMap(({ value = '' }) => value.match(/[a-z-]+-\d\.[a-z-]+(?=:8080)/g) ?? []);
    expect(hosts.length).toBeGreaterThan(11);
    for (const host of hosts) expect(services).toContain(host.replace(/^.*\./, ''));
  });

  it('has the demo’s secrets and the gateway’s file', () => {
    const data = Object.assign({}, ...tried.map((each) => each.data ?? {}));
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['Caddyfile', 'DATABASE_URL', 'DEMO_PASSWORD', 'NATS_PASSWORD']),
    );
  });
});
