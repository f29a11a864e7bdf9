import { createHash } from 'node:crypto';
import { GROUPS } from '@baanpak/projector/read-models.ts';
import { createIndexes, createSchema } from '@baanpak/projector/schema/create.ts';
import {
  bookingPlaced,
  HOTEL_DETAILS,
  hotelRegistered,
  roomRegistered,
} from '@baanpak/projector/testing/sample-events.ts';
import type { Load } from './with-read-models.ts';

export const BOOKINGS = 100_000;
const ROOMS = 400;
/** In days, around today. */
const SPAN = 1_000;

/** The id of what is made of a text. */
export const idOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * The read models of one owner with 100,000 bookings of some years in so many hotels, most of them past. As rows, past
 * the log, like the country of the searches.
 */
export const manyBookings =
  (hotels: number): Load =>
  async (pool, storeId) => {
    for (const group of GROUPS) await createSchema(pool, group, group.schema, storeId);
    const registered = roomRegistered(hotelRegistered());
    const { data: room } = registered;
    await pool.query(hotelsText(hotels), [JSON.stringify(HOTEL_DETAILS)]);
    await pool.query(roomsText(hotels), [JSON.stringify(room.details)]);
    await pool.query('INSERT INTO room_units (room_id, units) SELECT room_id, 3 FROM rooms');
    const { terms, guest } = bookingPlaced(registered).data;
    await pool.query(bookingsText(hotels), [JSON.stringify(terms), JSON.stringify(guest)]);
    await pool.query(DECIDED_UNITS);
    for (const group of GROUPS) await createIndexes(pool, group, group.schema);
    await pool.query('VACUUM ANALYZE');
  };

/** Anyone who came has a unit that the house decided on. */
const DECIDED_UNITS = `
  INSERT INTO decided_units (booking_id, by, room_id, unit)
  SELECT booking_id, 'house', room_id, '1' FROM bookings WHERE status = 'Completed'`;

const hotelsText = (hotels: number) => `
  INSERT INTO hotels (hotel_id, owner_id, slug, province_id, disabled, removed, lat, lng, names,
    details, pictures, review_count, review_sum, review_turn, version)
  SELECT md5('hotel ' || n)::uuid, md5('owner')::uuid, 'hotel-' || n, 'TH-10', false, false,
    13, 100, '', $1::jsonb, '{}', 0, 0, 0, 0
  FROM generate_series(1, ${hotels}) AS n`;

const roomsText = (hotels: number) => `
  INSERT INTO rooms (room_id, hotel_id, owner_id, disabled, removed, base_price, max_guests, details,
    pictures, review_count, review_sum, review_turn, version)
  SELECT md5('room ' || n)::uuid, md5('hotel ' || 1 + n % ${hotels})::uuid, md5('owner')::uuid, false,
    false, 150000, 2, $1::jsonb, '{}', 0, 0, 0, 0
  FROM generate_series(1, ${ROOMS}) AS n;`;

const bookingsText = (hotels: number) => `
  INSERT INTO bookings (booking_id, code, checkout_uid, room_id, hotel_id, owner_id, channel, status,
    payment_status, check_in, check_out, terms, guest, price, fee_charge, received, held_until,
    placed_at, no_show, disabled, extras, desk_payments, refunds, refund_requests, refund_decisions, moved_refunds,
    credit_notes, documents, version)
  SELECT md5('booking ' || n)::uuid, code, md5('checkout ' || n)::uuid, room_id, hotel_id, owner_id,
    (ARRAY['website', 'website', 'phone', 'walk-in'])[1 + n % 4],
    (ARRAY['Booked', 'Booked', 'Completed', 'Completed', 'Completed', 'Completed', 'Completed',
      'Canceled', 'Expired', 'Reserved'])[1 + (n + n / ${ROOMS}) % 10], 'paid', check_in, check_in + 2,
    $1::jsonb || jsonb_build_object('code', code, 'roomId', room_id, 'hotelId', hotel_id,
      'ownerId', owner_id, 'checkIn', check_in, 'checkOut', check_in + 2),
    $2::jsonb || jsonb_build_object('reservedBy', name || ' ' || n, 'phone', '08' || 10000000 + n,
      'email', 'guest' || n || '@example.com'),
    100000 + n * 7919 % 400000, 0, 0, NULL, now() - make_interval(mins => n * 20), false, n % 50 = 7,
    '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', 1
  FROM (SELECT n, 'BK-' || upper(substr(md5(n::text), 1, 6)) AS code, md5('owner')::uuid AS owner_id,
      md5('room ' || 1 + n % ${ROOMS})::uuid AS room_id,
      md5('hotel ' || 1 + (1 + n % ${ROOMS}) % ${hotels})::uuid AS hotel_id,
      -- of a room three stays every twelve days, of which two share a night
      current_date + 100 - (n * 37 + n / ${ROOMS} / 3 * 12 + n / ${ROOMS} % 3) % ${SPAN} AS check_in,
      (ARRAY['สมชาย ใจดี', 'Malee', 'Anna Smith', 'ณัฐพล ศรีสุข', 'Bob'])[1 + n % 5] AS name
    FROM generate_series(1, ${BOOKINGS}) AS n) b`;
