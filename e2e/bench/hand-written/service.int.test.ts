import { randomUUID } from 'node:crypto';
import { BookingSchema } from '@baanpak/contract/booking/booking.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import type { Server } from '@baanpak/infrastructure/http/server.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@baanpak/infrastructure/testing/test-database.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingRequest } from '../booking-request.ts';
import type { Way } from './reservation.ts';
import { handWrittenService } from './service.ts';
import { makeTables, roomIdOf } from './tables.ts';

const WAYS = ['plain', 'pipelined'] as const satisfies readonly Way[];

describe.each(WAYS)('the hand-written service, %s', (way) => {
  let database: TestDatabase;
  let pool: Pool;
  let service: Server;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.url, { max: 16, pipeline: way === 'pipelined' });
    await makeTables(pool, 10, 2);
    service = handWrittenService(pool, way, 'bench');
  });
  afterAll(async () => {
    await service.close();
    await pool.end();
    await database.drop();
  });

  type Request = Readonly<{ room: number; day: number; key?: string; more?: object }>;

  function reserve({ room, day, key, more = {} }: Request) {
    const { path, headers, body } = bookingRequest({ roomId: roomIdOf(room), day });
    return service.inject({
      ...{ method: 'POST', url: path },
      headers: {
        ...{ ...headers, 'accept-encoding': 'identity' },
        'idempotency-key': key ?? headers['idempotency-key'],
      },
      payload: JSON.stringify({ ...JSON.parse(body), ...more }),
    });
  }

  const count = async (table: string) =>
    (await pool.query<{ count: number }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count;

  it('answers all fields that the product answers', async () => {
    const answer = await reserve({ room: 0, day: 1 });
    expect(answer.statusCode).toBe(201);
    const { book, books } = answer.json<{ book: object; books: object[] }>();
    expect(new Set(Object.keys(book))).toEqual(new Set(BookingSchema.required));
    expect(books).toEqual([book]);
  });

  it('gives a room of two units to two of twenty who ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => reserve({ room: 1, day: 1 })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 201, ...Array(18).fill(409)]);
  });

  it('books once for a request that comes five times at once, and once more', async () => {
    const request = { room: 2, day: 1, key: randomUUID() };
    const booked = await count('bookings');
    const first = await Promise.all(Array.from({ length: 5 }, () => reserve(request)));
    const answers = [...first, await reserve(request)];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(replayed).toHaveLength(5);
    expect(await count('bookings')).toBe(Number(booked) + 1);
  });

  it('lets an email have five unpaid bookings, also of twelve asked for at once', async () => {
    const more = { email: 'many@example.com' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => reserve({ room: 3, day: n + 1, more })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
  });

  it('keeps nothing of what it refuses', async () => {
    const before = [await count('bookings'), await count('requests'), await count('mails')];
    expect((await reserve({ room: 4, day: 1, more: { guests: 4 } })).statusCode).toBe(422);
    expect((await reserve({ room: 4, day: 1, more: { expectedTotal: 1 } })).statusCode).toBe(409);
    expect([await count('bookings'), await count('requests'), await count('mails')]).toEqual(
      before,
    );
  });

  it('writes one mail for a booking, and takes the price of each night', async () => {
    const before = Number(await count('mails'));
    const { path: _, ...one } = bookingRequest({ roomId: roomIdOf(5), day: 1 });
    const { checkInDate } = JSON.parse(one.body) as { checkInDate: string };
    await pool.query('INSERT INTO prices VALUES ($1, $2, 1500)', [roomIdOf(5), checkInDate]);
    const { book } = (await reserve({ room: 5, day: 1 })).json<{ book: { price: number } }>();
    expect(book.price).toBe(1500);
    expect(await count('mails')).toBe(before + 1);
  });
});
