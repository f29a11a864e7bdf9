import { isIP } from 'node:net';
import type { Payments } from './payments.ts';
import type { EnvironmentReader } from './read-environment.ts';

export type Http = Readonly<{
  host: string;
  /** 0: any free one. */
  port: number;
  /** The origin as the world sees it, e.g. `https://baanpak.example`; undefined: as it listens. */
  publicUrl: string | undefined;
  /** The origin at which our own servers reach the APIs; undefined: as the world does. */
  apiUrl: string | undefined;
  /** As Fastify takes it: all, none, a number of hops, or addresses. */
  trustProxy: boolean | number | string[];
  /** Origins whose pages may call from a browser, beside our own. */
  corsOrigins: readonly string[];
  /** Whose films our pages show. */
  videoOrigins: readonly string[];
  /** Whom a weakness is told, as an address that begins with `mailto:` or `https:`. */
  securityContact: string | undefined;
  /** False lifts rate limits and hold caps, for load tests. */
  rateLimits: boolean;
}>;

const ORIGINS_WANTED = 'origins such as https://baanpak.example with commas between';
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://www.facebook.com'];

export function readHttp(read: EnvironmentReader, payments: Pick<Payments, 'kind'>): Http {
  const rateLimits = read.choice('RATE_LIMITS', ['on', 'off']) !== 'off';
  if (!rateLimits && payments.kind === 'omise')
    read.note('RATE_LIMITS is "off"; with real payment keys it must be on.');
  return {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.number('PORT', { from: 0, to: 65_535, whole: true }) ?? 8080,
    publicUrl: read.parsed('PUBLIC_URL', origin, 'an address such as https://baanpak.example'),
    apiUrl: read.parsed('API_URL', origin, 'an address such as http://gateway:8080'),
    trustProxy:
      read.parsed(
        'TRUST_PROXY',
        trustedProxies,
        'on, off, a number of proxies, or their addresses with commas between',
      ) ?? false,
    corsOrigins: read.parsed('CORS_ORIGINS', origins, ORIGINS_WANTED) ?? [],
    videoOrigins: read.parsed('VIDEO_ORIGINS', origins, ORIGINS_WANTED) ?? PLAYERS,
    securityContact: read.parsed(
      'SECURITY_CONTACT',
      contact,
      'an email address, or one that begins with https://',
    ),
    rateLimits,
  };
}

/** An address of a host alone, without path; undefined for anything else. */
export function origin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isOrigin = /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return isOrigin ? url.origin : undefined;
}

function origins(text: string): string[] | undefined {
  const found = text.split(',').map((each) => origin(each.trim()));
  return found.every((each) => each !== undefined) ? found : undefined;
}

function contact(text: string): string | undefined {
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  const isAddress = /^(mailto:|https:\/\/)\S+$/.test(text) && URL.canParse(text);
  return isAddress ? text : undefined;
}

function trustedProxies(text: string): Http['trustProxy'] | undefined {
  if (/^(on|true)$/.test(text)) return true;
  if (/^(off|false)$/.test(text)) return false;
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

function isAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0'] = text.split('/');
  return (
    isIP(address) !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  );
}
