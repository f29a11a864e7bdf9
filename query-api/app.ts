import type { SiteConfig } from '@baanpak/contract/site/site-config.ts';
import type { Now } from '@baanpak/domain/values/time/instant.ts';
import type { Bus } from '@baanpak/infrastructure/bus/port.ts';
import type { EventCodec } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { EventStore } from '@baanpak/infrastructure/event-store/port.ts';
import { answerWithin } from '@baanpak/infrastructure/http/answer-within.ts';
import { ownerIdItself, staffRoutes } from '@baanpak/infrastructure/http/staff.ts';
import type { AccessTokens } from '@baanpak/infrastructure/sign-in/access-tokens.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { hotelCalendars } from './calendar/hotel-calendars.ts';
import { roomCalendar } from './calendar/room-calendar.ts';
import { stayExists } from './calendar/stay-exists.ts';
import { checkoutPage } from './checkout/checkout-page.ts';
import type { Deps } from './deps.ts';
import { hotelById } from './hotel/hotel-by-id.ts';
import { hotelList } from './hotel/hotel-list.ts';
import { hotelPage } from './hotel/hotel-page.ts';
import { hotelsOfOwner } from './hotel/hotels-of-owner.ts';
import { ownerOfHotel } from './hotel/owner-of-hotel.ts';
import { lists } from './list/lists.ts';
import { watchBookings } from './live/booking-watch.ts';
import { watchCheckpoint } from './live/checkpoint-watch.ts';
import { readYourWrites } from './live/read-your-writes.ts';
import { watchForStaff } from './live/staff-watch.ts';
import { casePage } from './money-case/case-page.ts';
import { attemptResult } from './payment/attempt-result.ts';
import { chargeResult } from './payment/charge-result.ts';
import { openReads, type Reads } from './reads.ts';
import { priceDaily } from './room/price-daily.ts';
import { ownerOfRoom, roomById } from './room/room-by-id.ts';
import { roomList } from './room/room-list.ts';
import { roomPrices } from './room/room-prices.ts';
import { selectedRooms } from './room/selected-rooms.ts';
import { hotelSearch } from './search/hotel-search.ts';
import { roomSearch } from './search/room-search.ts';
import { suggest } from './search/suggest.ts';
import { uniqueProvince } from './search/unique-province.ts';
import { siteConfig } from './site/site-config.ts';
import { sitePage } from './site/site-page.ts';
import { bookingCalendarFile } from './stay/booking-calendar-file.ts';
import { bookingEvents } from './stay/booking-events.ts';
import { bookingList } from './stay/booking-list.ts';
import { bookingPage } from './stay/booking-page.ts';
import { bookingReceipt } from './stay/booking-receipt.ts';
import { guestIdsIn } from './stay/guest-ids.ts';
import { refundQuotePage } from './stay/refund-quote.ts';
import { roomsByDay } from './stay/rooms-by-day.ts';
import { staffBookingEvents } from './stay/staff-booking-events.ts';
import { staffBookingPage } from './stay/staff-booking-page.ts';
import { transferSlip } from './stay/transfer-slip.ts';
import { identifyBy } from './user/identify.ts';
import { userList } from './user/user-list.ts';
import { userPage } from './user/user-page.ts';

export type QueryApiOptions = Readonly<{
  /** On the database whose schema `read` the projector fills; stays the caller's to end. */
  pool: Pool;
  /** Of that pool, for who wants to read ahead. */
  reads?: Reads;
  bus: Bus;
  now: Now;
  config: SiteConfig;
  /** Reads what the command API issued. */
  tokens: AccessTokens;
  slips: Deps['slips'];
  site: Deps['site'];
  ids: Deps['ids'];
  /** The log, to read from alone, and what unseals it. */
  store: Pick<EventStore, 'readStream'>;
  codec: Pick<EventCodec, 'decode'>;
}>;

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
    slips,
    site,
    ids,
    store,
    codec,
    reads = openReads(pool),
  }: QueryApiOptions): FastifyPluginAsync =>
  async (app) => {
    answerWithin(app, LONGEST_READ);
    const { db, availability, texts } = reads;
    const guestIds = guestIdsIn(store, codec);
    const deps = { guestIds, db, now, availability, texts, config, slips, site, ids };
    const checkpoint = watchCheckpoint(pool, bus);
    const bookings = watchBookings(deps.db, bus);
    const staff = watchForStaff(deps.db, pool, bus);
    app.addHook('onClose', async () => {
      checkpoint.close();
      bookings.close();
      staff.close();
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

    await app.register(siteConfig(deps));
    await app.register(sitePage(deps));
    await app.register(uniqueProvince(deps));
    await app.register(suggest(deps));
    await app.register(hotelSearch(deps));
    await app.register(roomSearch(deps));
    await app.register(selectedRooms(deps));
    await app.register(hotelPage(deps));
    await app.register(hotelsOfOwner(deps));
    await app.register(hotelById(deps));
    await app.register(hotelList(deps));
    await app.register(lists());
    await app.register(roomById(deps));
    await app.register(roomList(deps));
    await app.register(roomPrices(deps));
    await app.register(priceDaily(deps));
    await app.register(roomCalendar(deps));
    await app.register(hotelCalendars(deps));
    await app.register(stayExists(deps));
    await app.register(bookingPage(deps));
    await app.register(refundQuotePage(deps));
    await app.register(bookingReceipt(deps));
    await app.register(bookingCalendarFile(deps));
    await app.register(bookingEvents(deps, bookings));
    await app.register(checkoutPage(deps));
    await app.register(chargeResult(deps));
    await app.register(attemptResult(deps));
    await app.register(bookingList(deps));
    await app.register(casePage(deps));
    await app.register(staffBookingPage(deps));
    await app.register(transferSlip(deps));
    await app.register(staffBookingEvents(staff));
    await app.register(roomsByDay(deps));
    await app.register(userPage(deps));
    await app.register(userList(deps));
  };
