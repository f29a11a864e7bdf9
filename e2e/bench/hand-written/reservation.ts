import { randomInt, randomUUID } from 'node:crypto';
import type { PlaceBookingRequest } from '@baanpak/contract/booking/booking-requests.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { addDays, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { type Booked, type RoomRow, toAnswer } from './answer.ts';

/** How statements go out that need nothing of each other: one after the other's answer, or at once. */
export type Way = 'plain' | 'pipelined';

type Request = Readonly<{
  key: string;
  body: PlaceBookingRequest & { roomId: string; checkInDate: LocalDate; checkOutDate: LocalDate };
  detail: string;
}>;

/** `answer` is JSON. */
type Outcome = Readonly<{ answer: string; isReplay: boolean }>;

const HOLD_MS = 30 * 60_000;
const MOST_UNPAID = 5;

/**
 * Books as one transaction, as one would write it by hand without events: the request's key and answer, the room's
 * lock, its free nights, the price, the policy, a code of its own, the cap of unpaid bookings, the booking and its mail.
 * A code that is taken is drawn again. Refusals: too-many-guests, room-already-booked, price-changed, too-many-holds.
 */
export async function reserve(pool: Pool, way: Way, request: Request): Promise<Outcome> {
  for (;;) {
    const outcome = await inTransaction(pool, (client) => attempt(client, way, request));
    if (outcome !== CODE_TAKEN) return outcome;
  }
}

const CODE_TAKEN = Symbol('code taken');

async function attempt(
  client: PoolClient,
  way: Way,
  { key, body, detail }: Request,
): Promise<Outcome | typeof CODE_TAKEN> {
  const now = new Date();
  const { roomId, checkInDate, checkOutDate, email } = body;
  const stay = [roomId, checkInDate, checkOutDate];
  const [claimed, , rooms, taken, prices, unpaid] = await send(client, way, [
    statement('claim', 'INSERT INTO requests (key) VALUES ($1) ON CONFLICT DO NOTHING', [key]),
    statement('email', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [email]),
    statement('room', ROOM, [roomId]),
    statement('taken', TAKEN, stay),
    statement('prices', PRICES, stay),
    statement('unpaid', UNPAID, [email, now]),
  ]);
  if (claimed?.rowCount === 0) return replay(client, key);
  const room = rooms?.rows[0] as RoomRow | undefined;
  if (!room) throw new Refusal('not-found', `There is no room ${roomId}`);
  if (body.guests > room.maxGuests) throw new Refusal('too-many-guests', 'The room takes fewer');
  if (Number(taken?.rows[0]?.most ?? 0) >= room.units)
    throw new Refusal('room-already-booked', 'A night has no unit left');
  if (Number(unpaid?.rows[0]?.count ?? 0) >= MOST_UNPAID)
    throw new Refusal('too-many-holds', `${MOST_UNPAID} bookings wait for their payment`);
  const booked = bookedAt(now, room, body, pricesByNight(prices));
  if (body.expectedTotal !== undefined && body.expectedTotal !== booked.price)
    throw new Refusal('price-changed', `It costs ${booked.price}`);
  const answer = JSON.stringify(toAnswer(room, body, booked, detail));
  const [inserted] = await send(client, way, [
    statement('booking', BOOKING, bookingRow(room, body, booked)),
    statement('nights', NIGHTS, [roomId, booked.id, booked.nightPrices.map(({ date }) => date)]),
    statement('mail', MAIL, [randomUUID(), booked.id, now]),
    statement('answer', 'UPDATE requests SET answer = $2 WHERE key = $1', [key, answer]),
  ]);
  return inserted?.rowCount === 0 ? CODE_TAKEN : { answer, isReplay: false };
}

async function replay(client: PoolClient, key: string): Promise<Outcome> {
  const { rows } = await client.query<{ answer: string }>(
    statement('replay', 'SELECT answer FROM requests WHERE key = $1', [key]),
  );
  return { answer: rows[0]?.answer ?? '', isReplay: true };
}

function pricesByNight(result: QueryResult | undefined): ReadonlyMap<string, number> {
  return new Map(result?.rows.map(({ night, price }) => [String(night), Number(price)]));
}

function bookedAt(
  now: Date,
  room: RoomRow,
  { checkInDate, checkOutDate }: Request['body'],
  prices: ReadonlyMap<string, number>,
): Booked {
  const nightPrices: { date: LocalDate; price: number }[] = [];
  for (let date = checkInDate; date < checkOutDate; date = addDays(date, 1))
    nightPrices.push({ date, price: prices.get(date) ?? room.basePrice });
  return {
    ...{ id: randomUUID(), code: drawCode(), nightPrices },
    price: nightPrices.reduce((sum, { price }) => sum + price, 0),
    createdAt: now.toISOString(),
    holdExpiresAt: new Date(now.getTime() + HOLD_MS).toISOString(),
  };
}

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const drawCode = (): string =>
  `BK-${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

const ROOM = `
SELECT rooms.id, rooms.title, rooms.base_price AS "basePrice", rooms.units, rooms.max_guests AS "maxGuests",
  hotels.id AS "hotelId", hotels.owner_id AS "ownerId", hotels.name AS "hotelName",
  hotels.cancellation_policy AS "cancellationPolicy"
FROM rooms JOIN hotels ON hotels.id = rooms.hotel_id WHERE rooms.id = $1 FOR UPDATE OF rooms`;

const TAKEN = `
SELECT max(units) AS most FROM (
  SELECT count(*) AS units FROM nights WHERE room_id = $1 AND night >= $2 AND night < $3 GROUP BY night
) AS by_night`;

const PRICES = 'SELECT night, price FROM prices WHERE room_id = $1 AND night >= $2 AND night < $3';

const UNPAID = `
SELECT count(*) FROM bookings WHERE email = $1 AND status = 'Reserved' AND hold_expires_at > $2`;

const BOOKING = `
INSERT INTO bookings VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'Reserved', $10, $11)
ON CONFLICT (code) DO NOTHING`;

// of a booking whose code was taken there is none to point at, and nothing is inserted
const NIGHTS = `
INSERT INTO nights SELECT $1, night, bookings.id
FROM unnest($3::date[]) AS night JOIN bookings ON bookings.id = $2`;

const MAIL = `
INSERT INTO mails SELECT $1, id, 'booking-held', $3 FROM bookings WHERE id = $2`;

const bookingRow = (room: RoomRow, body: Request['body'], booked: Booked): unknown[] => [
  ...[booked.id, booked.code, room.id, body.checkInDate, body.checkOutDate, body.email],
  JSON.stringify({ reservedBy: body.reservedBy, phone: body.phone, guests: body.guests }),
  ...[booked.price, JSON.stringify(room.cancellationPolicy)],
  ...[booked.holdExpiresAt, booked.createdAt],
];

type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;
const statement = (name: string, text: string, values: unknown[]): Statement => ({
  name,
  text,
  values,
});

async function send(
  client: PoolClient,
  way: Way,
  statements: readonly Statement[],
): Promise<QueryResult<QueryResultRow>[]> {
  if (way === 'pipelined') return Promise.all(statements.map((one) => client.query(one)));
  const results: QueryResult<QueryResultRow>[] = [];
  for (const one of statements) results.push(await client.query(one));
  return results;
}

/** What throws, and a code that is taken, are rolled back. */
async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const begun = client.query('BEGIN');
    begun.catch(() => {}); // the statement after it fails, too
    const result = await work(client);
    await begun;
    await client.query(result === CODE_TAKEN ? 'ROLLBACK' : 'COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}
