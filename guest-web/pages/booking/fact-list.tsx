import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { bookingTh } from './texts.th.ts';

type Fact = readonly [keyof typeof bookingTh.field, string | number | null | undefined];
type FactListProps = Readonly<{
  title: string;
  facts: readonly Fact[];
  children?: ReactNode;
}>;

/** Names and values; what the guest left empty is left out. */
export function FactList({ title, facts, children }: FactListProps) {
  const { t } = useTranslation('booking');
  return (
    <section className="rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      <dl className="mt-3 divide-y divide-line">
        {facts.filter(isFilledIn).map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
            <dt className="text-muted">{t(`field.${name}`)}</dt>
            <dd className="min-w-0 text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

const isFilledIn = ([, value]: Fact) => value !== null && value !== undefined && value !== '';
