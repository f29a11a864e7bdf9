import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { expect } from 'vitest';
import type { RoomForTest } from './catalogue.ts';
import type { InjectedAnswer, Problem } from './requests.ts';
import type { Shop } from './shop.ts';
import type { Hired } from './staff.ts';

export type BookAnswer = Readonly<{ book: StaffBookingJson; detail: string }> & Problem;
type Headers = Readonly<Record<string, string>>;

/** What staff do with bookings, whichever of their two ids a test knows them by. */
export function staffBookingsWith({ post, put, delete: remove, read, staffId }: Shop) {
  const url = async (id: string) => `/bookings/${await staffId(id)}`;
  return {
    /** Takes a booking for Malee, who called. */
    take: (by: Hired, room: RoomForTest, stay: Stay, changes: object = {}, headers: Headers = {}) =>
      post<BookAnswer>(
        '/bookings',
        {
          roomId: room.roomId,
          checkInDate: stay.checkIn,
          checkOutDate: stay.checkOut,
          reservedBy: 'Malee',
          phone: '0898765432',
          bookingChannel: 'phone',
          ...changes,
        },
        { ...by.headers, ...headers },
      ),
    block: (
      by: Hired,
      room: RoomForTest,
      stay: Stay,
      changes: object = {},
      headers: Headers = {},
    ) =>
      post<BookAnswer>(
        '/bookings',
        {
          roomId: room.roomId,
          checkInDate: stay.checkIn,
          checkOutDate: stay.checkOut,
          status: 'Unavailable',
          ...changes,
        },
        { ...by.headers, ...headers },
      ),
    change: async (by: Hired, id: string, body: object, headers: Headers = {}) =>
      put<BookAnswer>(await url(id), body, { ...by.headers, ...headers }),
    cancel: async (by: Hired, id: string) => remove<BookAnswer>(await url(id), by.headers),
    /** What a write answered is what staff read at its position. */
    async expectRead(by: Hired, { body, position }: InjectedAnswer<BookAnswer>): Promise<void> {
      const page = await read<BookAnswer>(await url(body.book._id), position, by.headers);
      expect(page.body.book).toEqual(body.book);
    },
  };
}
