import { bundle } from './build.js';

// `npm start` and `npm run rebuild`: a bundle starts in a third of the time its sources take.
const [name = ''] = process.argv.slice(2);
const program = name === 'rebuild' ? 'rebuild' : 'standalone';
await bundle();
await import(`../dist/${program}.js`);
