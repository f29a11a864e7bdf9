import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import type { SetPricesRequest } from '@baanpak/contract/room/set-prices.ts';
import { toPricedDay } from '@baanpak/contract/room/to-priced-day.ts';
import { room, roomStream } from '@baanpak/domain/room/room.ts';
import type {
  RegisteredRoom,
  Room,
  SetDayPrices,
  UndoDayPrices,
} from '@baanpak/domain/room/room-state.ts';
import { bangkokDay, nightsOf, type Stay } from '@baanpak/domain/values/time/local-date.ts';
import type { FastifyRequest } from 'fastify';
import { detailFor, latestPosition, sendWithPosition } from '../../http/answer.ts';
import { DETAILS } from '../../http/details.ts';
import type { Handler } from '../../http/handler.ts';
import { contextOf } from '../../http/request.ts';
import { withIdempotency } from '../../http/with-idempotency.ts';
import type { Clock, Commands, RequestIds, RequestKeys, Store } from '../../ports.ts';
import { requestedDayPrices } from './requested-day-prices.ts';
import { daysOfOverride, requestedPriceUndo, undoAt } from './requested-price-undo.ts';
import { loadRoom } from './staff-room.ts';

/** PUT /rooms/{id}/prices: of each day the price and the rules set last count. */
export const setPrices =
  (ports: Commands & Clock & RequestIds & RequestKeys & Store): Handler<'PUT /rooms/{id}/prices'> =>
  async (request, reply) => {
    const { params, body, query } = request;
    const before = await loadRoom(ports, params.id);
    const asked = askedOf(ports, before, body);
    if (query.preview) {
      const prices = pricesOf(after(before, asked.command), asked.shown);
      return { prices, undo: null, ...detailFor(request, DETAILS.pricesAsTheyWouldBe) };
    }
    let isNews = true;
    const done = await withIdempotency(ports, request, reply, async () => {
      const { events, position } = await carryOut(ports, asked.command, request);
      isNews = events.length > 0;
      return position;
    });
    const { state, position } = await ports.commands.load(room, roomStream(params.id));
    return sendWithPosition(reply, ports, latestPosition([done, position])).send({
      prices: pricesOf(state, asked.shown),
      undo: isNews ? undoAt(ports, state, done) : null,
      ...detailFor(request, DETAILS.pricesSet),
    });
  };

/** `shown`: the days that are answered. */
type Asked = Readonly<{ command: SetDayPrices | UndoDayPrices; shown: Stay | undefined }>;

function askedOf(ports: Clock & Store, known: RegisteredRoom, body: SetPricesRequest): Asked {
  const { undo, ...rest } = body;
  if (undo !== undefined) {
    const paint = requestedPriceUndo(ports, known, undo, rest);
    const data = { roomId: known.roomId, paint: paint.version };
    return { command: { type: 'UndoPaint', data }, shown: daysOfOverride(paint) };
  }
  const command = requestedDayPrices(known.roomId, body, bangkokDay(ports.now()));
  return { command, shown: { checkIn: command.data.from, checkOut: command.data.to } };
}

const carryOut = ({ commands }: Commands, command: Asked['command'], request: FastifyRequest) =>
  commands.handle(room, roomStream(command.data.roomId), command, contextOf(request));

/** The room as a command would leave it. */
const after = (known: Room, command: Asked['command']): Room =>
  room.decide(known, command).reduce(room.evolve, known);

const pricesOf = (known: Room, shown: Stay | undefined): PricedDayJson[] =>
  known.status === 'unknown' || !shown
    ? []
    : nightsOf(shown).map((date) => toPricedDay(date, known.details.basePrice, known));
