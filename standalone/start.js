import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isStale, root } from './stale.js';

// `npm start`, `build`, `rebuild`, `restore` and `create-admin`: a bundle starts in a third of the time its sources take. What
// builds it takes a gigabyte, so it runs apart and gives that back.
const [name = ''] = process.argv.slice(2);
if (isStale())
  execFileSync(process.execPath, [join(root, 'standalone/build.js')], { stdio: 'inherit' });
const program = ['rebuild', 'restore', 'create-admin'].includes(name) ? name : 'standalone';
if (name !== 'build') await import(`../dist/${program}.js`);
