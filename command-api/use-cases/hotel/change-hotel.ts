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
import { principalOf } from '@baanpak/infrastructure/http/staff.ts';
import { assertUnchanged, changedFields } from '@baanpak/infrastructure/http/unchanged-values.ts';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { assertReadOnly, assertSameOwner, withoutMovingScore } from '../../http/read-only.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type {
  Clock,
  Commands,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
} from '../../ports.ts';
import { assertSecondFactor } from '../second-factor/assert-second-factor.ts';
import { assertReordered } from './gallery.ts';
import { hotelAnswer, loadHotel, loadScores } from './hotel-answer.ts';
import { changedDetails } from './hotel-details.ts';

/** PUT /hotels/{id}: its details, which pictures stay and in what order, whether guests see it. */
export const changeHotel =
  (
    ports: Commands & Clock & RequestIds & RequestKeys & Store & SecondFactors,
  ): Handler<'PUT /hotels/{id}'> =>
  async (request, reply) => {
    const { id } = request.params;
    const done = await withIdempotency(ports, request, reply, async (body) => {
      const { state } = await loadHotel(ports, id);
      const { hotel: reviews } = (await loadScores(ports, id)).state;
      const known = { ...state, reviews };
      assertUnchanged(request.body, toStaffHotel(known, null));
      const command = revisionOf(known, principalOf(request), body);
      if (PAID_TO.some((field) => field in command.data.changes))
        await assertSecondFactor(ports, request);
      const context = contextOf(request);
      return (await ports.commands.handle(hotel, hotelStream(id), command, context)).position;
    });
    const { hotel: changed, position } = await hotelAnswer(ports, id);
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      hotel: changed,
      ...detailFor(request, DETAILS.hotelChanged),
    });
  };

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
