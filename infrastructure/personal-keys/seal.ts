import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Json } from '../json/json.ts';

const PREFIX = 'aes256gcm:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM over bytes: iv, tag, text. */
export function sealBytes(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Throws when the key is another one or the bytes were changed. */
export function openBytes(key: Buffer, sealed: Buffer): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** A JSON value as text that only the key's holder can read. */
export const encrypt = (key: Buffer, value: Json): string =>
  PREFIX + sealBytes(key, Buffer.from(JSON.stringify(value))).toString('base64');

export const isEncrypted = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(PREFIX);

export const decrypt = (key: Buffer, sealed: string): Json =>
  JSON.parse(openBytes(key, Buffer.from(sealed.slice(PREFIX.length), 'base64')).toString());
