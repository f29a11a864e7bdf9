import type { PriceOverrideJson } from '@baanpak/contract/room/room-prices.ts';
import { type DayTable, NO_DAYS, onDay, runsOf, withDays } from '@baanpak/domain/room/day-table.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import type { LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import { type DaysRead, periodOf } from '../availability/by-day.ts';
import type { PriceSet, RulesSet, SetBy } from './read-overrides.ts';

type Painted = Readonly<{ prices: readonly PriceSet[]; rules: readonly RulesSet[] }>;

/** Who said what counts on these days, the last first. */
export function toOverrides(
  { prices, rules }: Painted,
  dates: readonly LocalDate[],
  names: ReadonlyMap<string, string>,
  storeId: string,
): PriceOverrideJson[] {
  const [ofPrices, ofRules] = [lastOf(prices), lastOf(rules)];
  const paints = new Map([...prices, ...rules].map((one) => [one.place, one]));
  return [...paints.values()]
    .sort((one, other) => other.seq - one.seq)
    .map(({ place, actor, painted_at, undoes }): PriceOverrideJson => {
      const [commit = '0', prepare = '0'] = place.split('.');
      const position = { commit: BigInt(commit), prepare: BigInt(prepare) };
      const daysOf = (table: DayTable<string>) =>
        runsOf(dates.filter((date) => onDay(table, date) === place));
      return {
        position: positionToken({ storeId, position }),
        at: instant(Date.parse(painted_at)),
        ...{ by: actor, name: names.get(actor) ?? null, undoes },
        ...{ prices: daysOf(ofPrices), rules: daysOf(ofRules) },
      };
    })
    .filter((paint) => paint.prices.length + paint.rules.length > 0);
}

/** Of each day the place of what was said of it last. */
const lastOf = (painted: readonly (DaysRead & SetBy)[]): DayTable<string> =>
  painted.reduce<DayTable<string>>(
    (table, { place, ...days }) => withDays(table, periodOf(days), () => place),
    NO_DAYS,
  );
