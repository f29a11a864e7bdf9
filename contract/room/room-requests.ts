import { BREAKFASTS, type RoomDetails } from '@baanpak/domain/room/room-details.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, type TSchema, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import {
  count,
  i18n,
  i18nLine,
  line,
  nullableLine,
  text,
  uuid,
  version,
} from '../fields/fields.ts';
import {
  type ReadOnly,
  readOnlyFields,
  readOnlyIn,
  readOnlyProperties,
} from '../fields/read-only.ts';
import { removableProperties, withoutRemoved } from '../fields/removable-pictures.ts';
import { RoomSchema } from './room.ts';

const REQUIRED = {
  title: i18nLine(200),
  basePrice: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'THB a night' }),
  maxGuests: count(1, 100),
};

const DESCRIBED = {
  subtitle: Nullable(i18nLine(500)),
  description: Nullable(i18n(10_000)),
  roomType: nullableLine(100),
  units: count(1, 1000),
  guests: count(1, 100),
  petsAllowed: Type.Boolean(),
  kidsAllowed: Type.Boolean(),
  facilities: Type.Array(
    Type.Object({ icon: Type.String({ maxLength: 50 }), text: i18nLine(200) }),
    {
      maxItems: 50,
    },
  ),
  notes: Type.Array(Type.Object({ text: i18n(1000) }), { maxItems: 3 }),
  breakfast: Nullable(
    Type.Enum([...BREAKFASTS], {
      type: 'string',
      description: 'null where there is none',
      examples: ['included'],
    }),
  ),
  unitNames: Type.Array(line(50), {
    maxItems: 1000,
    description: 'What the first of its units are called, each once; the rest are counted',
  }),
  disabled: Type.Boolean(),
};

/** All that owners say; a field of the domain that is missing does not compile. */
const FIELDS = { ...REQUIRED, ...DESCRIBED } satisfies Readonly<
  Record<keyof RoomDetails | 'units' | 'disabled', TSchema>
>;

export const CreateRoomBody = Type.Object({
  hotelId: uuid(),
  ...REQUIRED,
  ...Type.Partial(Type.Object(DESCRIBED)).properties,
});
export type CreateRoomRequest = Static<typeof CreateRoomBody>;

/** Pictures by the field that takes them away when it is null. */
export const REMOVABLE_PICTURES = { idBackgroundCover: 'cover', image360Url: 'panorama' } as const;

const CHANGED = Type.Partial(
  Type.Object({
    ...FIELDS,
    ownerId: uuid('Follows from the hotel; may come back as it was read'),
    idsGallery: Type.Array(text(200), {
      uniqueItems: true,
      description: 'Orders the gallery, and removes what is left out',
    }),
    version: version(),
  }),
);

/** They may come back as they were read. */
const READ_ONLY = readOnlyFields(RoomSchema, CHANGED);

/** The fields that change; what only the server sets may come back as it was read. */
export const ChangeRoomBody = Type.Object({
  ...CHANGED.properties,
  ...readOnlyProperties(READ_ONLY),
  ...removableProperties(REMOVABLE_PICTURES),
});
export type ChangeRoomRequest = Static<typeof CHANGED> & ReadOnly<(typeof READ_ONLY)[number]>;

/** What of a request only the server sets. */
export const readOnlyOf = (body: ChangeRoomRequest) =>
  withoutRemoved(readOnlyIn(READ_ONLY, body), REMOVABLE_PICTURES);

export const RoomAnswer = withDetail({ room: RoomSchema });
export const RoomCoverAnswer = withDetail(
  Type.Pick(RoomSchema, ['idBackgroundCover', 'imageUrl']).properties,
);
export const RoomGalleryAnswer = withDetail(
  Type.Pick(RoomSchema, ['idsGallery', 'imagesUrl']).properties,
);
export const RoomPanoramaAnswer = withDetail(Type.Pick(RoomSchema, ['image360Url']).properties);
export const RoomParams = Type.Object({ id: uuid("The room's `_id`") });

/** For which nights rooms are sold that would not be there, the first of them. */
export const NightsInTheWay = Type.Object({
  nights: Type.Array(Type.String({ format: 'date' }), { maxItems: 31 }),
});
