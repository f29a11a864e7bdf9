import { bundle } from './build.js';

// `npm start`, `build` and `rebuild`: a bundle starts in a third of the time its sources take.
const [name = ''] = process.argv.slice(2);
await bundle();
if (name !== 'build') await import(`../dist/${name === 'rebuild' ? 'rebuild' : 'standalone'}.js`);
