import { useApp } from '../../shell/context.ts';
import { formatDay } from '../../ui/dates.ts';
import { Price } from '../../ui/price.tsx';

type NightRowsProps = Readonly<{
  /** In baht. */
  nightPrices: readonly Readonly<{ date: string; price: number }>[];
}>;

/** Rows of a `dl`: what each night costs, where they differ or are asked for. */
export function NightRows({ nightPrices }: NightRowsProps) {
  const { language } = useApp().api;
  return nightPrices.map(({ date, price }) => (
    <div key={date} className="flex justify-between gap-3">
      <dt>{formatDay(date, language, 'short')}</dt>
      <dd>
        <Price amount={price} />
      </dd>
    </div>
  ));
}
