import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStale, root } from './stale.js';

/** What `npm start` and the other scripts can start besides the product in one process. */
const PROGRAMS = [
  'build',
  'rebuild',
  'backup',
  'doctor',
  'replay',
  'restore',
  'create-admin',
  'event-store-user',
  'command-api',
  'query-api',
  'projector',
  'pages',
  'payment-sandbox',
  'cluster',
];

/** What looks at stores or changes them: of a site in containers it would find the empty ones of ./data. */
const OF_THE_OPERATOR = ['rebuild', 'backup', 'doctor', 'replay', 'restore', 'create-admin'];

/** Whether `npm run setup` made this a host of containers, and the environment names no other stores. */
function isComposeHere() {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL || DATA_DIR || !existsSync('.env')) return false;
  return /^POSTGRES_PASSWORD=/m.test(readFileSync('.env', 'utf8'));
}

// A bundle starts in a third of the time its sources take. What builds it takes a gigabyte, so it runs apart and
// gives that back.
const [name = ''] = process.argv.slice(2);
const isOption = name === '' || name.startsWith('-');
if (!isOption && !PROGRAMS.includes(name)) {
  process.stderr.write(`There is no program ${name}; there are ${PROGRAMS.join(', ')}.\n`);
  process.exit(1);
}
if (OF_THE_OPERATOR.includes(name) && isComposeHere()) {
  process.stderr.write(
    `.env is that of docker-compose.yml, whose stores are in containers: docker compose run --rm ops ${name}. For other stores say DATABASE_URL or DATA_DIR.\n`,
  );
  process.exit(1);
}
if (isStale())
  execFileSync(process.execPath, [join(root, 'standalone/build.js')], { stdio: 'inherit' });
if (name !== 'build') await import(`../dist/${isOption ? 'standalone' : name}.js`);
