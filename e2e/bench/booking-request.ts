import { randomUUID } from 'node:crypto';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { API_KEY } from './marketplace.ts';

/** One night of a room, so many days from today. */
export type NightOfRoom = Readonly<{ roomId: string; day: number }>;

/** What a guest's browser sends to book it. */
export function bookingRequest({ roomId, day }: NightOfRoom) {
  const checkInDate = addDays(bangkokDay(instant(Date.now())), day);
  return {
    path: '/outreach/bookings',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br',
      'x-api-key': API_KEY,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      roomId,
      checkInDate,
      checkOutDate: addDays(checkInDate, 1),
      reservedBy: 'สมชาย ใจดี',
      email: `guest-${randomUUID()}@example.com`,
      phone: '0812345678',
      guests: 2,
      methodCheckIn: 'Online',
      paymentMethod: 'gateway',
    }),
  } as const;
}
