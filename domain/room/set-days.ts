import type { Recorded } from '../values/decider/message.ts';
import { withoutPastDays } from './day-table.ts';
import { assertSomeDay } from './period.ts';
import { withPrice } from './quote.ts';
import type {
  RegisteredRoom,
  RoomPricesSet,
  SetRoomPrices,
  SetStayRules,
  StayRulesSet,
} from './room.ts';
import { withRules } from './stay-rules.ts';

// Prices and rules of stay, day by day. What says nothing new of any day is no event.

export function setRoomPrices(known: RegisteredRoom, { data }: SetRoomPrices): RoomPricesSet[] {
  assertSomeDay(data);
  return withPrice(known.prices, data) === known.prices ? [] : [{ type: 'RoomPricesSet', data }];
}

export function setStayRules({ rules }: RegisteredRoom, { data }: SetStayRules): StayRulesSet[] {
  assertSomeDay(data);
  return withRules(rules, data) === rules ? [] : [{ type: 'StayRulesSet', data }];
}

export const pricesSet = (known: RegisteredRoom, { data, recordedAt }: Recorded<RoomPricesSet>) =>
  withoutPastDays(withPrice(known.prices, data), recordedAt);

export const rulesSet = ({ rules }: RegisteredRoom, { data, recordedAt }: Recorded<StayRulesSet>) =>
  withoutPastDays(withRules(rules, data), recordedAt);
