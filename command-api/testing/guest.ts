import type { PlaceBookingRequest } from '@baanpak/contract/booking/booking-requests.ts';
import type { CartItem } from '@baanpak/contract/checkout/checkout-requests.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { RoomForTest } from './catalogue.ts';

/** What Anna says of herself when she books. */
export const ANNA = {
  reservedBy: 'Anna Rakdee',
  email: 'anna@example.com',
  phone: '0812345678',
  guests: 2,
  methodCheckIn: 'Online',
  paymentMethod: 'gateway',
} as const satisfies PlaceBookingRequest;

/** The body of a booking of one room. */
export const bookingBody = (
  { roomId }: RoomForTest,
  { checkIn, checkOut }: Stay,
  changes: Partial<PlaceBookingRequest> = {},
): PlaceBookingRequest => ({
  ...ANNA,
  roomId,
  checkInDate: checkIn,
  checkOutDate: checkOut,
  ...changes,
});

/** An item of a cart. */
export const item = (
  { roomId }: RoomForTest,
  { checkIn, checkOut }: Stay,
  changes: Partial<CartItem> = {},
): CartItem => ({ roomId, dateRange: { start: checkIn, end: checkOut }, guests: 2, ...changes });
