import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseJson } from '../json/parse.ts';
import { errorCode } from '../process/thrown.ts';
import { BootError } from './boot-error.ts';

/** What must never be known outside and never change, or tokens, ids and personal data are lost. */
export type Secrets = Readonly<{
  /** Signs access tokens. */
  jwt: string;
  /** Makes server-made ids. */
  id: string;
  /** 32 bytes; wraps the keys of personal data. */
  data: Buffer;
}>;

const secretText = () => Type.String({ minLength: 33 });
const KeptSchema = Type.Object({
  jwtSecret: secretText(),
  idSecret: secretText(),
  dataKey: secretText(),
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
  const { jwt, id, data } = given;
  if (jwt !== undefined && id !== undefined && data !== undefined) return { jwt, id, data };
  const path = join(dataDirectory, FILE);
  const kept = (await read(path)) ?? (await make(path));
  return {
    jwt: kept.jwtSecret,
    id: kept.idSecret,
    data: Buffer.from(kept.dataKey, 'base64'),
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

/** Written whole aside and linked, which fails where another process was first: then its file counts. */
async function make(path: string): Promise<Kept> {
  const secret = () => randomBytes(32).toString('base64');
  const made: Kept = { jwtSecret: secret(), idSecret: secret(), dataKey: secret() };
  const aside = `${path}.${randomUUID()}`;
  try {
    const file = await open(aside, 'wx', 0o600);
    await file.writeFile(`${JSON.stringify(made, undefined, 2)}\n`);
    await file.sync();
    await file.close();
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
