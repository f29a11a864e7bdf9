import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import { latestPosition } from '@baanpak/infrastructure/event-store/port.ts';
import type { OwnerOf } from '@baanpak/infrastructure/http/staff.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, Commands, Pictures, RequestIds, RequestKeys, Store } from '../ports.ts';
import {
  addRoomPictures,
  changeRoom,
  type RoomPicture,
  setRoomPicture,
} from '../use-cases/room/change-room.ts';
import { createRoom } from '../use-cases/room/create-room.ts';
import { roomAnswer } from '../use-cases/room/load-room.ts';
import { removeRoom } from '../use-cases/room/remove-room.ts';
import {
  previewPrices,
  pricesOf,
  requestedPrices,
  setPrices,
  undoAt,
} from '../use-cases/room/set-prices.ts';
import { DETAILS, detailFor, type Handlers, sendMade, sendWithPosition } from './answer.ts';
import { filesOf, staffOf } from './request.ts';
import { withIdempotency } from './with-idempotency.ts';

type OfRoom = Commands & Clock & Pictures & RequestIds & RequestKeys & Store;

export const roomHandlers = (ports: OfRoom) =>
  ({
    'POST /rooms': async (request, reply) => {
      const made = await createRoom(ports, staffOf(request, ports), request.body);
      const { room: shown, position } = await roomAnswer(ports, made.id);
      return sendMade(reply, ports, { ...made, position }).send({
        room: shown,
        ...detailFor(request, DETAILS.roomCreated),
      });
    },

    'PUT /rooms/{id}': async (request, reply) => {
      const { id } = request.params;
      const done = await withIdempotency(ports, request, reply, (body) =>
        changeRoom(ports, staffOf(request, ports), id, body),
      );
      const { room: shown, position } = await roomAnswer(ports, id);
      return sendWithPosition(reply, ports, latestPosition([done, position])).send({
        room: shown,
        ...detailFor(request, DETAILS.roomChanged),
      });
    },

    'DELETE /rooms/{id}': async (request, reply) => {
      const { id } = request.params;
      const position = await withIdempotency(ports, request, reply, () =>
        removeRoom(ports, staffOf(request, ports), id),
      );
      const { room: shown } = await roomAnswer(ports, id);
      return sendWithPosition(reply, ports, position).send({
        room: shown,
        ...detailFor(request, DETAILS.roomRemoved),
      });
    },

    'PUT /rooms/{id}/prices': async (request, reply) => {
      const { params, body, query } = request;
      const requested = await requestedPrices(ports, params.id, body);
      if (query.preview) {
        const prices = previewPrices(requested);
        return { prices, undo: null, ...detailFor(request, DETAILS.pricesAsTheyWouldBe) };
      }
      let isNews = true;
      const done = await withIdempotency(ports, request, reply, async () => {
        const { events, position } = await setPrices(ports, staffOf(request, ports), requested);
        isNews = events.length > 0;
        return position;
      });
      const { state, position } = await ports.commands.load(room, roomStream(params.id));
      return sendWithPosition(reply, ports, latestPosition([done, position])).send({
        prices: pricesOf(state, requested.shown),
        undo: isNews ? undoAt(ports, state, done) : null,
        ...detailFor(request, DETAILS.pricesSet),
      });
    },

    'POST /rooms/{id}/gallery': async (request, reply) => {
      const { id } = request.params;
      await addRoomPictures(ports, staffOf(request, ports), id, filesOf(request));
      const { idsGallery, imagesUrl } = await shownPictures(ports, reply, id);
      return { idsGallery, imagesUrl, ...detailFor(request, DETAILS.picturesAdded) };
    },

    'POST /rooms/{id}/background-cover': async (request, reply) => {
      const { idBackgroundCover, imageUrl } = await withPicture(ports, request, reply, 'cover');
      return { idBackgroundCover, imageUrl, ...detailFor(request, DETAILS.pictureSet) };
    },

    'POST /rooms/{id}/panorama': async (request, reply) => {
      const { image360Url } = await withPicture(ports, request, reply, 'panorama');
      return { image360Url, ...detailFor(request, DETAILS.pictureSet) };
    },
  }) satisfies Partial<Handlers>;

/** Sets a picture; the room as it then is. */
async function withPicture(
  ports: OfRoom,
  request: FastifyRequest & { params: Readonly<{ id: string }> },
  reply: FastifyReply,
  picture: RoomPicture,
): Promise<RoomJson> {
  const { id } = request.params;
  await setRoomPicture(ports, staffOf(request, ports), id, picture, filesOf(request));
  return shownPictures(ports, reply, id);
}

async function shownPictures(
  ports: Commands & Store,
  reply: FastifyReply,
  roomId: string,
): Promise<RoomJson> {
  const { room: shown, position } = await roomAnswer(ports, roomId);
  void sendWithPosition(reply, ports, position);
  return shown;
}

/** Whose a room is, a removed one too; undefined for one that was never registered. */
export const ownerOfRoom =
  ({ commands }: Commands): OwnerOf =>
  async (roomId) => {
    const { state } = await commands.load(room, roomStream(roomId));
    return state.status === 'unknown' ? undefined : state;
  };
