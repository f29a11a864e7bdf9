import { PlaceBookingBody } from '@baanpak/contract/booking/booking-requests.ts';
import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { localDate } from '@baanpak/domain/values/time/local-date.ts';
import { buildServer, type Server } from '@baanpak/infrastructure/http/server.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import type { Pool } from 'pg';
import { reserve, type Way } from './reservation.ts';

const BOOKED = 'จองห้องให้แล้ว กรุณาชำระเงินภายในเวลาที่กำหนด';

/** `POST /outreach/bookings` of the hand-written service, behind the same HTTP server as the product's. */
export function handWrittenService(pool: Pool, way: Way, apiKey: string): Server {
  const app = buildServer({ apiKeys: new Set([apiKey]), problems: PROBLEMS, logger: openLog() });
  app.post(
    '/outreach/bookings',
    { schema: { body: PlaceBookingBody }, config: { private: true } },
    async ({ body, headers }, reply) => {
      const { roomId, checkInDate, checkOutDate } = body;
      if (roomId === undefined || checkInDate === undefined || checkOutDate === undefined)
        throw new Refusal('not-found', 'It has no checkouts');
      const stay = {
        roomId,
        checkInDate: localDate(checkInDate),
        checkOutDate: localDate(checkOutDate),
      };
      const { answer, isReplay } = await reserve(pool, way, {
        key: String(headers['idempotency-key']),
        body: { ...body, ...stay },
        detail: BOOKED,
      });
      if (isReplay) void reply.header('idempotent-replayed', 'true');
      return reply.code(201).type('application/json; charset=utf-8').send(answer);
    },
  );
  return app;
}
