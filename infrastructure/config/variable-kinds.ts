import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What a variable's text may be, and what it is read as. */
export type Kind<Value> = Readonly<{
  /** Undefined for a text that is wrong. */
  read(text: string): Value | undefined;
  /** What the text must be, as a problem says it behind "it must be". */
  wanted: string;
  /** A value that may be secret is never shown. */
  isSecret: boolean;
}>;

const shown = <Value>(wanted: string, read: Kind<Value>['read']): Kind<Value> => ({
  read,
  wanted,
  isSecret: false,
});

const hidden = <Value>(wanted: string, read: Kind<Value>['read']): Kind<Value> => ({
  read,
  wanted,
  isSecret: true,
});

/** Any text. */
export const text: Kind<string> = hidden('a text', (value) => value);

export const choice = <Choice extends string>(...choices: readonly Choice[]): Kind<Choice> =>
  shown(choices.join(' or '), (value) => choices.find((each) => each === value));

type Range = Readonly<{ above?: number; from?: number; to: number; whole?: boolean }>;

export const number = (range: Range): Kind<number> => {
  const { above, from = 0, to, whole = false } = range;
  const least = above === undefined ? `from ${from}` : `above ${above}`;
  return shown(`a ${whole ? 'whole ' : ''}number ${least} to ${to}`, (value) =>
    numberWithin(value, range),
  );
};

function numberWithin(value: string, { above, from, to, whole = false }: Range) {
  if (!(whole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(value)) return undefined;
  const read = Number(value);
  const isLow = (above !== undefined && read <= above) || (from !== undefined && read < from);
  return isLow || read > to ? undefined : read;
}

/** Hidden, because it may hold a password. */
export const url = (...protocols: readonly string[]): Kind<string> =>
  hidden(
    `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    (value) => (protocols.includes(protocolOf(value)) ? value : undefined),
  );

// lists of hosts, as EventStoreDB and NATS take them, are no URLs to Node
const protocolOf = (value: string): string => /^([a-z][a-z\d+.-]*:)\/\/\S+$/.exec(value)?.[1] ?? '';

export const secret: Kind<string> = hidden('32 characters or more', (value) =>
  value.length < 32 ? undefined : value,
);

const KEY_BYTES = 32;

export const keyBytes: Kind<Buffer> = hidden(`base64 of ${KEY_BYTES} bytes`, (value) => {
  const bytes = Buffer.from(value, 'base64');
  const isBase64 = /^[A-Za-z\d+/_-]+={0,2}$/.test(value);
  return isBase64 && bytes.length === KEY_BYTES ? bytes : undefined;
});

export const keyWithPrefix = (prefix: string): Kind<string> =>
  hidden(`a key that begins with ${prefix}`, (value) =>
    value.startsWith(prefix) ? value : undefined,
  );

export const keys: Kind<string[]> = hidden('keys with commas between', (value) => {
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every((entry) => entry !== '') ? entries : undefined;
});

/** An address of a host alone, without path. */
export const origin = (example: string): Kind<string> =>
  shown(`an address such as ${example}`, originIn);

function originIn(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const parsed = new URL(value);
  const isOrigin = /^https?:$/.test(parsed.protocol) && `${parsed.origin}/` === parsed.href;
  return isOrigin ? parsed.origin : undefined;
}

export const origins: Kind<readonly string[]> = shown(
  'origins such as https://baanpak.example with commas between',
  (value) => allOf(value.split(',').map((each) => originIn(each.trim()))),
);

/** A process of the site, by what it does: several may do the same. */
export type Instance = Readonly<{ service: string; origin: string }>;

export const instances: Kind<readonly Instance[]> = shown(
  'a list such as query-api=http://query-api-1:8080',
  (value) => allOf(value.split(/[\s,]+/).map(instance)),
);

function instance(value: string): Instance | undefined {
  const [, service, address = ''] = /^([a-z][a-z-]*)=(.+)$/.exec(value) ?? [];
  const at = originIn(address);
  return service === undefined || at === undefined ? undefined : { service, origin: at };
}

const allOf = <Item>(items: readonly (Item | undefined)[]): readonly Item[] | undefined =>
  items.every((item) => item !== undefined) ? items : undefined;

export const mailAddress: Kind<string> = shown('a mail address', (value) =>
  /\S@\S/.test(value) ? value : undefined,
);

/** Read as an address that begins with `mailto:` or `https:`. */
export const contact: Kind<string> = shown(
  'an email address, or one that begins with https://',
  (value) => {
    if (/^[^\s@:/]+@[^\s@:/]+$/.test(value)) return `mailto:${value}`;
    const isAddress = /^(mailto:|https:\/\/)\S+$/.test(value) && URL.canParse(value);
    return isAddress ? value : undefined;
  },
);

/** As Fastify takes it: all, none, a number of hops, or addresses. */
export type TrustProxy = boolean | number | string[];

export const trustedProxies: Kind<TrustProxy> = shown(
  'on, off, a number of proxies, or their addresses with commas between',
  (value) => {
    if (/^(on|true)$/.test(value)) return true;
    if (/^(off|false)$/.test(value)) return false;
    if (/^\d+$/.test(value)) return Number(value);
    const addresses = value.split(',').map((address) => address.trim());
    return addresses.every(isProxyAddress) ? addresses : undefined;
  },
);

function isProxyAddress(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits = '0'] = value.split('/');
  return (
    isIP(address) !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  );
}

type DiskPlace = Readonly<{ kind: 'disk'; directory: string }>;
export type S3Place = Readonly<{
  kind: 's3';
  bucket: string;
  /** Put before every name: empty, or ending with a slash. */
  prefix: string;
  region: string;
  /** Of what speaks like S3; undefined is Amazon's. */
  endpoint: string | undefined;
  /** The bucket stands in the path instead of the host's name. */
  pathStyle: boolean;
}>;
/** Where pictures are stored. */
export type MediaPlace = DiskPlace | S3Place;

export const mediaPlace: Kind<MediaPlace> = hidden(
  'file:///directory, or s3://bucket/prefix with ?region=, &endpoint=https://… and &style=path or virtual where needed',
  (value) => {
    if (!URL.canParse(value)) return undefined;
    const place = new URL(value);
    if (place.protocol === 'file:') return diskPlace(place);
    return place.protocol === 's3:' ? s3Place(place) : undefined;
  },
);

function diskPlace(place: URL): DiskPlace | undefined {
  if (place.host || place.search || place.hash) return undefined;
  return { kind: 'disk', directory: fileURLToPath(place) };
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const S3_SETTINGS = ['region', 'endpoint', 'style'];

function s3Place({ host, username, pathname, searchParams, hash }: URL): S3Place | undefined {
  const { region = 'us-east-1', endpoint, style } = Object.fromEntries(searchParams);
  const isUnknown = [...searchParams.keys()].some((name) => !S3_SETTINGS.includes(name));
  if (!BUCKET.test(host) || username || hash || isUnknown) return undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/]/.test(endpoint)) return undefined;
  if (style !== undefined && style !== 'path' && style !== 'virtual') return undefined;
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    bucket: host,
    prefix: folder && `${folder}/`,
    region,
    endpoint,
    pathStyle: style === undefined ? endpoint !== undefined : style === 'path',
  };
}
