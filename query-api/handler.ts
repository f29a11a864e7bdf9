import { createHash } from 'node:crypto';
import { MOST_PER_PAGE } from '@baanpak/contract/answers/paging.ts';
import type { RouteTable } from '@baanpak/contract/routes/routes.ts';
import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import type {
  CheckedHandlerOf,
  HandlerOf,
  HandlersOf,
  OwnersOf,
} from '@baanpak/infrastructure/http/serve-routes.ts';
import type { ServerIds } from '@baanpak/infrastructure/http/server-ids.ts';
import type { PersonalFiles } from '@baanpak/infrastructure/personal-keys/personal-files.ts';
import type { Preferences } from '@baanpak/infrastructure/preferences/preferences.ts';
import type { Availability } from './availability/availability.ts';
import type { ReadDb } from './database/read-db.ts';
import type { DisplayedTexts } from './texts/displayed-texts.ts';

/** What answers a route of the table. */
export type Handler<Key extends keyof RouteTable> = HandlerOf<RouteTable[Key]>;

/** The same, with a check of its own before any input is refused. */
export type CheckedHandler<Key extends keyof RouteTable> = CheckedHandlerOf<RouteTable[Key]>;

/** All that this API serves. */
export type Handlers = HandlersOf<RouteTable, 'GET'>;

/** Whose the things are that its routes name. */
export type Owners = OwnersOf<RouteTable, 'GET'>;

/** What is made of a guest's id to find the booking it opens. */
export type BookingIds = Pick<ServerIds, 'staffIdOf' | 'guestIdHashOf'>;

/** By booking, the id that opens it to its guest. */
export type GuestIds = (bookingIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** What routes read with. */
export type Deps = Readonly<{
  db: ReadDb;
  now: Now;
  /** What is made of a guest's id. */
  ids: BookingIds;
  /** The ids that open bookings to their guests, from the log; one that is no more is left out. */
  guestIds: GuestIds;
  /** What can be obtained, as the database says now. */
  availability: () => Promise<Availability>;
  /** How hotels and rooms are shown, as JSON. */
  texts: DisplayedTexts;
  config: SiteConfig;
  /** What guests sent: slips of transfers, by the uid of the checkout, and documents, by the booking. */
  guestFiles: Pick<PersonalFiles, 'read'>;
  /** What users like to see, which is in no read model (docs/adr/0044-preferences.md). */
  preferences: Pick<Preferences, 'read'>;
  /** The site's origin as guests see it, for links; known once the server listens. */
  site: () => string;
  /** The same as our own servers reach it. */
  inside: () => string;
}>;

/** The log, to read from alone, and what unseals it. */
export type EventLog = Readonly<{
  store: Pick<EventStore, 'readStream' | 'storeId' | 'head'>;
  codec: Pick<EventCodec, 'decode'>;
}>;

/** A page asked for: what is answered about it, and where it lies. */
export type PageRange = Readonly<{ page: number; perPage: number; limit: number; offset: number }>;

/** A page's size is cut to the most there may be. */
export function pageOf(
  asked: Readonly<{ page: number; perPage: number; offset?: number }>,
): PageRange {
  const perPage = Math.min(asked.perPage, MOST_PER_PAGE);
  const { page, offset = (page - 1) * perPage } = asked;
  return { page, perPage, limit: perPage, offset };
}

/**
 * A weak etag of what an answer is made of: where ids and versions say what its texts are, hashing
 * these is quicker than hashing the answer.
 */
export const etagOf = (made: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 27)}"`;
