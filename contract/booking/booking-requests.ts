import { PARTY_REASONS } from '@baanpak/domain/booking/stay-rules.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { AT_FIELDS } from '../answers/as-of.ts';
import { withDetail } from '../answers/detail.ts';
import { CheckoutSchema } from '../checkout/checkout.ts';
import {
  count,
  email,
  line,
  localDay,
  optionalLine,
  optionalText,
  phone,
  text,
  uuid,
} from '../fields/fields.ts';
import { BookingSchema, StaffBookingSchema } from './booking.ts';

const paymentMethod = () => Type.Enum(['gateway', 'direct'], { type: 'string' });

/** The most that a stay may cost, and more, in THB. */
const MOST = 1_000_000_000;

export const expectedTotal = () =>
  Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 5 * MOST,
      description:
        'THB, what all its stays cost as its sender was shown; where it differs nothing is booked',
      examples: [2000],
    }),
  );

/** What 422 `too-many-guests` names. */
export const NotTaken = Type.Object({
  reason: Type.Optional(
    Type.Enum([...PARTY_REASONS], {
      type: 'string',
      description:
        'More guests than the room takes, more children than guests, children or pets where it takes none, or more than 5 pets',
    }),
  ),
});

/** What 409 `price-changed` names where another total was expected. */
export const NewTotal = Type.Object({
  totalPrice: Type.Optional(Type.Integer({ description: 'THB, where another total was expected' })),
});

/** What 409 `price-changed` and `terms-changed` name of a checkout whose promise is over. */
export const NewCheckout = Type.Object({
  checkout: Type.Optional(
    Type.Object(CheckoutSchema.properties, {
      description: 'A new one of the stays asked for, at what holds now',
    }),
  ),
});
export const NewPrice = Type.Object({ ...NewTotal.properties, ...NewCheckout.properties });

/** Asks for a tax invoice, which each stay gets once it is paid; `branch` is left out by persons. */
export const TaxInvoiceBody = Type.Object({
  name: line(200),
  taxId: Type.String({ format: 'thai-tax-id' }),
  branch: Type.Optional(
    Nullable(
      Type.String({ pattern: '^[0-9]{5}$', description: 'Five digits, 00000 for a head office' }),
    ),
  ),
  address: text(500),
  lang: Type.Optional(
    Type.Enum(['th', 'en'], {
      type: 'string',
      description: 'What the buyer reads; left out: the language of the booking',
    }),
  ),
});

/** `roomId` and both dates are needed, unless `checkoutId` names a checkout that has them. */
export const PlaceBookingBody = Type.Object({
  checkoutId: Type.Optional(uuid()),
  roomId: Type.Optional(uuid()),
  checkInDate: Type.Optional(localDay()),
  checkOutDate: Type.Optional(localDay()),
  reservedBy: line(200),
  email: email(),
  phone: phone(),
  guests: count(1, 100),
  methodCheckIn: Type.Enum(['Online', 'At Hotel'], { type: 'string' }),
  paymentMethod: paymentMethod(),
  children: Type.Optional(count(0, 100)),
  pets: Type.Optional(count(0, 100)),
  breakfast: Type.Optional(Type.Boolean()),
  note: optionalText(2000),
  address: optionalLine(500),
  province: optionalLine(100),
  country: optionalLine(100),
  postalCode: optionalLine(20),
  lang: Type.Optional(Type.Enum(['th', 'en'], { type: 'string' })),
  termsVersion: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{64}$',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
      description:
        'Of the terms and the privacy notice that the guest was shown: `termsVersion` of `GET /site`; recorded as sent',
    }),
  ),
  expectedTotal: expectedTotal(),
  taxInvoice: Type.Optional(Nullable(TaxInvoiceBody)),
});
export type PlaceBookingRequest = Static<typeof PlaceBookingBody>;

export const PaymentMethodBody = Type.Object({ paymentMethod: paymentMethod() });

/** `price`: what the guest was told the stay would cost then; where it costs something else, nothing changes. */
export const ChangeDatesBody = Type.Object({
  checkInDate: localDay(),
  checkOutDate: localDay(),
  price: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST })),
});
export const ChangeDatesQuery = Type.Object({
  preview: Type.Optional(
    Type.Boolean({ description: 'Says what the change would come to, and changes nothing' }),
  ),
});
export const BookingAnswer = withDetail({ book: BookingSchema });
/** `book` of a change; of its preview what it would come to, in THB. */
export const DatesAnswer = withDetail({
  book: Type.Optional(BookingSchema),
  price: Type.Optional(Type.Integer({ description: "The stay's total then" })),
  due: Type.Optional(Type.Integer({ description: 'What would be left to pay at the hotel' })),
  refund: Type.Optional(
    Type.Integer({ description: 'What would be given back by the cancellation policy' }),
  ),
});
export const StaffBookingAnswer = withDetail({ book: StaffBookingSchema, ...AT_FIELDS });
/** What a write of staff answers. */
export const StaffBookingWritten = withDetail({
  book: StaffBookingSchema,
  undo: Nullable(
    Type.String({
      description: 'The `position` by which the action `undo` takes this back; null: nothing does',
      examples: ['NzE3LjcxNy4xYTdj'],
    }),
  ),
});
export const BookingsAnswer = withDetail({
  book: BookingSchema,
  books: Type.Array(BookingSchema, { description: 'All that were booked, `book` among them' }),
});
export const BookingParams = Type.Object({ id: uuid("The booking's `_id`, the guest's") });
export const StaffBookingParams = Type.Object({ id: uuid("The booking's `_id`, the staff's") });
