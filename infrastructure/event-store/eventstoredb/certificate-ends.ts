import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { HOUR } from '@baanpak/domain/values/time/instant.ts';
import { authorityFileIn, httpAddressIn } from './address.ts';

/** The day on which services stop to trust EventStoreDB, by its own certificate and by that of who signed it. */
export type CertificateEnds = Readonly<{ certificate?: Date; authority?: Date }>;

const PATIENCE_MS = 5_000;
const HTTPS = 443;

/**
 * Of the first host of `url`, past ones, too. Nothing where it is spoken to without TLS; an authority that is well known is
 * left out. Rejects where nobody answers.
 */
export async function certificateEndsOf(url: string): Promise<CertificateEnds> {
  const { protocol, hostname, port } = httpAddressIn(url);
  if (protocol !== 'https:') return {};
  const host = hostname.replace(/^\[|\]$/g, '');
  const file = authorityFileIn(url);
  const certificate = await endOfPeer(host, Number(port || HTTPS));
  return file === undefined
    ? { certificate }
    : { certificate, authority: endIn(await readFile(file)) };
}

const endIn = (pem: Buffer) => new Date(new X509Certificate(pem).validTo);

function endOfPeer(host: string, port: number): Promise<Date> {
  const servername = isIP(host) === 0 ? host : '';
  return new Promise((resolve, reject) => {
    // nothing is sent, and nothing believed but the day: one that ended would be refused
    const socket = connect({ host, port, servername, rejectUnauthorized: false });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('EventStoreDB does not answer')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const end = socket.getPeerX509Certificate()?.validTo;
      socket.destroy();
      if (end === undefined) reject(new Error('EventStoreDB shows no certificate'));
      else resolve(new Date(end));
    });
  });
}

/** For `/metrics`, in seconds since 1970; looked at once an hour. An event log elsewhere than in EventStoreDB has none. */
export function countCertificateEnds(url: string | undefined) {
  let known: Promise<Record<string, number>> | undefined;
  let lookAgain = 0;
  async function look(eventStoreUrl: string) {
    const ends = Object.entries(await certificateEndsOf(eventStoreUrl));
    return Object.fromEntries(ends.map(([of, end]) => [of, end.getTime() / 1_000]));
  }
  return {
    help: 'When services stop to trust EventStoreDB, by its certificate and by its authority’s',
    by: 'of',
    async count() {
      if (url === undefined) return {};
      if (known && Date.now() < lookAgain) return known;
      const found = look(url);
      found.then(
        () => {
          known = found;
          lookAgain = Date.now() + HOUR;
        },
        () => undefined,
      );
      return known ?? found;
    },
  };
}
