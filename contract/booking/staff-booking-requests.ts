import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import {
  count,
  email,
  line,
  localDay,
  optionalLine,
  optionalText,
  phone,
  uuid,
  version,
} from '../fields/fields.ts';
import { readOnlyProperties } from '../fields/read-only.ts';
import { REFUND_ACTIONS } from '../refund/refund-requests.ts';
import { StaffBookingSchema } from './booking.ts';
import { expectedTotal, StaffBookingWritten, TaxInvoiceBody } from './booking-requests.ts';

/** What staff say of a guest and a stay, when they take a booking and afterwards. */
const SAID = {
  reservedBy: Nullable(line(200)),
  email: Nullable(email()),
  phone: Nullable(phone()),
  guests: count(0, 100),
  children: count(0, 100),
  pets: count(0, 100),
  breakfast: Type.Boolean(),
  methodCheckIn: Type.Enum(['Online', 'At Hotel'], { type: 'string' }),
  note: optionalText(2000),
  address: optionalLine(500),
  province: optionalLine(100),
  country: optionalLine(100),
  postalCode: optionalLine(20),
  lang: Type.Enum(['th', 'en'], { type: 'string' }),
};
/** What a PUT may bring back although it breaks a rule that is younger. */
export const ECHOED_FIELDS: readonly string[] = Object.keys(SAID);
const SaidSchema = Type.Partial(Type.Object(SAID));

/** A booking needs `reservedBy` and `phone`; a block (`Unavailable`) has no guest. */
export const CreateBookingBody = Type.Object({
  ...SaidSchema.properties,
  roomId: uuid(),
  checkInDate: localDay(),
  checkOutDate: localDay(),
  status: Type.Enum(['Booked', 'Unavailable'], { type: 'string', default: 'Booked' }),
  units: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 10_000, description: 'Of a block; default all free ones' }),
  ),
  unit: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 50,
      description: 'The one unit that a block closes; a name of `unitNames`, else 422',
    }),
  ),
  bookingChannel: Type.Enum(['phone', 'walk-in', 'admin'], { type: 'string', default: 'admin' }),
  paymentMethod: Type.Enum(['direct', 'gateway'], { type: 'string', default: 'direct' }),
  expectedTotal: expectedTotal(),
});
export type CreateBookingRequest = Static<typeof CreateBookingBody>;

/** Money that staff take themselves, and what a stay costs beside its nights. */
const BILL_ACTIONS = ['record-payment', 'add-charge', 'remove-charge'] as const;
export type BillAction = (typeof BILL_ACTIONS)[number];

export const STAFF_ACTIONS = [
  'check-in',
  'undo-check-in',
  'check-out',
  'no-show',
  'cancel',
  'undo',
  'confirm-payment',
  'record-transfer',
  'assign-unit',
  ...BILL_ACTIONS,
  ...REFUND_ACTIONS,
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** Where and when a stay is to be, within its hotel; what is left out stays. */
const MOVED = {
  roomId: uuid(),
  checkInDate: localDay(),
  checkOutDate: localDay(),
  reprice: Type.Boolean({
    description:
      'At the prices of now; otherwise a moved or shortened stay keeps its price, unless a `reprice` lowered it before: then another room or other nights are priced again but for `false` with a `reason`. With `check-out`: of the nights stayed',
  }),
};

const ChangesSchema = Type.Partial(
  Type.Object({
    ...SAID,
    staffNote: optionalText(2000),
    taxInvoice: Nullable(TaxInvoiceBody),
    disabled: Type.Boolean({ description: 'Hidden from lists; ended ones only, else 409' }),
    action: Type.Enum([...STAFF_ACTIONS], { type: 'string' }),
    reason: Type.String({
      maxLength: 500,
      description: 'Why it is canceled or moved, or why a refund is approved or rejected',
    }),
    amount: Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000, // the dearest stay of 730 nights and more
      description:
        'THB to give back by `approve-refund`, default what was quoted; that came by `record-transfer` or `record-payment`, or is due for `add-charge`',
    }),
    reference: Type.String({
      ...line(100),
      description:
        'What the bank calls a transfer; told again with the same amount it is the same. Of `record-payment`: what a receipt of it says',
    }),
    refundId: Type.String({
      pattern: '^[a-z0-9][a-z0-9_-]{2,199}$',
      examples: ['6f1d2c3b-8a74-8c1e-9b5f-2d7e4a90c1b8'],
      description: 'Which refund is meant; needed where several are open',
    }),
    method: Type.Enum([...DESK_METHODS], {
      type: 'string',
      description:
        'How money came by `record-payment`, or went back by `confirm-refund-paid`, default `transfer`',
    }),
    text: Type.String({
      ...line(200),
      description: 'What `add-charge` is for',
      examples: ['เตียงเสริม'],
    }),
    unit: Nullable(
      Type.String({
        maxLength: 50_000,
        description: 'Which one `assign-unit` gives; a name of `unitNames`, else 422',
      }),
    ),
    chargeId: Type.String({ format: 'uuid', description: 'Which of `charges` is removed' }),
    position: Type.String({
      minLength: 1,
      maxLength: 400,
      description:
        'What `undo` takes back: the token of the x-position of the write, or of any event it wrote',
    }),
    ...MOVED,
    version: version(),
  }),
);
export type BookingChanges = Static<typeof ChangesSchema>;

/** Who has a unit that was asked for. */
export const BookingsInTheWay = Type.Object({
  bookings: Type.Optional(
    Type.Array(Type.Object({ _id: uuid(), bookingId: Type.String() }), {
      description: 'Where one unit was asked for',
    }),
  ),
});

/** Fields that changed, or an action; what only the server sets may come back as it was read. */
export const ChangeBookingBody = Type.Object({
  ...readOnlyProperties(Object.keys(StaffBookingSchema.properties)),
  ...ChangesSchema.properties,
});

export const ChangeBookingQuery = Type.Object({
  preview: Type.Optional(
    Type.Boolean({
      description: 'Says what a move or `check-out` would come to, and changes nothing',
    }),
  ),
});

/** What a move or a departure would come to, in THB. */
const MOVE_PREVIEW = {
  price: Type.Integer({ description: 'Of the nights, as it would be' }),
  previousPrice: Type.Integer({ description: 'As it is' }),
  due: Type.Integer({ description: 'What would be left to pay, extras included' }),
  refund: Type.Integer({ description: 'What would be given back by it' }),
  waits: Type.Boolean({
    description: '`refund`, or some of it, waits for somebody who may decide over money',
  }),
};

/** The booking as it is then; with `?preview=true` as it is now, and what the move would come to. */
export const ChangedBookingAnswer = Type.Object({
  ...StaffBookingWritten.properties,
  ...Type.Partial(Type.Object(MOVE_PREVIEW)).properties,
});
export type ChangedBookingJson = Static<typeof ChangedBookingAnswer>;
