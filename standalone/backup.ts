import { writeFile } from 'node:fs/promises';
import { type Config, loadConfig } from '@baanpak/infrastructure/config/config.ts';
import { BootError } from '@baanpak/infrastructure/process/errors.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { type BackupKind, backUp, type MadeBackup } from './backup/back-up.ts';
import { lastBackupFile } from './backup/last-backup.ts';
import { reachDatabase } from './reach-database.ts';

const USE = 'Name where backups go: npm run backup -- <directory> [--physical]';

// `npm run backup -- <directory> [--physical]`, with the product running or stopped.
await run(async () => {
  const words = process.argv.slice(2).filter((word) => word !== 'backup');
  const [into, ...others] = words.filter((word) => word !== '--physical');
  if (into === undefined || into.startsWith('-') || others.length > 0) throw new BootError(USE);
  const kind: BackupKind = words.includes('--physical') ? 'physical' : 'logical';
  const config = await loadConfig(process.env);
  const database = await reachDatabase(config);
  const now = new Date();
  try {
    const made = await backUp({ config, databaseUrl: database.url, into, kind, now });
    await note(config, made, now);
    tell(config, made);
  } finally {
    await database.stop();
  }
  return { close: async () => {} };
});
process.exit(0);

/** For `npm run doctor`. */
async function note(config: Config, { directory }: MadeBackup, now: Date): Promise<void> {
  const entry = { at: now.toISOString(), directory };
  await writeFile(lastBackupFile(config), `${JSON.stringify(entry)}\n`, { mode: 0o600 });
}

function tell({ stores }: Config, { directory, checksum }: MadeBackup): void {
  const lines = [`backup    ${directory}`, `checksum  ${checksum}`];
  if (stores.eventStoreUrl !== undefined)
    lines.push('The event log is not in it: it is in the backup of EventStoreDB taken before.');
  if (stores.media?.kind === 's3') lines.push('Pictures are not in it: they are in their bucket.');
  lines.push(
    'Secrets are not in it: keep ID_SECRET, DATA_KEY and JWT_SECRET (or secrets.json of DATA_DIR) and the list of erased subjects elsewhere.',
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
