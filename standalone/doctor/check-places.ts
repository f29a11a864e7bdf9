import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import { DAY, instant } from '@baanpak/domain/values/time/instant.ts';
import type { Config } from '@baanpak/infrastructure/config/config.ts';
import {
  type CertificateEnds,
  certificateEndsOf,
} from '@baanpak/infrastructure/event-store/eventstoredb/certificate-ends.ts';
import { parseJson } from '@baanpak/infrastructure/json/json.ts';
import { reachMailServer } from '@baanpak/infrastructure/mail/smtp.ts';
import { mediaDirectoryOf, openMedia } from '@baanpak/infrastructure/media/open-media.ts';
import { providerFor } from '@baanpak/infrastructure/payment-provider/provider-for.ts';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { lastBackupFile } from '../backup/last-backup.ts';
import { type Check, warning, wrong } from './finding.ts';

const GIGABYTE = 1e9;
const TRIAL_BYTES = 65_536;
const HOUR_MS = 3_600_000;
const BACKUP_HOURS = 26;
const WARN_DAYS = 30;

/** All that is neither database nor log: certificates, pictures, mail, the provider, NATS, and backups. */
export const placeChecks = (config: Config): Check[] => [
  ...certificateChecks(config),
  {
    what: 'pictures',
    todo: 'Free some space there, let this user write to MEDIA_URL (or DATA_DIR/media), or mend the rights of the bucket.',
    look: () => lookAtPictures(config),
  },
  {
    what: 'mail server',
    todo: 'Mend SMTP_URL: host, port, user and password.',
    look: async () => {
      if (!config.stores.mail) return 'none is named: mails are kept in the database';
      await reachMailServer(config.stores.mail.smtpUrl);
      return 'answers, and takes the user';
    },
  },
  {
    what: 'provider',
    todo: 'Mend the keys of the payment provider or SANDBOX_URL, or wait: it may be away.',
    look: () => lookAtProvider(config),
  },
  {
    what: 'NATS',
    todo: 'Start NATS, or mend NATS_URL.',
    look: async () => {
      if (config.stores.natsUrl === undefined) return 'not used';
      await reach(config.stores.natsUrl);
      return 'answers';
    },
  },
  {
    what: 'backups',
    todo: 'Take one: npm run backup -- <directory>.',
    look: () => lookAtBackups(config),
  },
];

const RENEW_IT =
  'docs/operations.md, "The event store’s certificate": docker compose run --rm certificates renew.';

/** Of an event store that is spoken to by TLS. */
function certificateChecks({ stores: { eventStoreUrl } }: Config): Check[] {
  if (eventStoreUrl === undefined) return [];
  const look = async () => {
    const ends = await certificateEndsOf(eventStoreUrl);
    return fieldsOf(ends).map((of) => endOf(of, ends[of]));
  };
  return [{ what: 'certificate', todo: 'See "event log".', look }];
}

function endOf(of: keyof CertificateEnds, end = new Date()) {
  const days = Math.floor((end.getTime() - Date.now()) / DAY);
  const whose = of === 'certificate' ? 'that of the event store' : 'that of its authority';
  const day = end.toISOString().slice(0, 10);
  if (days < 0) return wrong(`${whose} ended on ${day}: no service trusts it`, RENEW_IT);
  const says = `${whose} ends in ${days} days, on ${day}`;
  return days < WARN_DAYS ? warning(says, RENEW_IT) : says;
}

async function lookAtPictures(config: Config) {
  const directory = mediaDirectoryOf(config);
  if (directory === undefined) {
    await openMedia(config).private.read(randomBytes(16).toString('hex'));
    return 'the bucket answers';
  }
  await mkdir(directory, { recursive: true });
  await writeTrial(directory);
  const { bavail, bsize } = await statfs(directory);
  const free = (bavail * bsize) / GIGABYTE;
  const says = `${directory} can be written, with ${free.toFixed(1)} GB free`;
  const todo = 'Free some space on its disk.';
  if (free < 0.2) return wrong(says, todo);
  return free < 2 ? warning(says, todo) : says;
}

/** A full disk may still take a name, but no bytes. */
async function writeTrial(directory: string): Promise<void> {
  const trial = await mkdtemp(join(directory, '.trial-'));
  try {
    await writeFile(join(trial, 'picture'), new Uint8Array(TRIAL_BYTES));
  } finally {
    await rm(trial, { recursive: true });
  }
}

async function lookAtProvider(config: Config) {
  const { payments } = config;
  if (payments.kind === 'sandbox' && payments.alone === undefined)
    return 'the sandbox in the same process: no real money';
  const now = () => instant(Date.now());
  const provider = providerFor(config, () => '', now);
  await provider.listCharges({ from: instant(Date.now() - HOUR_MS), to: now(), offset: 0 });
  return payments.kind === 'sandbox' ? 'the sandbox answers: no real money' : 'answers to our keys';
}

/** The first host of a list. */
function reach(url: string): Promise<void> {
  const { hostname, port } = new URL(url.split(',')[0] ?? url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 4222), timeout: 5_000 });
    socket.once('timeout', () => socket.destroy(new Error('no answer in 5 s')));
    socket.once('error', reject);
    socket.once('data', () => {
      socket.destroy();
      resolve(); // a NATS server speaks first
    });
  });
}

const LastBackupSchema = Type.Object({ at: Type.String(), directory: Type.String() });

async function lookAtBackups(config: Config) {
  const text = await readFile(lastBackupFile(config), 'utf8').catch(() => undefined);
  const known: unknown = text === undefined ? undefined : parseJson(text);
  if (!Value.Check(LastBackupSchema, known))
    return warning('none is known to this DATA_DIR', 'Take one: npm run backup -- <directory>.');
  const { at, directory }: Static<typeof LastBackupSchema> = known;
  const hours = Math.floor((Date.now() - Date.parse(at)) / HOUR_MS);
  const says = `the last was made ${hours} h ago: ${directory}`;
  return hours > BACKUP_HOURS ? warning(says, 'Take one every day.') : says;
}
