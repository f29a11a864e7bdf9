import { removedPictures } from '@baanpak/contract/fields/removable-pictures.ts';
import {
  type ChangeHotelRequest,
  REMOVABLE_PICTURES,
  readOnlyOf,
} from '@baanpak/contract/hotel/hotel-requests.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import {
  type HotelPictures,
  hotel,
  hotelStream,
  type RegisteredHotel,
  type ReviseHotel,
} from '@baanpak/domain/hotel/hotel.ts';
import type { HotelDetails } from '@baanpak/domain/hotel/hotel-details.ts';
import type { Rating } from '@baanpak/domain/review/review-scores.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import type { Position } from '@baanpak/infrastructure/event-store/port.ts';
import { assertUnchanged, changedFields } from '@baanpak/infrastructure/http/unchanged-values.ts';
import type { Clock, Commands, Pictures, SecondFactors } from '../../ports.ts';
import { type FormFiles, GRAPHIC, PHOTO } from '../../stores/image-upload.ts';
import type { Staff } from '../caller.ts';
import {
  assertReadOnly,
  assertReordered,
  assertSameOwner,
  withoutMovingScore,
} from '../requested-fields.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { changedDetails } from './create-hotel.ts';
import { loadHotel, loadScores } from './load-hotel.ts';

/**
 * Changes its details, which pictures stay and in what order, whether guests see it. Where guests send their money is
 * changed by who proved the second factor.
 */
export async function changeHotel(
  ports: Commands & Clock & SecondFactors,
  by: Staff,
  hotelId: string,
  body: ChangeHotelRequest,
): Promise<Position> {
  const { state } = await loadHotel(ports, hotelId);
  const { hotel: reviews } = (await loadScores(ports, hotelId)).state;
  const known = { ...state, reviews };
  assertUnchanged(body, toStaffHotel(known, null));
  const command = revisionOf(known, by.principal, body);
  if (PAID_TO.some((field) => field in command.data.changes)) await assertSecondFactor(ports, by);
  return (await ports.commands.handle(hotel, hotelStream(hotelId), command, by.context)).position;
}

/** Where guests send their money. */
const PAID_TO = [
  'bank',
  'bankAccountNumber',
  'bankAccountName',
  'promptPayId',
] as const satisfies readonly (keyof HotelDetails)[];

type RatedHotel = RegisteredHotel & Readonly<{ reviews: Rating }>;

/** What the body asks for, where the caller may ask for it. */
function revisionOf(known: RatedHotel, by: Principal, body: ChangeHotelRequest): ReviseHotel {
  const { hotelId, ownerId, pictures } = known;
  assertSameOwner(by, ownerId, body.ownerId);
  const kept = toStaffHotel(known, null);
  assertReadOnly(kept, withoutMovingScore(known.reviews, readOnlyOf(body)));
  const data = {
    hotelId,
    expectedVersion: body.version ?? null,
    changes: changedDetails(changedFields(body, kept)),
    pictures: { ...removedPictures(body, REMOVABLE_PICTURES), ...galleryIn(body, pictures) },
    disabled: body.disabled ?? null,
  };
  return { type: 'ReviseHotel', data };
}

function galleryIn({ idsGallery }: ChangeHotelRequest, pictures: HotelPictures) {
  if (idsGallery === undefined) return {};
  assertReordered(pictures.gallery, idsGallery);
  return { gallery: idsGallery };
}

/** Its pictures beside the gallery: how each is drawn, and where it goes. */
const PICTURES = {
  cover: { kind: PHOTO, set: (cover: string) => ({ cover }) },
  logo: { kind: GRAPHIC, set: (logo: string) => ({ logo }) },
  /** The QR code that guests scan to pay it directly. */
  payment: { kind: GRAPHIC, set: (payment: string) => ({ payment }) },
} as const;
export type HotelPicture = keyof typeof PICTURES;

/** Puts a picture in the place of another; the one that guests pay by after the second factor. */
export async function setHotelPicture(
  ports: Commands & Clock & Pictures & SecondFactors,
  by: Staff,
  hotelId: string,
  picture: HotelPicture,
  files: FormFiles,
): Promise<void> {
  if (picture === 'payment') await assertSecondFactor(ports, by);
  const { kind, set } = PICTURES[picture];
  const data = { hotelId, pictures: set(await ports.pictures.takeOne(files, kind)) };
  const command = { type: 'SetHotelPictures', data } as const;
  await ports.commands.handle(hotel, hotelStream(hotelId), command, by.context);
}

/** More pictures at the end of its gallery. */
export async function addHotelPictures(
  { commands, pictures }: Commands & Pictures,
  by: Staff,
  hotelId: string,
  files: FormFiles,
): Promise<void> {
  const gallery = await pictures.takeForGallery(files);
  const command = { type: 'AddHotelPictures', data: { hotelId, gallery } } as const;
  await commands.handle(hotel, hotelStream(hotelId), command, by.context);
}
