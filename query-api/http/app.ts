import { ROUTES } from '@baanpak/contract/routes/routes.ts';
import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import { postgresPastSnapshots } from '@baanpak/infrastructure/commands/past-snapshots.ts';
import { answerWithin } from '@baanpak/infrastructure/http/answer-within.ts';
import { serveRoutes } from '@baanpak/infrastructure/http/serve-routes.ts';
import { unknownResources } from '@baanpak/infrastructure/http/simple-rest/unknown-resources.ts';
import { ownerIdItself, staffRoutes } from '@baanpak/infrastructure/http/staff.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';
import { postgresPreferences } from '@baanpak/infrastructure/preferences/preferences.ts';
import type { AccessTokenReader } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import { GROUP_NAMES } from '@baanpak/projector/schema/read-model.ts';
import type { FastifyPluginAsync } from 'fastify';
import { DatabaseError, type Pool } from 'pg';
import { groupsAt, placesIn } from '../as-of/as-of.ts';
import { pastReader } from '../as-of/past.ts';
import { ownerOfBooking } from '../booking/booking.ts';
import { guestIdsIn } from '../booking/guest-ids.ts';
import type { Deps, EventLog, Owners } from '../handler.ts';
import { ownerOfFormerHotel, ownerOfHotel } from '../hotel/hotels.ts';
import { ownerOfCase } from '../lists/cases.ts';
import { ownerOfEvent } from '../lists/events.ts';
import { ownerOfApplication } from '../lists/partners.ts';
import { ownerOfRefund } from '../lists/refunds.ts';
import { ownerOfReview } from '../lists/reviews.ts';
import { lookUpBookings, watchBookings } from '../live/booking-events.ts';
import { openStreams, STAFF_HEARTBEAT } from '../live/open-streams.ts';
import { watchPresence } from '../live/presence.ts';
import { readYourWrites, watchCheckpoint } from '../live/read-your-writes.ts';
import { identifyBy, watchSessions } from '../live/sessions.ts';
import { watchForStaff } from '../live/staff-watch.ts';
import { ownerOfFormerRoom, ownerOfRoom } from '../room/room-by-id.ts';
import { ownerOfFormerUser } from '../user/users.ts';
import { openReads, type Reads } from './reads.ts';
import { handlersOf } from './routes.ts';

type QueryApiOptions = Readonly<{
  /** Of `openReadPool`, on the database that the projector fills; stays the caller's to end. */
  pool: Pool;
  /** Of that pool, for who wants to read ahead. */
  reads?: Reads;
  bus: Bus;
  now: Now;
  config: SiteConfig;
  /** Reads what the command API issued. */
  tokens: AccessTokenReader;
  guestFiles: Deps['guestFiles'];
  site: Deps['site'];
  inside: Deps['inside'];
  ids: Deps['ids'];
}> &
  EventLog;

/** Milliseconds; a caller hears within five seconds. */
const LONGEST_READ = 4_500;

/** Every GET, for a server made by infrastructure/http/server.ts. */
export const queryApi =
  ({
    pool,
    bus,
    now,
    config,
    tokens,
    guestFiles,
    site,
    inside,
    ids,
    store,
    codec,
    reads = openReads(pool),
  }: QueryApiOptions): FastifyPluginAsync =>
  async (app) => {
    answerWithin(app, LONGEST_READ);
    const { db, availability, texts } = reads;
    const guestIds = guestIdsIn(store, codec);
    const preferences = postgresPreferences(pool);
    const deps = {
      preferences,
      guestIds,
      db,
      now,
      availability,
      texts,
      config,
      guestFiles,
      site,
      inside,
      ids,
    };
    const checkpoint = watchCheckpoint(pool, bus);
    const lookup = lookUpBookings(deps, bus);
    const bookings = watchBookings(deps.db, bus);
    const staff = watchForStaff(deps.db, pool, bus);
    const presence = watchPresence(bus);
    const sessions = watchSessions(deps, tokens);
    app.addHook('onClose', async () => {
      checkpoint.close();
      lookup.close();
      bookings.close();
      staff.close();
      presence.close();
      sessions.close();
    });
    app.setErrorHandler((error) => {
      throw asNotMade(error);
    });
    const written = readYourWrites(app, checkpoint);
    const identify = identifyBy(deps, tokens, checkpoint);
    const named = {
      ownerId: ownerIdItself,
      hotelId: ownerOfHotel(db),
      roomId: ownerOfRoom(db),
    };
    staffRoutes(app, { identify, named, written });
    // what is read may be kept, but never shown again unasked: rooms sell out
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-cache');
    });

    const places = placesIn(pool, checkpoint, store, ['reports']);
    const historyPlaces = placesIn(pool, checkpoint, store, ['events', 'reports']);
    const followed = { lookup, bookings, openStream: openStreams(app) };
    const log = { store, codec };
    const past = pastReader({
      ...{ db, now, log, snapshots: postgresPastSnapshots(pool) },
      places: placesIn(pool, checkpoint, store, GROUP_NAMES),
      groupsAt: (groups) => groupsAt(pool, groups),
      onProblem: (err, stream) => app.log.warn({ err, stream }, 'A snapshot was of no use'),
    });
    const openStream = openStreams(app, STAFF_HEARTBEAT);
    const watches = { staff, presence, sessions, openStream };
    const handlers = handlersOf({
      deps: { ...deps, places, historyPlaces, past },
      log,
      followed,
      watches,
    });
    await serveRoutes(app, ROUTES, handlers, {
      booking: (id) => ownerOfBooking(db, id),
      'hotel-or-removed': ownerOfFormerHotel(db),
      'room-or-removed': ownerOfFormerRoom(db),
      application: ownerOfApplication(db),
      case: (id) => ownerOfCase(db, id),
      event: ownerOfEvent(db),
      refund: ownerOfRefund(db),
      review: ownerOfReview(db),
      'user-or-removed': (id) => ownerOfFormerUser(db, id),
      site: async () => ({ ownerId: null }),
    } satisfies Owners);
    await app.register(unknownResources(['GET']), { prefix: '/admin-api' });
  };

const UNDEFINED_TABLE = '42P01';

/** A table that is not there belongs to a group that is being built: that is no bug, and passes. */
const asNotMade = (error: unknown): unknown =>
  error instanceof DatabaseError && error.code === UNDEFINED_TABLE
    ? new TransportError('not-readable', { message: error.message })
    : error;
