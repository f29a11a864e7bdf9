import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseJson } from '../json/json.ts';
import { BootError, errorCode } from '../process/errors.ts';

/** Makes DATA_DIR where it is missing; BootError naming it when nothing can be written there. */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await rm(await mkdtemp(join(directory, '.trial-')), { recursive: true });
  } catch (error) {
    throw new BootError(
      `DATA_DIR is ${directory}, which cannot be written (${errorCode(error)}); it must be a directory this user can write.`,
    );
  }
}

/** What must never be known outside and never change, or tokens, ids and personal data are lost. */
export type Secrets = Readonly<{
  /** Signs access tokens. */
  jwt: string;
  /** Makes server-made ids. */
  id: string;
  /** 32 bytes; wraps the keys of personal data. */
  data: Buffer;
  /** From which the keys are derived that sign the log; without it nothing is signed. */
  signing?: string;
}>;

const secretText = () => Type.String({ minLength: 33 });
const KeptSchema = Type.Object({
  jwtSecret: secretText(),
  idSecret: secretText(),
  dataKey: secretText(),
  // made by versions since
  signingKey: Type.Optional(secretText()),
});
type Kept = Static<typeof KeptSchema>;

const FILE = 'secrets.json';

/**
 * The given secrets, and for those not given what DATA_DIR keeps: made at the first boot, by one of
 * several processes, readable for its owner alone. BootError for a file that is damaged.
 */
export async function keepSecrets(
  given: Partial<Secrets>,
  dataDirectory: string,
): Promise<Secrets> {
  const { jwt, id, data, signing } = given;
  if (jwt !== undefined && id !== undefined && data !== undefined)
    return { ...given, jwt, id, data };
  const path = join(dataDirectory, FILE);
  const found = (await read(path)) ?? (await make(path));
  const kept = signing === undefined ? await withSigningKey(path, found) : found;
  return {
    jwt: kept.jwtSecret,
    id: kept.idSecret,
    data: Buffer.from(kept.dataKey, 'base64'),
    ...(kept.signingKey !== undefined && { signing: kept.signingKey }),
    ...given,
  };
}

async function read(path: string): Promise<Kept | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new BootError(`${path} cannot be read (${error.code}); make it readable.`);
  });
  if (text === undefined) return undefined;
  await chmod(path, 0o600).catch(() => {}); // may have been copied with another mode
  const kept = parse(text);
  if (kept !== undefined) return kept;
  throw new BootError(
    `${path} is damaged; restore it from a backup, as personal data can only be read with its keys.`,
  );
}

function parse(text: string): Kept | undefined {
  try {
    const kept = parseJson(text);
    return Value.Check(KeptSchema, kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const secret = () => randomBytes(32).toString('base64');

/** Written whole aside and linked, which fails where another process was first: then its file counts. */
async function make(path: string): Promise<Kept> {
  const made: Kept = {
    ...{ jwtSecret: secret(), idSecret: secret() },
    ...{ dataKey: secret(), signingKey: secret() },
  };
  const aside = `${path}.${randomUUID()}`;
  try {
    await writeWhole(aside, made);
    await link(aside, path);
    return made;
  } catch (error) {
    const other = await read(path);
    if (other !== undefined) return other;
    throw new BootError(`${path} cannot be written (${errorCode(error)}).`);
  } finally {
    await rm(aside, { force: true });
  }
}

async function writeWhole(path: string, kept: Kept): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(`${JSON.stringify(kept, undefined, 2)}\n`);
  await file.sync();
  await file.close();
}

/**
 * For a file of a version before: the key follows from all other secrets, so that of several processes that start at
 * a moment each adds the same one. Where the file cannot be written it stays as it is, and nothing is signed.
 */
async function withSigningKey(path: string, kept: Kept): Promise<Kept> {
  if (kept.signingKey !== undefined) return kept;
  const { jwtSecret, idSecret, dataKey } = kept;
  const others = JSON.stringify([jwtSecret, idSecret, dataKey]);
  const signingKey = Buffer.from(hkdfSync('sha256', others, '', 'signing key', 32));
  const more: Kept = { ...kept, signingKey: signingKey.toString('base64') };
  const aside = `${path}.${randomUUID()}`;
  try {
    await writeWhole(aside, more);
    await rename(aside, path);
    return more;
  } catch {
    return kept;
  } finally {
    await rm(aside, { force: true });
  }
}
