import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import type { PlaceBookingRequest } from '@baanpak/contract/booking/booking-requests.ts';
import type { AnswerOfCall } from '@baanpak/contract/routes/call.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

/** A room with what a booking copies of its hotel. */
export type RoomRow = Readonly<{
  id: string;
  title: I18nText;
  basePrice: number;
  units: number;
  maxGuests: number;
  hotelId: string;
  ownerId: string;
  hotelName: I18nText;
  cancellationPolicy: BookingJson['cancellationPolicy'];
}>;

/** What the service made up; amounts in THB. */
export type Booked = Readonly<{
  id: string;
  code: string;
  nightPrices: BookingJson['nightPrices'];
  price: number;
  createdAt: string;
  holdExpiresAt: string;
}>;

/** The same fields as the product answers, with what a fresh booking has in them. */
export function toAnswer(
  room: RoomRow,
  body: PlaceBookingRequest,
  booked: Booked,
  detail: string,
): AnswerOfCall<'POST /outreach/bookings'> {
  const { nightPrices, price, createdAt, holdExpiresAt } = booked;
  const book: BookingJson = {
    _id: booked.id,
    bookingId: booked.code,
    checkoutId: booked.id,
    status: 'Reserved',
    paymentStatus: 'pending',
    holdExpiresAt,
    ...{ ownerId: room.ownerId, hotelId: room.hotelId, hotelName: room.hotelName },
    hotelNameSlug: `hotel-${room.hotelId}`,
    roomId: room.id,
    roomObj: roomOf(room),
    checkInDate: nightPrices[0]?.date ?? '',
    checkOutDate: body.checkOutDate ?? '',
    nights: nightPrices.length,
    currency: 'THB',
    ...{ price, orderTotal: price, siblings: [], nightPrices },
    ...{ feeCharge: 0, totalReceived: 0, amountDue: price },
    paymentMethod: body.paymentMethod,
    ...{ paidBy: null, transferReportedAt: null, hasTransferSlip: false },
    bookingChannel: 'website',
    methodCheckIn: body.methodCheckIn,
    lang: body.lang ?? 'th',
    ...{ reservedBy: body.reservedBy, email: body.email, phone: body.phone },
    ...{ guests: body.guests, children: body.children ?? 0, pets: body.pets ?? 0 },
    ...{ breakfast: body.breakfast ?? false, note: body.note ?? null },
    ...{ address: body.address ?? null, province: body.province ?? null },
    ...{ country: body.country ?? null, postalCode: body.postalCode ?? null },
    ...{ taxInvoice: null, taxInvoiceNumber: null, creditNotes: [], arrival: null, documents: [] },
    ...{ checkInStatus: false, checkInDateStatus: null, checkInBy: null },
    ...{ checkOutStatus: false, checkOutDateStatus: null, checkOutBy: null },
    cancellationPolicy: room.cancellationPolicy,
    ...{ refunds: [], disabled: false, createdAt, version: 0 },
  };
  return { book, books: [book], detail };
}

const roomOf = (room: RoomRow): BookingJson['roomObj'] => ({
  ...{ _id: room.id, hotelId: room.hotelId, ownerId: room.ownerId, title: room.title },
  ...{ subtitle: null, description: null, roomType: null, basePrice: room.basePrice },
  ...{ petsAllowed: true, kidsAllowed: true, facilities: [], notes: [], breakfast: null },
  ...{ unitNames: [], units: room.units, maxGuests: room.maxGuests, guests: 2 },
  ...{ imageUrl: null, imagesUrl: [], image360Url: null },
  ...{ idBackgroundCover: null, idsGallery: [] },
  ...{ rating: null, ratingValue: null, reviewCount: 0, disabled: false, version: 0 },
});
