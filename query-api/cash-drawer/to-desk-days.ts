import type { DeskDayJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import { toShiftCount } from '@baanpak/contract/cash-drawer/to-shift-count.ts';
import type { DeskMethod } from '@baanpak/domain/values/money/desk-payment.ts';
import { addUp, toBaht } from '@baanpak/domain/values/money/money.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { Counted, Sum } from './find-desk-money.ts';

type Names = Readonly<{
  hotels: ReadonlyMap<string, I18nText>;
  people: ReadonlyMap<string, string>;
}>;

/** A line a person and hotel: also of who counted and took nothing. */
export function toDeskDays(
  sums: readonly Sum[],
  counts: readonly Counted[],
  { hotels, people }: Names,
): DeskDayJson[] {
  const tills = new Map(
    [...sums, ...counts.map(({ hotelId, userId: by }) => ({ hotelId, by }))].map(
      ({ hotelId, by }) => [`${hotelId} ${by}`, { hotelId, by }],
    ),
  );
  const days = [...tills.values()].map(({ hotelId, by }): DeskDayJson => {
    const own = sums.filter((sum) => sum.hotelId === hotelId && sum.by === by);
    const { taken, returned } = sumsOf(own);
    return {
      ...{ hotelId, hotelName: hotels.get(hotelId) ?? UNNAMED, by, name: people.get(by) ?? null },
      ...{ taken, returned, expected: taken.cash - returned.cash },
      counts: counts
        .filter((count) => count.hotelId === hotelId && count.userId === by)
        .map(toShiftCount),
    };
  });
  return days.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

const UNNAMED: I18nText = { th: '–', en: '–' };
const nameOf = ({ hotelName, hotelId, name, by }: DeskDayJson) =>
  `${hotelName.th} ${hotelId} ${name} ${by}`;

/** Taken and given back, by method, in THB. */
export const sumsOf = (sums: readonly Sum[]): Pick<DeskDayJson, 'taken' | 'returned'> => ({
  taken: byMethod(sums, 'payment'),
  returned: byMethod(sums, 'refund'),
});

function byMethod(sums: readonly Sum[], kind: Sum['kind']): DeskDayJson['taken'] {
  const of = (method: DeskMethod) =>
    toBaht(
      addUp(
        sums.flatMap((sum) => (sum.kind === kind && sum.method === method ? [sum.amount] : [])),
      ),
    );
  return { cash: of('cash'), transfer: of('transfer'), 'card-terminal': of('card-terminal') };
}
