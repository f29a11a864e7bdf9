import type { DeskDayJson } from '@baanpak/contract/cash-drawer/desk-money.ts';
import { DESK_METHODS } from '@baanpak/domain/values/money/desk-payment.ts';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/facts.tsx';
import { formatBaht } from '../../ui/money.ts';

type MethodSumsProps = Readonly<{ sums: Pick<DeskDayJson, 'taken' | 'returned'> }>;

/** What was taken by each method, and what of it was given back. */
export function MethodSums({ sums: { taken, returned } }: MethodSumsProps) {
  const { t } = useTranslation();
  return (
    <Facts
      facts={DESK_METHODS.map((method) => [
        t(`desk.method.${method}`),
        [
          formatBaht(taken[method]),
          returned[method] > 0 && t('desk.returned', { amount: formatBaht(returned[method]) }),
        ]
          .filter(Boolean)
          .join(' · '),
      ])}
    />
  );
}
