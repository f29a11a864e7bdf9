import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made by openssl, for 127.0.0.1 and `eventstore`; it is its own authority. */
export type TestCertificate = Readonly<{ file: string; certificate: Buffer; key: Buffer }>;

/** Writes a certificate and its key that are valid for `days` into `directory`. */
export function makeCertificate(directory: string, days: number): TestCertificate {
  const [file, keyFile] = [join(directory, `${days}.crt`), join(directory, `${days}.key`)];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=eventstoredb-node', '-addext'];
  execFileSync('openssl', [
    ...['req', ...made, ...names, 'subjectAltName=IP:127.0.0.1,DNS:eventstore'],
    ...['-days', String(days), '-out', file, '-keyout', keyFile],
  ]);
  return { file, certificate: readFileSync(file), key: readFileSync(keyFile) };
}
