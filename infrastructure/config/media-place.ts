import { fileURLToPath } from 'node:url';

export type DiskPlace = Readonly<{ kind: 'disk'; directory: string }>;
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
/** Where pictures are kept. */
export type MediaPlace = DiskPlace | S3Place;

export const MEDIA_PLACES =
  'file:///directory, or s3://bucket/prefix with ?region=, &endpoint=https://… and &style=path or virtual where needed';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const SETTINGS = ['region', 'endpoint', 'style'];

/** The place that MEDIA_URL means; undefined where it means none. */
export function mediaPlaceIn(text: string): MediaPlace | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === 'file:') return diskPlace(url);
  return url.protocol === 's3:' ? s3Place(url) : undefined;
}

function diskPlace(url: URL): DiskPlace | undefined {
  if (url.host || url.search || url.hash) return undefined;
  return { kind: 'disk', directory: fileURLToPath(url) };
}

function s3Place({ host, username, pathname, searchParams, hash }: URL): S3Place | undefined {
  const { region = 'us-east-1', endpoint, style } = Object.fromEntries(searchParams);
  const isUnknown = [...searchParams.keys()].some((name) => !SETTINGS.includes(name));
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
