import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isStale, root } from './stale.js';

/** What `npm start` and the other scripts can start besides the product in one process. */
const PROGRAMS = [
  'build',
  'rebuild',
  'backup',
  'doctor',
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

// A bundle starts in a third of the time its sources take. What builds it takes a gigabyte, so it runs apart and
// gives that back.
const [name = ''] = process.argv.slice(2);
const isOption = name === '' || name.startsWith('-');
if (!isOption && !PROGRAMS.includes(name)) {
  process.stderr.write(`There is no program ${name}; there are ${PROGRAMS.join(', ')}.\n`);
  process.exit(1);
}
if (isStale())
  execFileSync(process.execPath, [join(root, 'standalone/build.js')], { stdio: 'inherit' });
if (name !== 'build') await import(`../dist/${isOption ? 'standalone' : name}.js`);
