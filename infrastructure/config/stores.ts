import { MEDIA_PLACES, type MediaPlace, mediaPlaceIn } from './media-place.ts';
import type { EnvironmentReader } from './read-environment.ts';

/** Addresses of the stores; undefined is the embedded one. */
export type Stores = Readonly<{
  eventStoreUrl: string | undefined;
  databaseUrl: string | undefined;
  natsUrl: string | undefined;
  media: MediaPlace | undefined;
  mail: Readonly<{ smtpUrl: string; from: string }> | undefined;
}>;

const VARIABLES = ['EVENTSTORE_URL', 'DATABASE_URL', 'NATS_URL', 'MEDIA_URL', 'SMTP_URL'];

/** The variables that make this more than the embedded default, as a list to read; or undefined. */
export const storesNamed = (read: EnvironmentReader): string | undefined =>
  VARIABLES.filter(read.has).join(', ') || undefined;

export function readStores(read: EnvironmentReader): Stores {
  return {
    eventStoreUrl: read.url('EVENTSTORE_URL', [
      'esdb:',
      'esdb+discover:',
      'kurrentdb:',
      'kurrentdb+discover:',
    ]),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    natsUrl: read.url('NATS_URL', ['nats:', 'tls:']),
    media: read.parsed('MEDIA_URL', mediaPlaceIn, MEDIA_PLACES, true),
    mail: readMail(read),
  };
}

function readMail(read: EnvironmentReader): Stores['mail'] {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read.parsed(
    'MAIL_FROM',
    (text) => (/\S@\S/.test(text) ? text : undefined),
    'a mail address',
  );
  if (read.has('SMTP_URL')) read.require('MAIL_FROM', 'mail by SMTP_URL needs a sender');
  return smtpUrl === undefined || from === undefined ? undefined : { smtpUrl, from };
}
