import { randomUUID } from 'node:crypto';
import { bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import { hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { paymentStream } from '@baanpak/domain/payment/payment.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { roomStream } from '@baanpak/domain/room/room.ts';
import { roomCalendarStream } from '@baanpak/domain/room-calendar/room-calendar.ts';
import { day, minute, nights } from '@baanpak/domain/testing/samples.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import {
  bookingPlaced,
  calendarOpened,
  chargeRequested,
  checkoutHeld,
  checkoutItem,
  checkoutOpened,
  hotelRegistered,
  nightsHeld,
  pricesSet,
  roomRegistered,
} from './sample-events.ts';

type Written = readonly [stream: string, event: DomainEvent];

/** One hotel, one room, one guest who pays and one who does not: every table gets rows that change. */
export function busyMarketplace(): Written[] {
  const hotel = hotelRegistered();
  const room = roomRegistered(hotel);
  const { roomId } = room.data;
  const { hotelId } = hotel.data;
  return [
    [hotelStream(hotelId), hotel],
    [roomStream(roomId), room],
    [roomCalendarStream(roomId), calendarOpened(room)],
    [roomStream(roomId), pricesSet(room, 2, 9, 1500)],
    [
      hotelStream(hotelId),
      { type: 'HotelDescribed', data: { hotelId, changes: { provinceId: 'TH-83' } } },
    ],
    [
      hotelStream(hotelId),
      { type: 'HotelPicturesSet', data: { hotelId, pictures: { cover: 'dusk', gallery: ['a'] } } },
    ],
    [roomStream(roomId), { type: 'RoomPicturesSet', data: { roomId, pictures: { cover: 'bed' } } }],
    [roomCalendarStream(roomId), { type: 'UnitsChanged', data: { roomId, units: 2 } }],
    ...guestWhoPays(room),
    ...guestWhoDoesNot(room),
    ...guestOfStaff(room),
    ...block(room),
    [roomStream(roomId), { type: 'RoomDisabled', data: { roomId } }],
  ];
}

function guestWhoPays(room: ReturnType<typeof roomRegistered>): Written[] {
  const { roomId } = room.data;
  const opened = checkoutOpened([checkoutItem(room)], ['late arrival']);
  const { uid } = opened.data;
  const placed = bookingPlaced(room, { checkoutUid: uid });
  const { bookingId } = placed.data;
  const held = checkoutHeld([placed]);
  const requested = chargeRequested(held);
  const { attemptId, amount } = requested.data;
  const charge = { attemptId, checkoutUid: uid, chargeId: `chrg_${randomUUID()}` };
  const { chargeId } = charge;
  const fees = { fee: baht(73), feeVat: baht(5.11), net: baht(1921.89) };
  const paid = { amount, feeCharge: baht(78.11), paidAt: minute(3) };
  const attempted = { uid, attemptId, bookingIds: [bookingId], amount };
  const booked = { roomId, bookingId, ...nights(1, 3) };
  return [
    [checkoutStream(uid), opened],
    [roomCalendarStream(roomId), nightsHeld(room, nights(1, 3), bookingId)],
    [bookingStream(bookingId), placed],
    [checkoutStream(uid), held],
    [paymentStream(attemptId), requested],
    [checkoutStream(uid), { type: 'PaymentAttempted', data: attempted }],
    [paymentStream(attemptId), { type: 'ChargePending', data: charge }],
    [
      paymentStream(attemptId),
      { type: 'ChargePaid', data: { ...charge, amount, ...fees, paidAt: minute(3) } },
    ],
    [
      checkoutStream(uid),
      { type: 'CheckoutPaid', data: { uid, stays: held.data.stays, attemptId, chargeId, ...paid } },
    ],
    [roomCalendarStream(roomId), { type: 'NightsBooked', data: booked }],
    [bookingStream(bookingId), { type: 'BookingPaid', data: { bookingId, ...paid } }],
  ];
}

function guestWhoDoesNot(room: ReturnType<typeof roomRegistered>): Written[] {
  const { roomId } = room.data;
  const placed = bookingPlaced(room);
  const { bookingId } = placed.data;
  const held = checkoutHeld([placed]);
  const { uid, stays } = held.data;
  const endedAt = minute(31);
  const released = { roomId, bookingId, because: 'expired', ...nights(1, 3) } as const;
  return [
    [roomCalendarStream(roomId), nightsHeld(room, nights(1, 3), bookingId)],
    [bookingStream(bookingId), placed],
    [checkoutStream(uid), held],
    [checkoutStream(uid), { type: 'CheckoutExpired', data: { uid, stays, endedAt } }],
    [roomCalendarStream(roomId), { type: 'NightsReleased', data: released }],
    [bookingStream(bookingId), { type: 'BookingExpired', data: { bookingId, endedAt } }],
  ];
}

/** Who calls, is given other days and does not come; all but the call is taken back. */
function guestOfStaff(room: ReturnType<typeof roomRegistered>): Written[] {
  const { heldUntil: _, placedAt: takenAt, ...booked } = bookingPlaced(room).data;
  const { bookingId, terms } = booked;
  const { roomId, nightPrices, price } = terms;
  const was = { roomId, checkIn: terms.checkIn, checkOut: terms.checkOut, nightPrices, price };
  const to = { ...was, ...nights(4, 5), nightPrices: [{ date: day(4), price }] };
  const by = { bookingId, by: randomUUID(), at: minute(10) };
  const move = { ...by, hadBy: null, reason: null, returned: null };
  const [moveId, back] = [randomUUID(), randomUUID()];
  return [
    { type: 'BookingTaken', data: { ...booked, takenAt } } as const,
    { type: 'StayMoved', data: { ...move, moveId, from: was, to } } as const,
    { type: 'NoShowRecorded', data: by } as const,
    { type: 'NoShowUndone', data: { ...by, checkOut: to.checkOut } } as const,
    {
      type: 'StayMoved',
      data: { ...move, moveId: back, hadBy: moveId, from: to, to: was, undoes: moveId },
    } as const,
  ].map((event) => [bookingStream(bookingId), event]);
}

function block(room: ReturnType<typeof roomRegistered>): Written[] {
  const { heldUntil: _, terms, ...placed } = bookingPlaced(room).data;
  const { bookingId } = placed;
  const { roomId } = room.data;
  return [
    { type: 'BlockPlaced', data: { ...placed, terms: { ...terms, units: 1 } } } as const,
    { type: 'BlockLifted', data: { bookingId, roomId, liftedAt: minute(20) } } as const,
  ].map((event) => [bookingStream(bookingId), event]);
}
