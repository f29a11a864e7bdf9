import type { PricedDayJson } from '@baanpak/contract/room/room-prices.ts';
import { RoomParams } from '@baanpak/contract/room/room-requests.ts';
import {
  PricesAnswer,
  SetPricesBody,
  type SetPricesRequest,
  WEEKDAYS,
} from '@baanpak/contract/room/set-prices.ts';
import { quote } from '@baanpak/domain/room/quote.ts';
import {
  type RegisteredRoom,
  type RoomCommand,
  room,
  roomStream,
} from '@baanpak/domain/room/room.ts';
import { rulesOn, type StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { DAYS_AHEAD } from '@baanpak/domain/stay/stay-rules.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { baht, toBaht } from '@baanpak/domain/values/money/money.ts';
import {
  addDays,
  bangkokDay,
  type LocalDate,
  localDate,
  nightsOf,
} from '@baanpak/domain/values/time/local-date.ts';
import { type Position, START } from '@baanpak/infrastructure/event-store/port.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { detailFor, furthest, withPosition } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { DETAILS } from '../details.ts';
import { once } from '../once.ts';
import { contextOf } from '../request.ts';
import { loadRoom, writesRoom } from './staff-room.ts';

/** PUT /rooms/{id}/prices: of each day the price and the rules set last count. */
export const setPrices =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.put(
      '/rooms/:id/prices',
      {
        config: {
          staff: writesRoom(deps),
          refuses: ['stay-in-the-past', 'stay-too-far-ahead', 'stay-too-short'],
        },
        schema: {
          tags: ['rooms'],
          summary: 'Set prices and rules of stay for some days',
          params: RoomParams,
          body: SetPricesBody,
          response: { 200: PricesAnswer },
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        const done = await once(deps, request, reply, async () => {
          const days = daysIn(body, bangkokDay(deps.now()));
          return sayOf(deps, params.id, days, body, request);
        });
        const state = await loadRoom(deps, params.id);
        const { position } = await deps.commands.load(room, roomStream(params.id));
        const shown = { checkIn: localDate(body.from), checkOut: localDate(body.to) };
        const prices = nightsOf(shown).map((day) => pricedDay(state, day));
        return withPosition(reply, deps, furthest([done, position])).send({
          prices,
          ...detailFor(request, DETAILS.pricesSet),
        });
      },
    );
  };

type Days = Readonly<{ from: LocalDate; to: LocalDate; weekdays?: readonly number[] }>;

/** Refuses days that no calendar shows. */
function daysIn({ from, to, weekdays }: SetPricesRequest, today: LocalDate): Days {
  const days = { from: localDate(from), to: localDate(to) };
  if (days.from < addDays(today, -DAYS_AHEAD))
    throw new Refusal('stay-in-the-past', `Calendars go back ${DAYS_AHEAD} days`);
  if (days.to > addDays(today, DAYS_AHEAD))
    throw new Refusal('stay-too-far-ahead', `Calendars go ${DAYS_AHEAD} days ahead`);
  if (weekdays === undefined) return days;
  const numbers = weekdays.map((day) => (typeof day === 'number' ? day : WEEKDAYS.indexOf(day)));
  return { ...days, weekdays: [...new Set(numbers)].sort() };
}

async function sayOf(
  { commands }: Deps,
  roomId: string,
  days: Days,
  body: SetPricesRequest,
  request: FastifyRequest,
): Promise<Position> {
  const rules = rulesIn(body);
  if (body.price === undefined && Object.keys(rules).length === 0)
    throw invalidField('price', { th: 'ต้องระบุราคาหรือเงื่อนไข', en: 'or a rule is required' });
  const changes: RoomCommand[] = [];
  if (body.price !== undefined)
    changes.push({ type: 'SetRoomPrices', data: { roomId, ...days, price: baht(body.price) } });
  if (Object.keys(rules).length > 0)
    changes.push({ type: 'SetStayRules', data: { roomId, ...days, rules } });
  const context = contextOf(request);
  let position = START;
  for (const command of changes)
    ({ position } = await commands.handle(room, roomStream(roomId), command, context));
  return position;
}

function rulesIn(body: SetPricesRequest): Partial<StayRules> {
  const { minStay, maxStay, closedToArrival, closedToDeparture } = body;
  if (minStay && maxStay && minStay > maxStay)
    throw invalidField('maxStay', { th: 'ต้องไม่น้อยกว่า minStay', en: 'is less than minStay' });
  return {
    ...(minStay !== undefined && { minStay }),
    ...(maxStay !== undefined && { maxStay }),
    ...(closedToArrival !== undefined && { closedToArrival }),
    ...(closedToDeparture !== undefined && { closedToDeparture }),
  };
}

const pricedDay = (state: RegisteredRoom, date: LocalDate): PricedDayJson => ({
  date,
  price: toBaht(quote(state, { checkIn: date, checkOut: addDays(date, 1) }).total),
  ...rulesOn(state.rules, date),
});
