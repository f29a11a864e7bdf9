import type { ReactNode } from 'react';
import type { Icon } from '../../ui/icons/icon.tsx';

type FactProps = Readonly<{ Icon: Icon; term: string; children: ReactNode }>;

/** One line of a list of facts (`dl`). */
export const Fact = ({ Icon, term, children }: FactProps) => (
  <div className="grid grid-cols-[1.25rem_1fr] gap-x-3">
    <Icon className="mt-1 size-5 text-brand-ink" aria-hidden="true" />
    <dt className="text-muted text-sm">{term}</dt>
    <dd className="col-start-2 grid">{children}</dd>
  </div>
);
