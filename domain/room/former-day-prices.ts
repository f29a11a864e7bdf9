import type { Message } from '../values/decider/message.ts';
import { isRecord } from '../values/fields/fields.ts';

// Prices and rules were events of their own once; each is a paint.

/** `RoomPricesSet` as a paint. */
export const pricesAsOverride = ({ data }: Message): Message => paint('prices', data);

/** `StayRulesSet` as a paint. */
export const rulesAsOverride = ({ data }: Message): Message => paint('rules', data);

function paint(of: 'prices' | 'rules', data: object): Message {
  const { roomId, ...period } = isRecord(data) ? data : {};
  return { type: 'DaysPainted', data: { roomId, prices: [], rules: [], [of]: [period] } };
}
