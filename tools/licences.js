import { readFileSync } from 'node:fs';

// Prints what the product runs with: name, version and licence of each package of package-lock.json that is no
// development dependency, and fails at a licence that is not allowed here.

const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...[
    'Unlicense',
    'CC0-1.0',
    'CC-BY-4.0',
    'OFL-1.1',
    'PostgreSQL',
    'Zlib',
    'Python-2.0',
    'MPL-2.0',
  ],
  // sharp's libvips, a library of its own that is loaded, not built in
  'LGPL-3.0-or-later',
]);

/** What these say of themselves in words of their own; their LICENSE files were read. */
const READ = { 'css-mediaquery': 'BSD-3-Clause', 'png-js': 'MIT' };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const licenceOf = (path, { license }) => {
  if (license) return license;
  try {
    const { license: own, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
    return own?.type ?? own ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

/** SPDX: of `OR` one is enough, of `AND` all are needed. */
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each.trim())));

const found = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, about]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: about.version,
    licence: licenceOf(path, about),
  }))
  .map((each) => ({ ...each, licence: READ[each.name] ?? each.licence }))
  .sort((a, b) => a.name.localeCompare(b.name));
const refused = found.filter(({ licence }) => !isAllowed(licence));

if (!process.argv.includes('--check'))
  for (const { name, version, licence } of found) console.log(`${name}\t${version}\t${licence}`);
for (const { name, version, licence } of refused)
  console.error(
    `${name} ${version} has the licence ${licence}, which tools/licences.js does not allow`,
  );
console.error(`${found.length} packages, ${refused.length} with a licence that is not allowed`);
process.exit(found.length > 0 && refused.length === 0 ? 0 : 1);
