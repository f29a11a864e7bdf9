import { I18nSchema } from '@baanpak/domain/values/schema/i18n-schema.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { StaffBookingSchema } from '../booking/booking.ts';
import { uuid } from '../fields/fields.ts';
import { day } from '../fields/query-fields.ts';
import { RoomSchema } from '../room/room.ts';

/** As many days a timeline shows at most. */
export const TIMELINE_DAYS = 62;

export const TimelineQuery = Type.Object({
  hotelId: uuid(),
  from: day(),
  to: Type.String({
    format: 'local-date',
    description: `Exclusive; at most ${TIMELINE_DAYS} days after \`from\``,
  }),
});

/** What a front desk sees of a stay, or of a block, between other ones; amounts in THB. */
export const TimelineStaySchema = Type.Object({
  ...Type.Pick(StaffBookingSchema, [
    '_id',
    'bookingId',
    'status',
    'checkInDate',
    'checkOutDate',
    'reservedBy',
    'guests',
    'units',
    'checkInStatus',
    'checkOutStatus',
    'noShow',
    'price',
    'totalReceived',
    'amountDue',
    'version',
  ]).properties,
  parts: Type.Array(
    Type.Object({
      lane: Type.Integer({ minimum: 0, description: 'The place of its unit among `unitLabels`' }),
      checkInDate: StaffBookingSchema.properties.checkInDate,
      checkOutDate: StaffBookingSchema.properties.checkOutDate,
    }),
    {
      description:
        'The units it has: one, several of a block, and one after another where the guest changes rooms',
    },
  ),
});
export type TimelineStayJson = Static<typeof TimelineStaySchema>;

export const TimelineRoomSchema = Type.Object({
  roomId: uuid(),
  title: I18nSchema,
  disabled: RoomSchema.properties.disabled,
  maxGuests: RoomSchema.properties.maxGuests,
  units: RoomSchema.properties.units,
  unitNames: RoomSchema.properties.unitNames,
  unitLabels: Type.Array(Type.String(), {
    description: 'What each unit is called: its name, or its place counted from 1',
    examples: [['101', '102']],
  }),
  stays: Type.Array(TimelineStaySchema, {
    description: 'What takes any night from `from` up to `to`, however long it is',
  }),
});
export type TimelineRoomJson = Static<typeof TimelineRoomSchema>;

export const TimelineAnswer = withDetail({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  rooms: Type.Array(TimelineRoomSchema),
});
