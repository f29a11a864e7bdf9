import type { StaffHotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { toStaffHotel } from '@baanpak/contract/hotel/to-hotel.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { hotelRooms, hotelRoomsStream } from '@baanpak/domain/hotel/hotel-rooms.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { type Satang, satang } from '@baanpak/domain/values/money/money.ts';
import { addDays, bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import { latestPosition, type Position } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  Clock,
  Commands,
  Pictures,
  RequestIds,
  RequestKeys,
  SecondFactors,
  Store,
} from '../ports.ts';
import {
  addHotelPictures,
  changeHotel,
  type HotelPicture,
  setHotelPicture,
} from '../use-cases/hotel/change-hotel.ts';
import { createHotel } from '../use-cases/hotel/create-hotel.ts';
import { loadHotel, loadScores } from '../use-cases/hotel/load-hotel.ts';
import { removeHotel } from '../use-cases/hotel/remove-hotel.ts';
import { DETAILS, detailFor, type Handlers, sendMade, sendWithPosition } from './answer.ts';
import { filesOf, staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

type OfHotel = Commands & Clock & Pictures & RequestIds & RequestKeys & SecondFactors & Store;

export const hotelHandlers = (ports: OfHotel) =>
  ({
    'POST /hotels': async (request, reply) => {
      const made = await createHotel(ports, staffOf(request, ports), request.body);
      const { hotel: shown, position } = await hotelAnswer(ports, made.id);
      return sendMade(reply, ports, { ...made, position }).send({
        hotel: shown,
        ...detailFor(request, DETAILS.hotelCreated),
      });
    },

    'PUT /hotels/{id}': async (request, reply) => {
      const { id } = request.params;
      const done = await withIdempotency(ports, request, reply, (body) =>
        changeHotel(ports, staffOf(request, ports), id, body),
      );
      const { hotel: shown, position } = await hotelAnswer(ports, id);
      return sendWithPosition(reply, ports, latestPosition([done, position])).send({
        hotel: shown,
        ...detailFor(request, DETAILS.hotelChanged),
      });
    },

    'DELETE /hotels/{id}': async (request, reply) => {
      const { id } = request.params;
      const position = await withIdempotency(ports, request, reply, () =>
        removeHotel(ports, staffOf(request, ports), id),
      );
      const { state } = await ports.commands.load(hotel, hotelStream(id));
      if (state.status === 'unknown') throw new Refusal('not-found', 'No such hotel');
      return sendWithPosition(reply, ports, position).send({
        hotel: toStaffHotel(state, null),
        ...detailFor(request, DETAILS.hotelRemoved),
      });
    },

    'POST /hotels/{id}/gallery': async (request, reply) => {
      const { id } = request.params;
      await addHotelPictures(ports, staffOf(request, ports), id, filesOf(request));
      const { idsGallery, imagesUrl } = await shownPictures(ports, reply, id);
      return { idsGallery, imagesUrl, ...detailFor(request, DETAILS.picturesAdded) };
    },

    'POST /hotels/{id}/background-cover': async (request, reply) => {
      const { idBackgroundCover, imageUrl } = await withPicture(ports, request, reply, 'cover');
      return { idBackgroundCover, imageUrl, ...detailFor(request, DETAILS.pictureSet) };
    },

    'POST /hotels/{id}/logo': async (request, reply) => {
      const { idLogo, imageLogoUrl } = await withPicture(ports, request, reply, 'logo');
      return { idLogo, imageLogoUrl, ...detailFor(request, DETAILS.pictureSet) };
    },

    'POST /hotels/{id}/payment': async (request, reply) => {
      const { idPayment, imagePaymentUrl } = await withPicture(ports, request, reply, 'payment');
      return { idPayment, imagePaymentUrl, ...detailFor(request, DETAILS.pictureSet) };
    },
  }) satisfies Partial<Handlers>;

/** Sets a picture; the hotel as it then is. */
async function withPicture(
  ports: OfHotel,
  request: FastifyRequest & { params: Readonly<{ id: string }> },
  reply: FastifyReply,
  picture: HotelPicture,
): Promise<StaffHotelJson> {
  const { id } = request.params;
  await setHotelPicture(ports, staffOf(request, ports), id, picture, filesOf(request));
  return shownPictures(ports, reply, id);
}

async function shownPictures(
  ports: Commands & Store,
  reply: FastifyReply,
  hotelId: string,
): Promise<StaffHotelJson> {
  const { state, position } = await loadHotel(ports, hotelId);
  void sendWithPosition(reply, ports, position);
  return toStaffHotel(state, null);
}

/** What a write answers of a hotel, from the streams themselves. */
async function hotelAnswer(
  ports: Commands & Clock,
  hotelId: string,
): Promise<Readonly<{ hotel: StaffHotelJson; position: Position }>> {
  const { state, position } = await loadHotel(ports, hotelId);
  const [lowest, scores] = await Promise.all([
    lowestPrice(ports, hotelId),
    loadScores(ports, hotelId),
  ]);
  return {
    hotel: toStaffHotel({ ...state, reviews: scores.state.hotel }, lowest.price),
    position: latestPosition([position, scores.position, ...lowest.positions]),
  };
}

/** The lowest price of tonight among the hotel's open rooms; null where none is open. */
async function lowestPrice(ports: Commands & Clock, hotelId: string) {
  const { state } = await ports.commands.load(hotelRooms, hotelRoomsStream(hotelId));
  const rooms = await Promise.all(
    state.roomIds.map((roomId) => ports.commands.load(room, roomStream(roomId))),
  );
  const today = bangkokDay(ports.now());
  const tonight = { checkIn: today, checkOut: addDays(today, 1) };
  const prices = rooms.flatMap((one) =>
    one.state.status === 'unknown' || one.state.disabled ? [] : [quote(one.state, tonight).total],
  );
  const price: Satang | null = prices.length > 0 ? satang(Math.min(...prices)) : null;
  return { price, positions: rooms.map(({ position }) => position) };
}

/** Whose a hotel is; undefined for one that is not there. */
export const ownerOfHotel =
  ({ commands }: Commands): OwnerOf =>
  async (hotelId) => {
    const { state } = await commands.load(hotel, hotelStream(hotelId));
    return state.status === 'registered' ? state : undefined;
  };

/** The same, of one that is removed, too. */
export const ownerOfFormerHotel =
  ({ commands }: Commands): OwnerOf =>
  async (hotelId) => {
    const { state } = await commands.load(hotel, hotelStream(hotelId));
    return state.status === 'unknown' ? undefined : state;
  };
