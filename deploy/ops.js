// The operator's commands in the image: `docker compose run --rm ops doctor`. It runs in the folder of backups, where a
// backup goes and from where one is put back by its name alone.
const COMMANDS = ['doctor', 'backup', 'restore', 'rebuild', 'replay', 'create-admin'];

const [name = '', ...words] = process.argv.slice(2);
if (!COMMANDS.includes(name)) {
  process.stderr.write(`Say what to do: ${COMMANDS.join(', ')}.\n`);
  process.exit(1);
}
if (name === 'backup' && words.every((word) => word.startsWith('-'))) process.argv.push('.');
await import(`../dist/${name}.js`);
