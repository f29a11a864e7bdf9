import { type SetPricesRequest, WEEKDAYS } from '@baanpak/contract/room/set-prices.ts';
import { DAYS_AHEAD } from '@baanpak/domain/booking/stay-rules.ts';
import type { SetDayPrices } from '@baanpak/domain/room/room-state.ts';
import type { StayRules } from '@baanpak/domain/room/stay-rules.ts';
import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';
import { baht } from '@baanpak/domain/values/money/money.ts';
import type { PriceChange } from '@baanpak/domain/values/money/price-change.ts';
import { addDays, type LocalDate, localDate } from '@baanpak/domain/values/time/local-date.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { type FieldMappers, identity, pickProvided } from '../../http/pick-provided.ts';

/** The days that a request paints, and what it says of them. Throws InvalidRequest (400) or `Refusal`. */
export function requestedDayPrices(
  roomId: string,
  body: SetPricesRequest,
  today: LocalDate,
): SetDayPrices {
  const period = daysIn(body, today);
  const { price, change } = body;
  const rules = rulesIn(body);
  if (price !== undefined && change)
    throw invalidField('change', { th: 'ใช้พร้อมกับ price ไม่ได้', en: 'cannot go with price' });
  if (price === undefined && !change && Object.keys(rules).length === 0)
    throw invalidField('price', { th: 'ต้องระบุราคาหรือเงื่อนไข', en: 'or a rule is required' });
  return {
    type: 'PaintDays',
    data: {
      ...{ roomId, ...period, rules },
      ...(price !== undefined && { price: price === null ? null : baht(price) }),
      ...(change && { change: changeIn(change) }),
    },
  };
}

/** Refuses days that no calendar shows. */
function daysIn(body: SetPricesRequest, today: LocalDate) {
  const { weekdays } = body;
  const days = { from: dayIn('from', body.from), to: dayIn('to', body.to) };
  if (days.from < addDays(today, -DAYS_AHEAD))
    throw new Refusal('stay-in-the-past', `Calendars go back ${DAYS_AHEAD} days`);
  if (days.to > addDays(today, DAYS_AHEAD))
    throw new Refusal('stay-too-far-ahead', `Calendars go ${DAYS_AHEAD} days ahead`);
  if (weekdays === undefined) return days;
  const numbers = weekdays.map((day) => (typeof day === 'number' ? day : WEEKDAYS.indexOf(day)));
  return { ...days, weekdays: [...new Set(numbers)].sort() };
}

function dayIn(field: 'from' | 'to', day: string | undefined): LocalDate {
  if (day === undefined) throw invalidField(field, { th: 'จำเป็นต้องระบุ', en: 'is required' });
  return localDate(day);
}

function changeIn({ percent, amount }: NonNullable<SetPricesRequest['change']>): PriceChange {
  if (percent !== undefined && amount === undefined) return { percent };
  if (amount !== undefined && percent === undefined) return { amount };
  const either = {
    th: 'ต้องระบุ percent หรือ amount อย่างใดอย่างหนึ่ง',
    en: 'is either percent or amount',
  };
  throw invalidField('change', either);
}

const RULES: FieldMappers<SetPricesRequest, StayRules> = {
  minStay: identity,
  maxStay: identity,
  closedToArrival: identity,
  closedToDeparture: identity,
  closed: identity,
};

function rulesIn(body: SetPricesRequest): Partial<StayRules> {
  const { minStay, maxStay } = body;
  if (minStay && maxStay && minStay > maxStay)
    throw invalidField('maxStay', { th: 'ต้องไม่น้อยกว่า minStay', en: 'is less than minStay' });
  return pickProvided(RULES, body);
}
